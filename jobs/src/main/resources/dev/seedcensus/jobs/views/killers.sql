-- One row per Araf board and slack of two rooms: how many donations and trades between rooms of that
-- slack together shape stops, and how many only a number does. A room's slack is the number of its
-- legal areas less one.
--
-- column slack: slack of donor and receiver, or of the two that trade, together [cells]
-- column shape: changes after which a room does not hold together [changes]
-- column number: changes that only a least or largest area stops [changes]
SELECT run_id, grammar, seed, rows, cols, max_given, k.slack, k.shape, k.number
FROM araf
LATERAL VIEW explode(killers) AS k
