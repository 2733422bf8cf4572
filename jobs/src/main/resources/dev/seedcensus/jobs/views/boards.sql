-- One row per run and Araf board: the record without what is nested in it.
SELECT
  run_id, grammar, seed, rows, cols, max_given, board, answer, rooms, draws, pairs, no_size, too_far,
  blocked, blocked_only, alive, catalogue, kept, tried, share_pair, share_cell, share_ration,
  tight_cell, donations, floor, ceiling, broken, legal_donations, trades, trades_broken, legal_trades,
  only_take, only_give, both, neither, give_take_pairs, movable_pairs, slack, micros, error
FROM araf
