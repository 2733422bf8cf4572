-- How rare a key behind a lock is. Of the seeds that have one, the first twenty are named.
WITH asked AS (
  SELECT seed, keys, nesting_depth
  FROM seeds
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
)
SELECT 'seeds with a key' AS measure, CAST(count_if(keys > 0) AS STRING) AS value,
  count(*) AS of, CAST(NULL AS DOUBLE) AS sd, CAST(NULL AS BIGINT) AS n
FROM asked
UNION ALL
SELECT 'keys', CAST(sum(keys) AS STRING), NULL, NULL, NULL FROM asked
UNION ALL
SELECT 'keys per seed', CAST(round(avg(keys), 4) AS STRING), NULL, stddev_samp(keys), count(*) FROM asked
UNION ALL
SELECT 'seeds with a key behind a lock', CAST(count_if(nesting_depth > 1) AS STRING), count(*), NULL, NULL
FROM asked
UNION ALL
SELECT 'which', concat_ws(' ', slice(array_sort(collect_list(seed)), 1, 20)), NULL, NULL, NULL
FROM asked
WHERE nesting_depth > 1
