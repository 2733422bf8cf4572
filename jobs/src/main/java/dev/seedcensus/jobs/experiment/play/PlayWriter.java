package dev.seedcensus.jobs.experiment.play;

import dev.seedcensus.engine.play.BestChance;
import dev.seedcensus.engine.play.PlayPolicy;
import dev.seedcensus.engine.play.PlayTally;
import dev.seedcensus.jobs.experiment.StructArray;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;

/** Writes what became of players in Spark's own row format. */
final class PlayWriter {

  private static final StructArray PLAY =
      StructArray.of(
          "policy STRING NOT NULL, win_rate DOUBLE, unknown STRING, walks INT, wins INT, deaths INT,"
              + " losses INT, stuck INT, capped INT, moves BIGINT, moves_squared BIGINT,"
              + " battles BIGINT, battles_won BIGINT, rolls BIGINT, retreats BIGINT,"
              + " potions BIGINT, wrong_answers BIGINT, hp_left DOUBLE");

  private static final int WIN_RATE = 1;
  private static final int UNKNOWN = 2;
  private static final int FIRST_COUNT = 3;

  static final DataType TYPE = PLAY.type();

  /**
   * What became of a policy.
   *
   * @param tally its walks, or null where none are made
   * @param best the largest probability, or null where walks are made
   */
  record Play(PlayPolicy policy, PlayTally tally, BestChance.Result best) {}

  private PlayWriter() {}

  static void write(List<Play> plays, UnsafeRowWriter row, int ordinal) {
    PLAY.write(plays, PlayWriter::write, row, ordinal);
  }

  private static void write(Play play, UnsafeRowWriter struct) {
    struct.write(0, UTF8String.fromString(play.policy().toString()));
    if (play.tally() == null) {
      writeBest(play.best(), struct);
    } else {
      writeTally(play.tally(), struct);
    }
  }

  private static void writeBest(BestChance.Result best, UnsafeRowWriter struct) {
    if (best.chance() == null) {
      struct.setNullAt(WIN_RATE);
      struct.write(UNKNOWN, UTF8String.fromString(best.unknown()));
    } else {
      struct.write(WIN_RATE, best.chance().doubleValue());
      struct.setNullAt(UNKNOWN);
    }
    for (int field = FIRST_COUNT; field < PLAY.element().length(); field++) {
      struct.setNullAt(field);
    }
  }

  private static void writeTally(PlayTally tally, UnsafeRowWriter struct) {
    struct.write(WIN_RATE, (double) tally.wins() / tally.walks());
    struct.setNullAt(UNKNOWN);
    int field = FIRST_COUNT;
    for (int count :
        new int[] {
          tally.walks(), tally.wins(), tally.deaths(), tally.losses(), tally.stuck(), tally.capped()
        }) {
      struct.write(field++, count);
    }
    for (long sum :
        new long[] {
          tally.moves(),
          tally.movesSquared(),
          tally.battles(),
          tally.battlesWon(),
          tally.rolls(),
          tally.retreats(),
          tally.potions(),
          tally.wrongAnswers()
        }) {
      struct.write(field++, sum);
    }
    struct.write(field, tally.hpLeft());
  }
}
