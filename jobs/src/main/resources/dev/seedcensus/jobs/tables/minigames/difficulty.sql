-- The share of puzzles that a propagator solves without a case split; and the two-proportion z test of
-- ours against the paper's (pooled variance), with the chance of so large a z for one and the same share.
-- key: corpus
-- given: puzzles
-- runs: matching, matching-neg-or-if, matching-4, matching-5
-- seeds: 1..2000
-- sample: as many puzzles as its rows say
WITH solved AS (
  SELECT grammar AS corpus, count(*) AS n, count_if(unit_direct) AS unit, count_if(arc_direct) AS arc
  FROM puzzles
  WHERE seed BETWEEN :first AND :last
  GROUP BY grammar
),
both AS (
  SELECT
    s.*, unit / n AS unit_share, arc / n AS arc_share, p.puzzles,
    two_proportion_z(unit, n, bigint(round(p.`unit propagation` * p.puzzles)), p.puzzles) AS unit_z,
    two_proportion_z(arc, n, bigint(round(p.`arc consistency` * p.puzzles)), p.puzzles) AS arc_z
  FROM solved s
  JOIN published p USING (corpus)
)
SELECT
  corpus,
  stack(6,
    'unit propagation', unit_share, sqrt(unit_share * (1 - unit_share)), n, puzzles,
    'arc consistency', arc_share, sqrt(arc_share * (1 - arc_share)), n, puzzles,
    'unit propagation, z', unit_z, NULL, NULL, NULL,
    'unit propagation, chance of z', normal_tails(unit_z), NULL, NULL, NULL,
    'arc consistency, z', arc_z, NULL, NULL, NULL,
    'arc consistency, chance of z', normal_tails(arc_z), NULL, NULL, NULL
  ) AS (measure, value, sd, n, published_of)
FROM both
ORDER BY corpus
