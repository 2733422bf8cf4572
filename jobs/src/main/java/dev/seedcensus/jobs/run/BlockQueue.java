package dev.seedcensus.jobs.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Blocks that several threads take from, in order, until none is left or one of them fails. */
final class BlockQueue {

  private final Iterator<Chunks.Block> blocks;
  private boolean stopped;

  BlockQueue(Stream<Chunks.Block> blocks) {
    this.blocks = blocks.iterator();
  }

  /**
   * Does the work for every block. After a failure no further block is begun, those at work are
   * finished, and the first failure is thrown.
   */
  void drain(int threads, Consumer<Chunks.Block> work) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(pool.submit(() -> takeAndDo(work)));
      }
      for (Future<?> worker : workers) {
        worker.get();
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("A block could not be computed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    } finally {
      stop();
      finish(pool);
    }
  }

  /** Those at work finish: a block is committed whole or not at all, and the lock outlives them. */
  private static void finish(ExecutorService pool) {
    pool.shutdown();
    try {
      boolean finished = false;
      while (!finished) {
        finished = pool.awaitTermination(1, TimeUnit.MINUTES);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void takeAndDo(Consumer<Chunks.Block> work) {
    try {
      for (Chunks.Block block = next(); block != null; block = next()) {
        work.accept(block);
      }
    } catch (RuntimeException | Error e) {
      stop();
      throw e;
    }
  }

  private synchronized Chunks.Block next() {
    return !stopped && blocks.hasNext() ? blocks.next() : null;
  }

  private synchronized void stop() {
    stopped = true;
  }
}
