SELECT parity, count(*) AS seeds, avg(half) AS mean_half
FROM arithmetic
WHERE error IS NULL
GROUP BY parity
ORDER BY parity
