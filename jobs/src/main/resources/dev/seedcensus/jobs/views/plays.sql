-- One row per seed and policy: win_rate is the share of its walks that won; for optimal the largest
-- probability of a win, null where it is unknown for the reason in unknown. The rest are sums over the
-- walks, null for optimal; battles_in_graph is how many there are to be fought.
SELECT
  run_id, grammar, seed, battles AS battles_in_graph, p.policy, p.win_rate, p.unknown,
  p.walks, p.wins, p.deaths, p.losses, p.stuck, p.capped, p.moves, p.moves_squared,
  p.battles, p.battles_won, p.rolls, p.retreats, p.potions, p.wrong_answers, p.hp_left
FROM play_records
LATERAL VIEW explode(plays) AS p
