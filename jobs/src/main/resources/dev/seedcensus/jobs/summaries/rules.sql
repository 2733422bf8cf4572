SELECT
  r.stage,
  r.rule,
  round(avg(r.firings), 3) AS firings,
  round(avg(r.expected), 3) AS expected,
  round(avg(if(r.firings > 0, 1, 0)), 3) AS share
FROM census
LATERAL VIEW posexplode(rules) p AS place, r
GROUP BY p.place, r.stage, r.rule
ORDER BY p.place
