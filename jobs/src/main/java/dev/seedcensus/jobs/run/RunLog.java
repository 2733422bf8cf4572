package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserPath;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.Logger;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.RollingFileAppender;
import org.apache.logging.log4j.core.appender.rolling.DefaultRolloverStrategy;
import org.apache.logging.log4j.core.appender.rolling.SizeBasedTriggeringPolicy;
import org.apache.logging.log4j.core.config.Configuration;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.layout.PatternLayout;

/**
 * The log of a run, {@code log/run.log} in its folder: what each census that filled it did, and
 * what Spark warned of meanwhile. At most five files of 2 MB, {@code run-1.log} the youngest of
 * those that were full.
 */
final class RunLog implements AutoCloseable {

  private static final String SIZE = "2 MB";
  private static final String OLDER_FILES = "4";
  private static final String PATTERN = "%d{yyyy-MM-dd'T'HH:mm:ss.SSS'Z'}{UTC} %-5p %c{1}: %m%n%ex";

  private final String name;
  private final Logger logger;
  private final Configuration configuration;
  private final RollingFileAppender appender;

  private RunLog(String name, LoggerContext context, RollingFileAppender appender) {
    this.name = name;
    this.configuration = context.getConfiguration();
    this.appender = appender;
    appender.start();
    // Ours to the file alone: on the screen is the progress line.
    LoggerConfig own = new LoggerConfig(name, Level.INFO, false);
    own.addAppender(appender, Level.INFO, null);
    configuration.addLogger(name, own);
    configuration.getRootLogger().addAppender(appender, Level.WARN, null);
    offScreen().forEach(logger -> logger.addAppender(appender, Level.WARN, null));
    context.updateLoggers();
    this.logger = context.getLogger(name);
  }

  /** Opens the log of a run, of which there is one at a time. */
  static RunLog open(RunFolder run) {
    Path folder = UserPath.absolute(run.path());
    // The last part of a name is what lines show.
    String name = "census.%s.census".formatted(folder.toString().replace('.', '_'));
    LoggerContext context = (LoggerContext) LogManager.getContext(false);
    RollingFileAppender appender =
        RollingFileAppender.newBuilder()
            .setName(name)
            .setConfiguration(context.getConfiguration())
            .withFileName(folder.resolve("log/run.log").toString())
            .withFilePattern(folder.resolve("log/run-%i.log").toString())
            .withPolicy(SizeBasedTriggeringPolicy.createPolicy(SIZE))
            .withStrategy(
                DefaultRolloverStrategy.newBuilder()
                    .withConfig(context.getConfiguration())
                    .withFileIndex("min")
                    .withMax(OLDER_FILES)
                    .build())
            .setLayout(PatternLayout.newBuilder().withPattern(PATTERN).build())
            .build();
    return new RunLog(name, context, appender);
  }

  void info(String line) {
    logger.info(line);
  }

  void warn(String line) {
    logger.warn(line);
  }

  /** With the stack trace. */
  void error(String line, Throwable cause) {
    logger.error(line, cause);
  }

  /** Loggers of Spark that are kept off the screen and so do not reach the root's appenders. */
  private Stream<LoggerConfig> offScreen() {
    return configuration.getLoggers().values().stream()
        .filter(logger -> !logger.isAdditive() && logger.getName().startsWith("org.apache.spark."));
  }

  @Override
  public void close() {
    configuration.getRootLogger().removeAppender(name);
    offScreen().forEach(logger -> logger.removeAppender(name));
    configuration.removeLogger(name);
    appender.stop();
  }
}
