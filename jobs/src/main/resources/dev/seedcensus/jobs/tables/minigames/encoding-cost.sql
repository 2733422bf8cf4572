-- What it costs a graph to offer every matching as an answer.
-- key: n
-- runs: none
SELECT
  n,
  stack(2,
    'wrong-answer nodes', answer_cost(int(n)).wrong_nodes,
    'answer edges', answer_cost(int(n)).edges
  ) AS (measure, value)
FROM published
