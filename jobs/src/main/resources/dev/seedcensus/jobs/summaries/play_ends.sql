SELECT
  policy,
  count(win_rate) AS seeds,
  round(avg(win_rate), 4) AS win_rate,
  round(avg(win_rate) - 1.96 * stddev_samp(win_rate) / sqrt(count(win_rate)), 4) AS low,
  round(avg(win_rate) + 1.96 * stddev_samp(win_rate) / sqrt(count(win_rate)), 4) AS high,
  round(sum(deaths) / sum(walks), 4) AS died,
  round(sum(losses) / sum(walks), 4) AS lost,
  round(sum(stuck) / sum(walks), 4) AS stuck,
  round(sum(capped) / sum(walks), 4) AS capped,
  count(unknown) AS unknown
FROM plays
GROUP BY policy
ORDER BY array_position(array('random', 'greedy', 'cautious', 'optimal'), policy)
