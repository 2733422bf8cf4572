-- Places, rooms and dead ends per dungeon.
-- key: statistic
SELECT statistic, 'value' AS measure, value, sd, n
FROM (
  SELECT stack(9,
    'mean places', avg(places), stddev_samp(places), count(*),
    'sd places', stddev_samp(places), NULL, NULL,
    'min places', double(min(places)), NULL, NULL,
    'max places', double(max(places)), NULL, NULL,
    'min room', double(min(node_types['room'])), NULL, NULL,
    'max room', double(max(node_types['room'])), NULL, NULL,
    'sd room', stddev_samp(node_types['room']), NULL, NULL,
    'min dead_end', double(min(node_types['dead_end'])), NULL, NULL,
    'max dead_end', double(max(node_types['dead_end'])), NULL, NULL
  ) AS (statistic, value, sd, n)
  FROM seeds
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
)
