package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.ConfidenceInterval;
import dev.seedcensus.jobs.experiment.Experiments;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.UDFRegistration;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.api.java.UDF4;
import org.apache.spark.sql.types.DataTypes;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The functions that queries have beside Spark's: {@code wilson_low(hits, of)} and {@code
 * wilson_high(hits, of)}, the 95 % interval of a share; {@code student_margin(sd, n)}, half the
 * width of the 95 % interval of a mean; the aggregate {@code ratio_sd(part, whole)}, the standard
 * deviation that belongs to sum(part) / sum(whole) ({@link RatioDeviation}); {@code
 * two_proportion_z(hits, of, hits, of)} with pooled variance; {@code normal_tails(z)}, the chance
 * of a normal deviate as far from 0; {@code chi_square_chance(counts, counts)}, the chance that two
 * samples of one distribution differ so much; and those of the experiments.
 */
final class Functions {

  private Functions() {}

  static void register(SparkSession session) {
    if (session.catalog().functionExists("wilson_low")) {
      return;
    }
    UDFRegistration functions = session.udf();
    // Counts come as whatever whole numbers the query has: a literal is an int.
    UDF2<Number, Number, Double> low = (hits, of) -> known(hits, of) ? share(hits, of).low() : null;
    UDF2<Number, Number, Double> high =
        (hits, of) -> known(hits, of) ? share(hits, of).high() : null;
    UDF2<Number, Number, Double> margin =
        (sd, n) ->
            sd != null && n != null && n.longValue() > 1
                ? ConfidenceInterval.marginOfMean(sd.doubleValue(), n.longValue())
                : null;
    UDF4<Number, Number, Number, Number, Double> z =
        (hits, of, others, ofOthers) ->
            known(hits, of) && known(others, ofOthers)
                ? z(
                    hits.doubleValue(),
                    of.doubleValue(),
                    others.doubleValue(),
                    ofOthers.doubleValue())
                : null;
    UDF1<Number, Double> tails = deviate -> deviate == null ? null : tails(deviate.doubleValue());
    UDF2<Seq<Number>, Seq<Number>, Double> chance =
        (ours, theirs) ->
            ours == null || theirs == null ? null : chance(longs(ours), longs(theirs));
    functions.register("wilson_low", low, DataTypes.DoubleType);
    functions.register("wilson_high", high, DataTypes.DoubleType);
    functions.register("student_margin", margin, DataTypes.DoubleType);
    functions.register(
        "ratio_sd",
        org.apache.spark.sql.functions.udaf(
            new RatioDeviation(), Encoders.tuple(Encoders.DOUBLE(), Encoders.DOUBLE())));
    functions.register("two_proportion_z", z, DataTypes.DoubleType);
    functions.register("normal_tails", tails, DataTypes.DoubleType);
    functions.register("chi_square_chance", chance, DataTypes.DoubleType);
    Experiments.all().forEach(experiment -> experiment.register(functions));
  }

  private static boolean known(Number hits, Number of) {
    return hits != null && of != null && of.longValue() > 0;
  }

  private static ConfidenceInterval share(Number hits, Number of) {
    return ConfidenceInterval.ofShare(hits.longValue(), of.longValue());
  }

  /** Null where both samples have all hits or none. */
  private static Double z(double hits, double of, double others, double ofOthers) {
    double pooled = (hits + others) / (of + ofOthers);
    double variance = pooled * (1 - pooled) * (1 / of + 1 / ofOthers);
    return variance > 0 ? (hits / of - others / ofOthers) / Math.sqrt(variance) : null;
  }

  private static double tails(double deviate) {
    return 2 * new NormalDistribution().cumulativeProbability(-Math.abs(deviate));
  }

  private static double chance(long[] ours, long[] theirs) {
    return new ChiSquareTest().chiSquareTestDataSetsComparison(ours, theirs);
  }

  private static long[] longs(Seq<Number> numbers) {
    return CollectionConverters.asJava(numbers).stream().mapToLong(Number::longValue).toArray();
  }
}
