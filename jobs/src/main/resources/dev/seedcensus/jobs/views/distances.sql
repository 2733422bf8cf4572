-- One row per seed of a grammar that declares a budget: how far its graph is from what is declared.
-- Each field counts with what is measured beyond or below, over what is declared, or over 1 where
-- nothing is; the distance is their sum, 0 if all are hit.
--
-- column distance: sum over the fields of |measured - declared| / max(declared, 1) [1]
-- column misses: how many fields are not hit [fields]
-- column fields: how many are declared [fields]
SELECT
  run_id, grammar, seed,
  -- Rounded, since sums of doubles depend on their order.
  round(sum(abs(measured - declared) / greatest(declared, 1)), 6) AS distance,
  CAST(count_if(NOT hit) AS INT) AS misses,
  CAST(count(*) AS INT) AS fields
FROM budgets
GROUP BY run_id, grammar, seed
