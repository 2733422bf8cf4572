package dev.seedcensus.jobs.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.spark.launcher.JavaModuleOptions;

/** A Java program in a process of its own, whose output goes to a file. */
public final class JavaProcess implements AutoCloseable {

  private final Process process;
  private final Path log;

  private JavaProcess(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  /**
   * Starts a program.
   *
   * @param wrapper what stands before the command, for example {@code setpriv …}
   * @param classPath class path
   * @param environment variables beside those of this process
   * @param log file that its output is added to
   * @param program main class and arguments
   */
  static JavaProcess start(
      List<String> wrapper,
      String classPath,
      Map<String, String> environment,
      Path log,
      List<String> program)
      throws IOException {
    List<String> command = new ArrayList<>(wrapper);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : JavaModuleOptions.defaultModuleOptions().strip().split("\\s+", -1)) {
      if (!option.startsWith("--add-modules")) {
        command.add(option);
      }
    }
    // Short lives: compiled little, and on few threads.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1g"));
    command.add("-Dlog4j2.configurationFile=classpath:dev/seedcensus/jobs/log4j2.properties");
    command.addAll(List.of("-cp", classPath));
    command.addAll(program);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    return new JavaProcess(builder.start(), log);
  }

  /** Whether it runs. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** Ends it as {@code kill -9} does. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Asks it to end, as {@code kill} does, and waits. */
  public void terminate() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }

  /** Waits for the end; the exit code. */
  public int code() throws InterruptedException {
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      kill();
      throw new IllegalStateException("Still running after minutes; see " + log);
    }
    return process.exitValue();
  }

  /** The processes that it started and that still run. */
  List<ProcessHandle> children() {
    return process.children().filter(ProcessHandle::isAlive).toList();
  }

  /** What it has printed. */
  public String output() {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return output();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
