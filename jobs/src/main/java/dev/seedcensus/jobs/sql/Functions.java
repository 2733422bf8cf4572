package dev.seedcensus.jobs.sql;

import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;
import dev.seedcensus.jobs.experiment.Experiments;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.types.DataTypes;

/**
 * The functions that queries have beside Spark's: {@code wilson_low(hits, of)} and {@code
 * wilson_high(hits, of)}, the 95 % interval of a share; {@code student_margin(sd, n)}, half the
 * width of the 95 % interval of a mean; and those of the experiments.
 */
final class Functions {

  private static final double CONFIDENCE = 0.95;

  private Functions() {}

  static void register(SparkSession session) {
    if (session.catalog().functionExists("wilson_low")) {
      return;
    }
    UDF2<Long, Long, Double> low = (hits, of) -> known(hits, of) ? low(hits, of) : null;
    UDF2<Long, Long, Double> high = (hits, of) -> known(hits, of) ? high(hits, of) : null;
    session.udf().register("wilson_low", low, DataTypes.DoubleType);
    session.udf().register("wilson_high", high, DataTypes.DoubleType);
    UDF2<Double, Long, Double> margin =
        (sd, n) -> sd != null && n != null && n > 1 ? margin(sd, n) : null;
    session.udf().register("student_margin", margin, DataTypes.DoubleType);
    Experiments.all().forEach(experiment -> experiment.register(session.udf()));
  }

  private static double margin(double sd, long n) {
    TDistribution student = new TDistribution((double) n - 1);
    return student.inverseCumulativeProbability(0.5 + CONFIDENCE / 2) * sd / Math.sqrt((double) n);
  }

  private static boolean known(Long hits, Long of) {
    return hits != null && of != null && of > 0 && of <= Integer.MAX_VALUE;
  }

  private static double low(long hits, long of) {
    return Math.max(0, interval(hits, of).getLowerBound());
  }

  private static double high(long hits, long of) {
    return Math.min(1, interval(hits, of).getUpperBound());
  }

  private static ConfidenceInterval interval(long hits, long of) {
    return new WilsonScoreInterval()
        .createInterval(Math.toIntExact(of), Math.toIntExact(hits), CONFIDENCE);
  }
}
