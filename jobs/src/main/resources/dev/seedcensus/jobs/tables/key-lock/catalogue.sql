-- One application of each lock primitive to a small graph. A primitive that nests in itself only with
-- the option nest says so.
-- key: primitive
-- runs: catalogue
-- seeds: 1..8
WITH one AS (
  SELECT
    primitive,
    concat_ws(' or ', transform(array_sort(collect_set(nodes)), n -> if(n > 0, '+', '') || n)) AS nodes,
    concat_ws(' or ', transform(array_sort(collect_set(edges)), n -> if(n > 0, '+', '') || n)) AS edges,
    concat_ws(' or ', transform(array_sort(collect_set(diameter)), n -> if(n > 0, '+', '') || n))
      || if(max(diameter) < 0, ' (' || max(diameter_before) || ' to ' || max(diameter_after) || ')', '')
      AS diameter,
    if(bool_and(recoverable), 'yes', 'no') AS recoverable,
    if(bool_and(acyclic), 'yes', 'no') AS acyclic,
    bool_or(self_nests) AS self_nests
  FROM catalogue
  WHERE seed BETWEEN :first AND :last
  GROUP BY primitive
)
SELECT one.primitive, stack(6,
    'nodes', one.nodes, 'edges', one.edges, 'diameter', one.diameter,
    'recoverable', one.recoverable, 'acyclic', one.acyclic,
    'self-nests', CASE WHEN one.self_nests THEN 'yes' WHEN nest.self_nests THEN 'with nest' ELSE 'no' END
  ) AS (measure, value)
FROM one
LEFT JOIN one nest ON nest.primitive = one.primitive || '-nest'
