SELECT
  policy,
  trials,
  round(win, 5) AS win,
  round(win_error, 6) AS error,
  exact_win_fraction AS exact,
  round(exact_win, 5) AS decimal,
  round(win_apart, 2) AS apart,
  round(death, 5) AS death,
  exact_death_fraction AS exact_death
FROM battles
ORDER BY policy
