-- Firings in stage expand: predicted, measured, expected.
-- predicted: the mean sites s of each iteration and the weights w give shares w*s / sum(w*s), which are
-- added up over the iterations. expected: the same sum for each seed by itself, then the mean over seeds.
-- key: rules
WITH weights AS (
  SELECT r.name AS rule, coalesce(r.weight, 1) AS weight
  FROM (
    SELECT explode(from_json(
      definition,
      'stages array<struct<name string, rules array<struct<name string, weight double>>>>'
    ).stages) AS stage
    FROM runs
    WHERE grammar = :grammar
  )
  LATERAL VIEW explode(stage.rules) AS r
  WHERE stage.name = 'expand'
),
mean_sites AS (
  SELECT iteration, rule, avg(sites) AS sites
  FROM sites
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last AND stage = 'expand'
  GROUP BY iteration, rule
),
shares AS (
  SELECT rule, weight * sites / sum(weight * sites) OVER (PARTITION BY iteration) AS share
  FROM mean_sites
  JOIN weights USING (rule)
),
-- The paper shows two rules together.
shown(rule, rules) AS (
  VALUES
    ('midpoint-room', 'midpoint-room + parallel-path'),
    ('parallel-path', 'midpoint-room + parallel-path'),
    ('dead-end', 'dead-end'),
    ('health-potion', 'health-potion'),
    ('key-door', 'key-door'),
    ('midpoint-room-oneway', 'midpoint-room-oneway')
),
-- What the paper's note gives for the mean of expected firings.
noted(rule, expected) AS (
  VALUES
    ('midpoint-room', '2.78'),
    ('parallel-path', '9.40'),
    ('dead-end', '9.40'),
    ('health-potion', '2.39'),
    ('key-door', '1.04'),
    ('midpoint-room-oneway', '0')
),
asked AS (
  SELECT seed, rule, firings, expected
  FROM firings
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last AND stage = 'expand'
)
SELECT
  rules, 'predicted' AS measure, sum(share) AS value,
  CAST(NULL AS DOUBLE) AS sd, CAST(NULL AS BIGINT) AS n, CAST(NULL AS STRING) AS published
FROM shares
JOIN shown USING (rule)
GROUP BY rules
UNION ALL
SELECT rules, 'measured', avg(firings), stddev_samp(firings), count(*), NULL
FROM (SELECT rules, seed, sum(firings) AS firings FROM asked JOIN shown USING (rule) GROUP BY rules, seed)
GROUP BY rules
UNION ALL
SELECT rule, 'expected', avg(a.expected), stddev_samp(a.expected), count(*), any_value(noted.expected)
FROM asked a
JOIN noted USING (rule)
GROUP BY rule
