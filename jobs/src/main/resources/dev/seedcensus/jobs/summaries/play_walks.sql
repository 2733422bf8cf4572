SELECT
  policy,
  sum(walks) AS walks,
  round(sum(moves) / sum(walks), 2) AS moves,
  round(sqrt((sum(moves_squared) - pow(sum(moves), 2) / sum(walks)) / (sum(walks) - 1)), 2) AS sd,
  round(sum(battles) / sum(walks), 3) AS battles,
  round(sum(battles_won) / sum(battles), 4) AS battles_won,
  round(sum(rolls) / sum(walks), 3) AS rolls,
  round(sum(retreats) / sum(walks), 3) AS retreats,
  round(sum(potions) / sum(walks), 3) AS potions,
  round(sum(wrong_answers) / sum(walks), 3) AS wrong_answers,
  round(sum(hp_left) / sum(wins), 3) AS hp_left
FROM plays
WHERE walks IS NOT NULL
GROUP BY policy
ORDER BY array_position(array('random', 'greedy', 'cautious'), policy)
