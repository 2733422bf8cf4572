package dev.seedcensus.engine.play;

/**
 * What became of the walks of one policy on one graph.
 *
 * <p>All numbers but the first are sums over the walks. {@code wins}, {@code deaths}, {@code
 * losses}, {@code stuck} and {@code capped} add up to {@code walks}.
 *
 * @param walks walks made
 * @param wins walks that ended on a win
 * @param deaths walks that ended without hit points or on a death
 * @param losses walks that ended on another ending
 * @param stuck walks that ended where nothing was open or nothing was left to do
 * @param capped walks that were broken off
 * @param moves edges walked, those of the dice too
 * @param movesSquared squares of the moves of each walk
 * @param battles battles in which dice were thrown, again after a retreat
 * @param battlesWon battles won
 * @param rolls throws of dice
 * @param retreats battles left after at least one throw
 * @param potions potions drunk
 * @param wrongAnswers wrong answers given
 * @param hpLeft hit points at the end of walks that won
 */
public record PlayTally(
    int walks,
    int wins,
    int deaths,
    int losses,
    int stuck,
    int capped,
    long moves,
    long movesSquared,
    long battles,
    long battlesWon,
    long rolls,
    long retreats,
    long potions,
    long wrongAnswers,
    double hpLeft) {}
