package dev.seedcensus.jobs.sql;

import java.io.Serializable;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.expressions.Aggregator;
import scala.Tuple2;

/**
 * The standard deviation that belongs to a ratio of sums, sum(part) / sum(whole), over groups that
 * are independent of each other while what is counted within a group is not (W. G. Cochran,
 * "Sampling Techniques", 1977, chapter 6): that of part - ratio × whole, over the mean of whole.
 * Divided by the square root of the number of groups it is the ratio's standard error. Groups with
 * an unknown part or whole are left out; null for fewer than two groups, and where all wholes are
 * 0.
 */
public final class RatioDeviation
    extends Aggregator<Tuple2<Double, Double>, RatioDeviation.Sums, Double> {

  private static final long serialVersionUID = 1;

  /** What one pass adds up. */
  public static final class Sums implements Serializable {
    private static final long serialVersionUID = 1;
    private long groups;
    private double part;
    private double whole;
    private double parts;
    private double products;
    private double wholes;
  }

  @Override
  public Sums zero() {
    return new Sums();
  }

  @Override
  public Sums reduce(Sums sums, Tuple2<Double, Double> group) {
    if (group._1() != null && group._2() != null) {
      sums.groups++;
      sums.part += group._1();
      sums.whole += group._2();
      sums.parts += group._1() * group._1();
      sums.products += group._1() * group._2();
      sums.wholes += group._2() * group._2();
    }
    return sums;
  }

  @Override
  public Sums merge(Sums sums, Sums others) {
    sums.groups += others.groups;
    sums.part += others.part;
    sums.whole += others.whole;
    sums.parts += others.parts;
    sums.products += others.products;
    sums.wholes += others.wholes;
    return sums;
  }

  @Override
  public Double finish(Sums sums) {
    if (sums.groups < 2 || sums.whole == 0) {
      return null;
    }
    double ratio = sums.part / sums.whole;
    double squares = sums.parts - 2 * ratio * sums.products + ratio * ratio * sums.wholes;
    double variance = Math.max(0, squares) / (sums.groups - 1);
    return Math.sqrt(variance) / (sums.whole / sums.groups);
  }

  @Override
  public Encoder<Sums> bufferEncoder() {
    return Encoders.javaSerialization(Sums.class);
  }

  @Override
  public Encoder<Double> outputEncoder() {
    return Encoders.DOUBLE();
  }
}
