package dev.seedcensus.jobs.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * Spark's own standalone cluster: a master and workers of one core each, as processes of their own
 * that listen on the loopback interface. Workers have Spark's libraries and nothing of the census.
 */
public final class StandaloneCluster implements AutoCloseable {

  private static final Pattern NOT_SPARKS =
      Pattern.compile("(seedcensus-|rhino-|picocli-|snakeyaml-|jackson-dataformat-yaml-).*");

  private static final int CORES_PER_WORKER = 1;

  private final Path folder;
  private final String classPath;
  private final int port = freePort();
  private final int pages = freePort();
  private final JavaProcess master;
  private final List<JavaProcess> workers = new ArrayList<>();

  /** Starts a cluster and waits for its workers to have joined. */
  public StandaloneCluster(Path folder, int workerCount) throws IOException, InterruptedException {
    this.folder = Files.createDirectories(folder);
    this.classPath = installSpark();
    this.master =
        start(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            "127.0.0.1",
            "--port",
            String.valueOf(port),
            "--webui-port",
            String.valueOf(pages));
    await("a master", () -> !state().isEmpty());
    for (int i = 0; i < workerCount; i++) {
      workers.add(startWorker(i));
    }
    await(
        "workers",
        () -> state().matches("(?s).*\"aliveworkers\"\\s*:\\s*" + workerCount + "\\D.*"));
  }

  /** Links Spark's libraries into a folder as its distribution has it. */
  private String installSpark() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("spark").resolve("jars"));
    for (String entry : CensusProcess.classPath().split(File.pathSeparator, -1)) {
      Path jar = Path.of(entry);
      if (!NOT_SPARKS.matcher(jar.getFileName().toString()).matches()) {
        Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
      }
    }
    return jars + File.separator + "*";
  }

  private JavaProcess startWorker(int number) throws IOException {
    return start(
        "worker-" + number,
        "org.apache.spark.deploy.worker.Worker",
        "--host",
        "127.0.0.1",
        "--cores",
        String.valueOf(CORES_PER_WORKER),
        "--memory",
        "1g",
        "--work-dir",
        folder.resolve("work-" + number).toString(),
        "--webui-port",
        "0",
        url());
  }

  private JavaProcess start(String name, String... program) throws IOException {
    return start(name, List.of(program));
  }

  /** Starts a program with Spark's libraries alone. */
  JavaProcess start(String name, List<String> program) throws IOException {
    Map<String, String> environment =
        Map.of("SPARK_HOME", folder.resolve("spark").toString(), "SPARK_SCALA_VERSION", "2.13");
    return JavaProcess.start(
        List.of(), classPath, environment, folder.resolve(name + ".log"), program);
  }

  /** What {@code --master} takes. */
  public String url() {
    return "spark://127.0.0.1:" + port;
  }

  /** The executors at work, on any worker. */
  public List<ProcessHandle> executors() {
    return workers.stream().flatMap(worker -> worker.children().stream()).toList();
  }

  /** Kills a worker, as {@code kill -9} does, and starts another in its place. */
  public void replaceWorker(int number) throws IOException, InterruptedException {
    workers.get(number).kill();
    workers.set(number, startWorker(number));
  }

  /** How many workers it has. */
  public int workers() {
    return workers.size();
  }

  /** What the master says of itself, as JSON; empty if it says nothing. */
  private String state() {
    try {
      HttpRequest ask =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + pages + "/json/")).build();
      return HttpClient.newHttpClient().send(ask, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /** Waits until something holds. */
  public static void await(String what, BooleanSupplier holds) throws InterruptedException {
    for (int tries = 0; !holds.getAsBoolean(); tries++) {
      if (tries > 6000) {
        throw new IllegalStateException("Waited in vain for " + what);
      }
      Thread.sleep(20);
    }
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    workers.forEach(JavaProcess::close);
    master.close();
  }
}
