SELECT
  policy,
  round(mean_rolls, 5) AS rolls,
  round(rolls_error, 6) AS error,
  exact_rolls_fraction AS exact,
  round(exact_rolls, 5) AS decimal,
  round(rolls_apart, 2) AS apart,
  round(mean_moves, 5) AS moves,
  exact_moves_fraction AS exact_moves
FROM battles
ORDER BY policy
