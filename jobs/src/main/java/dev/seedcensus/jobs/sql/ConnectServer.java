package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.Causes;
import dev.seedcensus.jobs.UserException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkEnv;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connect.service.SparkConnectService;
import org.apache.spark.sql.connect.service.SparkConnectService$;
import scala.Option;

/**
 * Spark Connect over a session's Spark: whoever connects has a session of their own with the views
 * over all runs below a folder, and the functions that queries have here. Such a session reads: its
 * temporary views are its own, and tables, files and jars are refused.
 */
public final class ConnectServer implements AutoCloseable {

  /** The port that Spark's clients try first. */
  public static final int PORT = 15002;

  /** Spark serves at no port below this one, whoever asks. */
  public static final int LOWEST_PORT = 1024;

  /** This machine only: whoever connects can run anything, and Spark asks for no password. */
  public static final String LOOPBACK = "127.0.0.1";

  private static final String ADDRESS_SETTING = "spark.connect.grpc.binding.address";
  private static final String PORT_SETTING = "spark.connect.grpc.binding.port";

  private final SparkConf settings;

  private ConnectServer(SparkConf settings) {
    this.settings = settings;
  }

  /**
   * Begins to serve.
   *
   * @param host the address to listen at
   * @param port the port to listen at, from {@value #LOWEST_PORT}; 0 for any that is free
   * @param folder the runs
   * @throws UserException if the address is not one of this machine or the port is taken
   */
  public static ConnectServer start(SparkSession session, String host, int port, Path folder) {
    // Sessions take their settings from here when they are made, as the server does.
    SparkConf settings = SparkEnv.get().conf();
    settings.set(ADDRESS_SETTING, address(host));
    settings.set(PORT_SETTING, Integer.toString(port));
    settings.set(CurrentViews.FOLDER, folder.toAbsolutePath().toString());
    settings.set(ReadingOnly.SETTING, "true");
    try {
      SparkConnectService.start(session.sparkContext());
    } catch (Exception e) { // Spark throws checked exceptions that its signature does not declare.
      forget(settings);
      if (Causes.of(e).anyMatch(BindException.class::isInstance)) {
        throw new UserException(
            "Cannot listen at %s, port %d: another program does; choose a port with --port."
                .formatted(host, port),
            e);
      }
      throw e;
    }
    return new ConnectServer(settings);
  }

  private static String address(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      boolean everywhere = address.isAnyLocalAddress() || address.isLoopbackAddress();
      if (!everywhere && NetworkInterface.getByInetAddress(address) == null) {
        throw new UserException(
            "'%s' is no address of this machine: give --host one that is, or 0.0.0.0 for all."
                .formatted(host));
      }
      return address.getHostAddress();
    } catch (UnknownHostException | SocketException e) {
      throw new UserException(
          "There is no host '%s': give --host an address of this machine.".formatted(host), e);
    }
  }

  /** The port that it listens at. */
  public int port() {
    return SparkConnectService$.MODULE$.localPort();
  }

  /** Returns when the server has ended. */
  public void await() throws InterruptedException {
    SparkConnectService$.MODULE$.server().awaitTermination();
  }

  @Override
  public void close() {
    SparkConnectService.stop(Option.empty(), Option.empty());
    forget(settings);
  }

  private static void forget(SparkConf settings) {
    List.of(ADDRESS_SETTING, PORT_SETTING, CurrentViews.FOLDER, ReadingOnly.SETTING)
        .forEach(settings::remove);
  }
}
