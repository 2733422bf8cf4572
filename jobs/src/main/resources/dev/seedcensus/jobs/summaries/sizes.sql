SELECT
  measure,
  round(avg(size), 2) AS mean,
  round(stddev_samp(size), 2) AS sd,
  min(size) AS min,
  max(size) AS max
FROM (
  SELECT stack(3, 'nodes', nodes, 'edges', edges, 'rewrites', iterations) AS (measure, size)
  FROM seeds
  WHERE error IS NULL
)
GROUP BY measure
ORDER BY array_position(array('nodes', 'edges', 'rewrites'), measure)
