SELECT
  primitive,
  `limit`,
  round(avg(firings), 2) AS firings,
  round(avg(nodes), 2) AS nodes,
  round(avg(nesting_depth), 2) AS nesting_depth,
  round(avg(route_depth), 2) AS route_depth
FROM catalogue_alone
GROUP BY primitive, `limit`
ORDER BY primitive, `limit`
