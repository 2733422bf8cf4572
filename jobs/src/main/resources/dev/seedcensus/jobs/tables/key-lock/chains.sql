-- The pairIds picked up per round.
-- key: grammar, seed
SELECT
  s.grammar, s.seed,
  stack(2, 'rounds', CAST(nesting_depth AS STRING), 'chain', to_json(s.chain)) AS (measure, value)
FROM published p
JOIN seeds s USING (grammar, seed)
