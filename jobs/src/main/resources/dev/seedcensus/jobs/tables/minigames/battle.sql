-- Battles under the four fixed policies: simulated with intervals, and exact. Lines "against exact" hold
-- the simulation against the exact value in place of the paper's simulation.
-- key: at normal, at advantage
-- runs: battle
-- seeds: 1..20
-- sample: 200,000 battles per policy
-- exact: P(win) exactly, P(death) exactly, mean rolls exactly
WITH asked AS (
  SELECT
    b.run_id, b.policy, sum(trials) AS trials, sum(wins) / sum(trials) AS win,
    sum(deaths) / sum(trials) AS death, sum(rolls) / sum(trials) AS rolls,
    sqrt(sum(rolls_squared) / sum(trials) - pow(sum(rolls) / sum(trials), 2)) AS rolls_sd
  FROM battle_blocks b
  WHERE seed BETWEEN :first AND :last
  GROUP BY b.run_id, b.policy
),
both AS (
  SELECT p.*, a.*, battle_odds(r.definition, a.policy) AS odds
  FROM published p
  JOIN asked a ON a.policy = p.`at normal` || '/' || p.`at advantage`
  JOIN runs r ON r.run_id = a.run_id
)
SELECT
  `at normal`, `at advantage`,
  stack(9,
    'P(win)', string(win), sqrt(win * (1 - win)), trials, NULL, 200000,
    'P(death)', string(death), sqrt(death * (1 - death)), trials, NULL, 200000,
    'mean rolls', string(rolls), rolls_sd, trials, NULL, 200000,
    'P(win) exactly', odds.win_fraction, NULL, NULL, exact_values[2], NULL,
    'P(death) exactly', odds.death_fraction, NULL, NULL, NULL, NULL,
    'mean rolls exactly', odds.rolls_fraction, NULL, NULL, exact_values[3], NULL,
    'P(win) against exact', string(win), sqrt(win * (1 - win)), trials, string(odds.win), 0,
    'P(death) against exact', string(death), sqrt(death * (1 - death)), trials, string(odds.death), 0,
    'mean rolls against exact', string(rolls), rolls_sd, trials, string(odds.rolls), 0
  ) AS (measure, value, sd, n, published, published_of)
FROM both
ORDER BY `at normal`, `at advantage`
