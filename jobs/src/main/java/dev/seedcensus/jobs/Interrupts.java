package dev.seedcensus.jobs;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;

/**
 * Ctrl-C and requests to end. The first one has the command at work stop what it does and end by
 * itself, the second ends the process at once; so does the first where nothing has to be stopped,
 * or where stopping takes too long.
 */
public final class Interrupts {

  /** Signals by name; the exit code of a process that one ended is 128 and its number. */
  private static final Map<String, Integer> SIGNALS = Map.of("HUP", 1, "INT", 2, "TERM", 15);

  private static final int ENDED_BY = 128;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final Deque<Runnable> STOPS = new ArrayDeque<>();
  private static int signal;

  private Interrupts() {}

  /** A command that can be stopped, until closed. */
  public interface Stoppable extends AutoCloseable {
    @Override
    void close();
  }

  /** Takes over the signals of this process. */
  public static void install() {
    try {
      Class<?> type = Class.forName("sun.misc.Signal");
      Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
      for (Map.Entry<String, Integer> entry : SIGNALS.entrySet()) {
        int number = entry.getValue();
        Object handler =
            Proxy.newProxyInstance(
                handlerType.getClassLoader(),
                new Class<?>[] {handlerType},
                (self, method, arguments) -> {
                  received(number);
                  return null;
                });
        Object named = type.getConstructor(String.class).newInstance(entry.getKey());
        type.getMethod("handle", type, handlerType).invoke(null, named, handler);
      }
    } catch (ReflectiveOperationException e) {
      // A Java without them: signals do what they do there.
    }
  }

  private static void received(int number) {
    int code = ENDED_BY + number;
    if (isStopped()) {
      halt(code);
    }
    haltAfterPatience(code);
    if (nothingAtWork()) {
      stop(number);
      System.exit(code);
    }
    // What Spark says of being stopped is of no use to anybody.
    Configurator.setRootLevel(Level.OFF);
    stop(number);
  }

  private static void halt(int code) {
    ProcessFolder.delete();
    Runtime.getRuntime().halt(code);
  }

  private static void haltAfterPatience(int code) {
    Thread thread =
        new Thread(
            () -> {
              LockSupport.parkNanos(PATIENCE_NANOS);
              halt(code);
            },
            "patience");
    thread.setDaemon(true);
    thread.start();
  }

  private static boolean nothingAtWork() {
    synchronized (STOPS) {
      return STOPS.isEmpty();
    }
  }

  /** Stops what is at work, the innermost first, on behalf of a signal. */
  public static void stop(int number) {
    Deque<Runnable> stops;
    synchronized (STOPS) {
      signal = number;
      stops = new ArrayDeque<>(STOPS);
    }
    for (Runnable stop : stops) {
      try {
        stop.run();
      } catch (RuntimeException e) {
        // It ended by itself meanwhile; the others are to be stopped all the same.
      }
    }
  }

  /** Has {@code stop} called, on a thread of its own, if the process is told to end meanwhile. */
  public static Stoppable onStop(Runnable stop) {
    synchronized (STOPS) {
      STOPS.push(stop);
    }
    return () -> {
      synchronized (STOPS) {
        STOPS.remove(stop);
      }
    };
  }

  /** Whether the process has been told to end. */
  public static boolean isStopped() {
    synchronized (STOPS) {
      return signal != 0;
    }
  }

  /** Forgets an earlier command's signal; gives the exit code that it asks for. */
  public static int takeExitCode() {
    synchronized (STOPS) {
      int code = ENDED_BY + signal;
      signal = 0;
      return code;
    }
  }
}
