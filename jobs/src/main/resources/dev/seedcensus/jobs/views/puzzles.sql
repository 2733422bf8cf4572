-- One row per run and puzzle: its clues by form, clues that the generator dropped again (dropped), the
-- sizes of the smallest isolating set of true clues (minimum) and of the one that the largest gain
-- chooses (largest_gain), whether unit propagation and arc consistency solve it, the steps of the solver
-- that splits cases; the same of the largest gain's set. forms and propagator are those of the run.
--
-- column forms: forms of clues that the run may use, joined by +
-- column propagator: the propagator that puzzles are made for; null for none
SELECT
  m.*,
  array_join(from_json(get_json_object(r.definition, '$.forms'), 'array<string>'), '+') AS forms,
  get_json_object(r.definition, '$.propagator') AS propagator
FROM matching m
JOIN runs r ON r.run_id = m.run_id
