package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.source.CensusFunction;
import org.apache.spark.sql.SparkSessionExtensions;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * What sessions have beyond Spark's own, named in the setting {@code spark.sql.extensions}: the
 * table function {@code census}, views that keep up with a folder of runs where the setting {@value
 * CurrentViews#FOLDER} names one, and the refusal to write where {@value ReadingOnly#SETTING} asks
 * for it.
 */
public final class CensusExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {

  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    CensusFunction.inject(extensions);
    // Of the rules that extensions can add, these alone run before names are looked up.
    extensions.injectHintResolutionRule(ReadingOnly::new);
    extensions.injectHintResolutionRule(CurrentViews::new);
    return BoxedUnit.UNIT;
  }
}
