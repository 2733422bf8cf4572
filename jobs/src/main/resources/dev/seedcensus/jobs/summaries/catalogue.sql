SELECT
  primitive,
  concat_ws(' or ', array_sort(collect_set(nodes))) AS nodes,
  concat_ws(' or ', array_sort(collect_set(edges))) AS edges,
  concat_ws(' or ', array_sort(collect_set(diameter))) AS diameter,
  bool_and(recoverable) AS recoverable,
  bool_and(acyclic) AS acyclic,
  bool_or(feeds_itself) AS feeds_itself,
  bool_or(self_nests) AS self_nests
FROM catalogue
GROUP BY primitive
ORDER BY primitive
