SELECT
  concat(rows, 'x', cols) AS board,
  sum(donations) AS donations,
  sum(floor) AS floor,
  sum(ceiling) AS ceiling,
  sum(broken) AS broken,
  sum(trades) AS trades,
  sum(trades_broken) AS trades_broken,
  sum(legal_donations + legal_trades) AS legal,
  round(sum(broken + trades_broken) / sum(donations + trades), 4) AS shape,
  sum(give_take_pairs) AS give_take_pairs,
  sum(movable_pairs) AS movable_pairs
FROM boards
WHERE error IS NULL
GROUP BY 1
ORDER BY 1
