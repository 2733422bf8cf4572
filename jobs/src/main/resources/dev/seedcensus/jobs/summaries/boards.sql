SELECT
  concat(rows, 'x', cols) AS board,
  count(*) AS boards,
  round(avg(rooms), 2) AS rooms,
  round(avg(draws), 1) AS draws,
  round(avg(alive), 1) AS alive,
  round(avg(catalogue), 1) AS catalogue,
  round(avg(kept), 2) AS kept,
  round(avg(tried), 1) AS tried,
  round(avg(share_pair), 4) AS pair,
  round(avg(share_cell), 4) AS cell,
  round(avg(share_ration), 4) AS ration
FROM boards
WHERE error IS NULL
GROUP BY 1
ORDER BY 1
