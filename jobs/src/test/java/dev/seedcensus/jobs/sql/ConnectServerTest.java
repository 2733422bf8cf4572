package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunFiller;
import java.io.IOException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connect.service.SparkConnectService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.Option;

/** What clients see; a real one is in the tests of the notebooks. */
class ConnectServerTest {

  @TempDir private Path folder;

  /** Older than any server here, whose sessions read only. */
  private final SparkSession writing = SharedSpark.session();

  @Test
  void everyClientHasTheViewsAsTheyAreNow() throws Exception {
    run("1..6");
    try (ConnectServer server = serve(0)) {
      assertTrue(server.port() > 0);
      assertListensOnLoopbackOnly(server.port());
      SparkSession first = client();
      assertEquals(6, count(first, "arithmetic"));
      assertThrows(AnalysisException.class, () -> first.sql("SELECT nothing FROM arithmetic"));
      run("1..9");
      assertEquals(9, count(first, "arithmetic"));
      SparkSession second = client();
      assertEquals(9, count(second, "arithmetic"));
      assertEquals(1, count(second, "runs"));
      assertTrue(second.catalog().tableExists("seeds"));
    }
  }

  @Test
  void aTakenPortIsTold() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      UserException mistake =
          assertThrows(UserException.class, () -> serve(other.getLocalPort()).close());
      assertEquals(
          "Cannot listen at 127.0.0.1, port %d: another program does; choose a port with --port."
              .formatted(other.getLocalPort()),
          mistake.getMessage());
    }
  }

  @Test
  void listensElsewhereIfTold() throws Exception {
    try (ConnectServer server = ConnectServer.start(SharedSpark.session(), "0.0.0.0", 0, folder)) {
      connect(InetAddress.getLoopbackAddress(), server.port());
      for (InetAddress other : othersOfThisMachine()) {
        connect(other, server.port());
      }
    }
  }

  @Test
  void anAddressOfAnotherMachineIsTold() {
    UserException mistake =
        assertThrows(
            UserException.class,
            () -> ConnectServer.start(SharedSpark.session(), "192.0.2.1", 0, folder).close());
    assertEquals(
        "'192.0.2.1' is no address of this machine: give --host one that is, or 0.0.0.0 for all.",
        mistake.getMessage());
  }

  private ConnectServer serve(int port) {
    return ConnectServer.start(SharedSpark.session(), ConnectServer.LOOPBACK, port, folder);
  }

  private void run(String seeds) throws IOException {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(
        spec, "experiment: arithmetic\nseeds: %s\nchunk: 4\nout: .\n".formatted(seeds));
    try (RunFiller filler =
        RunFiller.open(Job.of(JobSpecs.read(spec, JobSpecs.CommandLine.SILENT)))) {
      filler.fill(writing);
    }
  }

  private static SparkSession client() {
    return SparkConnectService.getOrCreateIsolatedSession(
            "somebody", UUID.randomUUID().toString(), Option.empty())
        .session();
  }

  private static long count(SparkSession session, String view) {
    return session.sql("SELECT count(*) FROM " + view).first().getLong(0);
  }

  private static void assertListensOnLoopbackOnly(int port) throws IOException {
    connect(InetAddress.getLoopbackAddress(), port);
    for (InetAddress other : othersOfThisMachine()) {
      assertThrows(ConnectException.class, () -> connect(other, port));
    }
  }

  private static List<InetAddress> othersOfThisMachine() throws IOException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
        .toList();
  }

  private static void connect(InetAddress address, int port) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(address, port), 2000);
    }
  }
}
