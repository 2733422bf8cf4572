-- One row per seed and policy: win_rate is the share of its walks that won; for optimal the largest
-- probability of a win, null where it is unknown for the reason in unknown. The rest are sums over the
-- walks, null for optimal; battles_in_graph is how many there are to be fought.
--
-- column battles_in_graph: battles there are to be fought in the graph [battles]
-- column policy: the policy that all walks followed, or optimal
-- column win_rate: share of the walks that won; for optimal the largest probability of a win [1]
-- column unknown: why the probability of optimal is unknown; null where it is known
-- column walks: walks through the graph [walks]
-- column wins: walks that reached a win [walks]
-- column deaths: walks that ended in death [walks]
-- column losses: walks that ended in a loss [walks]
-- column stuck: walks that had no open way left [walks]
-- column capped: walks that were given up as too long [walks]
-- column moves: edges walked, all walks together [edges]
-- column moves_squared: the squares of each walk's edges, added up [edges²]
-- column battles: battles fought, all walks together [battles]
-- column battles_won: battles won, all walks together [battles]
-- column rolls: rolls of dice, all walks together [rolls]
-- column retreats: battles left before their end, all walks together [battles]
-- column potions: potions taken, all walks together [potions]
-- column wrong_answers: wrong answers to puzzles, all walks together [answers]
-- column hp_left: hit points left at the end, all walks together [hit points]
SELECT
  run_id, grammar, seed, battles AS battles_in_graph, p.policy, p.win_rate, p.unknown,
  p.walks, p.wins, p.deaths, p.losses, p.stuck, p.capped, p.moves, p.moves_squared,
  p.battles, p.battles_won, p.rolls, p.retreats, p.potions, p.wrong_answers, p.hp_left
FROM play_records
LATERAL VIEW explode(plays) AS p
