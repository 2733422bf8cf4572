SELECT
  measure,
  round(avg(size), 3) AS mean,
  round(stddev_samp(size), 3) AS sd,
  min(size) AS min,
  max(size) AS max,
  round(count_if(size > 0) / count(size), 4) AS share,
  round(wilson_low(count_if(size > 0), count(size)), 4) AS low,
  round(wilson_high(count_if(size > 0), count(size)), 4) AS high
FROM (
  SELECT stack(6,
    1, 'places', places, 2, 'keys', keys, 3, 'nesting depth', nesting_depth,
    4, 'stranded', stranded, 5, 'unopenable', unopenable, 6, 'dangling', dangling
  ) AS (place, measure, size)
  FROM seeds
)
WHERE size IS NOT NULL
GROUP BY place, measure
ORDER BY place
