-- The primitive matching-lock in place of one puzzle edge, with a puzzle of two clues (seed 2 is the first
-- that has so few); and the same where the edge has neither edgeId nor prereq.
-- runs: none
WITH locks AS (
  SELECT
    matching_lock('{"type": "puzzle", "edgeId": "e_ab_1", "prereq": {"pairId": "pair_1"}}', 2) AS named,
    matching_lock('{"type": "puzzle"}', 2) AS bare
)
SELECT
  stack(9,
    'nodes', string(named.nodes), NULL,
    'edges', string(named.edges), NULL,
    'edgeId of a to board', named.way_in, NULL,
    'edgeId of the correct answer', named.right_answer, NULL,
    'wrong answers', string(named.wrong_answers), NULL,
    'clues', string(named.clues), '2',
    'prereq of a to board', named.way_in_prereq, '{"pairId":"pair_1"}',
    'edgeId of a to board, bare edge', bare.way_in, 'e_mb_1',
    'prereq of a to board, bare edge', coalesce(bare.way_in_prereq, 'none'), 'none'
  ) AS (measure, value, published)
FROM locks
