-- One row per run and policy: its blocks added up. Shares of battles won and lost, mean rolls and mean
-- moves, each with what is exact (as a number and as a fraction); the standard error of the simulated
-- value, and how many of those it is away from the exact one (null where nothing spreads).
--
-- column policy: the policy that all battles followed
-- column trials: battles fought [battles]
-- column wins: battles won [battles]
-- column deaths: battles lost [battles]
-- column win: share of battles won [1]
-- column win_error: standard error of win [1]
-- column exact_win: exact chance of a win [1]
-- column exact_win_fraction: the same as a fraction [1]
-- column win_apart: how far win is from the exact chance [standard errors]
-- column death: share of battles lost [1]
-- column death_error: standard error of death [1]
-- column exact_death: exact chance of losing [1]
-- column exact_death_fraction: the same as a fraction [1]
-- column death_apart: how far death is from the exact chance [standard errors]
-- column mean_rolls: mean rolls per battle [rolls]
-- column rolls_error: standard error of mean_rolls [rolls]
-- column exact_rolls: exact expected rolls [rolls]
-- column exact_rolls_fraction: the same as a fraction [rolls]
-- column rolls_apart: how far mean_rolls is from the exact value [standard errors]
-- column mean_moves: mean edges walked per battle [edges]
-- column exact_moves: exact expected edges walked [edges]
-- column exact_moves_fraction: the same as a fraction [edges]
WITH added AS (
  SELECT
    run_id, grammar, policy, sum(trials) AS trials, sum(wins) AS wins, sum(deaths) AS deaths,
    sum(rolls) AS rolls, sum(rolls_squared) AS rolls_squared, sum(moves) AS moves
  FROM battle_blocks
  WHERE error IS NULL
  GROUP BY run_id, grammar, policy
),
measured AS (
  SELECT
    run_id, grammar, policy, trials, wins, deaths,
    wins / trials AS win,
    sqrt(wins / trials * (1 - wins / trials) / trials) AS win_error,
    deaths / trials AS death,
    sqrt(deaths / trials * (1 - deaths / trials) / trials) AS death_error,
    rolls / trials AS mean_rolls,
    sqrt(greatest(0, rolls_squared / trials - pow(rolls / trials, 2)) / trials) AS rolls_error,
    moves / trials AS mean_moves
  FROM added
),
exact AS (
  SELECT m.*, battle_odds(r.definition, m.policy) AS odds
  FROM measured m
  JOIN runs r ON r.run_id = m.run_id
)
SELECT
  run_id, grammar, policy, trials, wins, deaths,
  win, win_error, odds.win AS exact_win, odds.win_fraction AS exact_win_fraction,
  (win - odds.win) / nullif(win_error, 0) AS win_apart,
  death, death_error, odds.death AS exact_death, odds.death_fraction AS exact_death_fraction,
  (death - odds.death) / nullif(death_error, 0) AS death_apart,
  mean_rolls, rolls_error, odds.rolls AS exact_rolls, odds.rolls_fraction AS exact_rolls_fraction,
  (mean_rolls - odds.rolls) / nullif(rolls_error, 0) AS rolls_apart,
  mean_moves, odds.moves AS exact_moves, odds.moves_fraction AS exact_moves_fraction
FROM exact
