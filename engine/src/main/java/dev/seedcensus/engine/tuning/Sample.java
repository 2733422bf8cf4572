package dev.seedcensus.engine.tuning;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.linear.SingularValueDecomposition;
import org.apache.commons.math3.stat.descriptive.moment.VectorialCovariance;
import org.apache.commons.math3.stat.descriptive.moment.VectorialMean;

/**
 * What a census measured at some weights: means, what is known of their error, and how they change
 * with the weights.
 *
 * <p>A run draws rule {@code k} with probability {@code p_k = w_k s_k / sum_j w_j s_j}, so the
 * derivative of the logarithm of a whole run's probability by {@code log w_k} is its
 * <em>score</em>, firings of {@code k} less the sum of {@code p_k} over the iterations. Therefore
 * the derivative of any mean by {@code log w_k} is the covariance of what is averaged with that
 * score: one census gives means and gradient, and no weight needs to be wiggled. Scores have mean
 * zero, so they are control variates too: what a sample's scores are off by chance tells by how
 * much its means are.
 *
 * <p>Source: P. W. Glynn, Likelihood Ratio Gradient Estimation for Stochastic Systems,
 * Communications of the ACM 33(10), 1990, <a
 * href="https://doi.org/10.1145/84537.84552">doi:10.1145/84537.84552</a>.
 */
public final class Sample {

  private final long n;
  private final double[] plain;
  private final double[] means;
  private final double[] plainErrors;
  private final double[] errors;
  private final double[][] gradient;
  private final double whole;
  private final double[] exposure;

  private Sample(Builder builder) {
    n = builder.n;
    int goals = builder.goals;
    int scores = builder.scores;
    double[] all = builder.mean.getResult();
    RealMatrix covariance = builder.covariance.getResult();
    RealMatrix crossed = covariance.getSubMatrix(0, goals - 1, goals, goals + scores - 1);
    RealMatrix ofScores =
        covariance.getSubMatrix(goals, goals + scores - 1, goals, goals + scores - 1);
    RealMatrix slopes = crossed.multiply(inverse(ofScores));
    RealVector offset = new ArrayRealVector(all, goals, scores);
    plain = new double[goals];
    means = new double[goals];
    plainErrors = new double[goals];
    errors = new double[goals];
    for (int g = 0; g < goals; g++) {
      double variance = covariance.getEntry(g, g);
      double explained = slopes.getRowVector(g).dotProduct(crossed.getRowVector(g));
      plain[g] = all[g];
      means[g] = all[g] - slopes.getRowVector(g).dotProduct(offset);
      plainErrors[g] = Math.sqrt(variance / n);
      errors[g] = Math.sqrt(Math.max(0, variance - explained) / n);
    }
    gradient = crossed.getData();
    whole = builder.whole / n;
    exposure = builder.exposure.clone();
    for (int k = 0; k < exposure.length; k++) {
      exposure[k] /= n;
    }
  }

  /** Scores add up to zero over all rules, so their covariances have no proper inverse. */
  private static RealMatrix inverse(RealMatrix matrix) {
    return new SingularValueDecomposition(matrix).getSolver().getInverse();
  }

  /** How many seeds. */
  public long n() {
    return n;
  }

  /** The mean of a goal's measure as anybody would take it. */
  public double plainMean(int goal) {
    return plain[goal];
  }

  /** Standard deviation of {@link #plainMean}. */
  public double plainStandardError(int goal) {
    return plainErrors[goal];
  }

  /** The mean of a goal's measure, corrected for what the scores are off. */
  public double mean(int goal) {
    return means[goal];
  }

  /** Standard deviation of {@link #mean}. */
  public double standardError(int goal) {
    return errors[goal];
  }

  /** Derivative of the mean of a goal's measure by the logarithm of a knob's weight. */
  public double gradient(int goal, int knob) {
    return gradient[goal][knob];
  }

  /** Mean of what the firings of all rules of the stage add up to, in the goals' units. */
  public double whole() {
    return whole;
  }

  /** How often a knob's rule should have fired on average; 0 where it never had a site. */
  public double exposure(int knob) {
    return exposure[knob];
  }

  /** Adds up seeds, always in the same order, so that equal seeds give equal numbers. */
  public static final class Builder {

    private final int goals;
    private final int scores;
    private final VectorialMean mean;
    private final VectorialCovariance covariance;
    private final double[] row;
    private final double[] exposure;
    private double whole;
    private long n;

    /**
     * @param goals how many goals
     * @param scores rules of the stage, those with a knob first and in the knobs' order
     */
    public Builder(int goals, int scores) {
      this.goals = goals;
      this.scores = scores;
      this.mean = new VectorialMean(goals + scores);
      this.covariance = new VectorialCovariance(goals + scores, true);
      this.row = new double[goals + scores];
      this.exposure = new double[scores];
    }

    /**
     * Adds a seed.
     *
     * @param measures by goal
     * @param firings by rule
     * @param expected by rule, the sum over the iterations of its share of the total weight
     * @param total what the firings of all rules add up to, in the goals' units
     */
    public void add(double[] measures, double[] firings, double[] expected, double total) {
      System.arraycopy(measures, 0, row, 0, goals);
      for (int k = 0; k < scores; k++) {
        row[goals + k] = firings[k] - expected[k];
        exposure[k] += expected[k];
      }
      mean.increment(row);
      covariance.increment(row);
      whole += total;
      n++;
    }

    public long n() {
      return n;
    }

    /** The sample; of at least two seeds. */
    public Sample build() {
      return new Sample(this);
    }
  }

  /** An exact sample, for yields that are known as a formula. */
  static Sample exact(double[] means, double[][] gradient, double whole, double[] exposure) {
    return new Sample(means, new Array2DRowRealMatrix(gradient).getData(), whole, exposure);
  }

  private Sample(double[] means, double[][] gradient, double whole, double[] exposure) {
    this.n = Long.MAX_VALUE;
    this.plain = means.clone();
    this.means = means.clone();
    this.plainErrors = new double[means.length];
    this.errors = new double[means.length];
    this.gradient = gradient;
    this.whole = whole;
    this.exposure = exposure.clone();
  }
}
