package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds a run's folder against its manifest: what is whole, what is bad, and what a broken-off
 * census left.
 *
 * <p>A check needs no lock and may be made while another process commits blocks. Chunks are listed
 * first, staging folders next, and the manifest is read last, so that each file that is not listed
 * still has its staging folder, unless it does not belong there.
 */
public final class RunCheck {

  private static final int SHOWN = 3;

  private final RunFolder folder;
  private final boolean contents;
  private final List<String> faults = new ArrayList<>();
  private final Set<Manifest.Block> bad = new LinkedHashSet<>();
  private final List<Path> leftovers = new ArrayList<>();
  private Manifest manifest;
  private boolean filled;

  private RunCheck(RunFolder folder, boolean contents) {
    this.folder = folder;
    this.contents = contents;
  }

  /** Checks what is quickly looked at: names, sizes, footers. */
  public static RunCheck of(RunFolder folder) {
    return of(folder, false);
  }

  /**
   * Checks a run.
   *
   * @param contents whether every byte of every file is read
   */
  public static RunCheck of(RunFolder folder, boolean contents) {
    RunCheck check = new RunCheck(folder, contents);
    try {
      check.run();
    } catch (IOException e) {
      check.faults.add("it cannot be read (%s)".formatted(e));
    }
    return check;
  }

  /** Checks a job's run: also that it is what the job says. */
  public static RunCheck of(Job job, boolean contents) {
    RunCheck check = of(job.folder(), contents);
    if (check.manifest != null && !check.manifest.isOf(job)) {
      check.faults.add("%s tells of another job".formatted(ManifestFile.NAME));
      check.manifest = null;
      check.bad.clear();
    }
    return check;
  }

  private void run() throws IOException {
    filled = isBeingFilled();
    List<Path> found = new ArrayList<>();
    for (Path chunk : folder.chunks()) {
      found.addAll(Disk.isFolder(chunk) ? Disk.children(chunk) : List.of(chunk));
    }
    List<Path> temporary = folder.temporary();
    try {
      manifest = ManifestFile.read(folder.path()).orElse(null);
    } catch (UserException e) {
      faults.add(e.getMessage());
      return;
    }
    checkBlocks();
    checkUnlisted(found, Staging.names(temporary));
    leftovers.addAll(temporary);
    // One that ended meanwhile, or began: what was found may be in flight.
    filled |= isBeingFilled();
  }

  private boolean isBeingFilled() {
    return HeartbeatFile.read(folder).filter(Heartbeat::isAlive).isPresent();
  }

  private void checkBlocks() {
    Set<String> names = new HashSet<>();
    long next = 0;
    for (Manifest.Block block : blocks()) {
      int before = faults.size();
      ManifestRules.fault(block, manifest.chunkSize(), next)
          .ifPresent(fault -> faults.add("%s: %s".formatted(ManifestFile.NAME, fault)));
      next = Math.max(next, block.last() + 1);
      for (Manifest.File file : block.files()) {
        if (!names.add(file.name())) {
          faults.add("%s lists %s twice".formatted(ManifestFile.NAME, file.name()));
        }
        if (ManifestRules.isOf(block, file.name())) {
          ParquetFiles.fault(folder.path().resolve(file.name()), file, contents)
              .ifPresent(fault -> faults.add(file.name() + " " + fault));
        }
      }
      if (faults.size() > before) {
        bad.add(block);
      }
    }
  }

  private List<Manifest.Block> blocks() {
    return manifest == null ? List.of() : manifest.blocks();
  }

  private void checkUnlisted(List<Path> found, Set<String> staged) {
    Set<String> listed = new HashSet<>();
    blocks().forEach(block -> block.files().forEach(file -> listed.add(file.name())));
    for (Path file : found) {
      String name = folder.path().relativize(file).toString();
      if (listed.contains(name)) {
        continue;
      }
      boolean ignored = file.getFileName().toString().matches("[._].*");
      if (ignored || Staging.isOfOne(file, staged)) {
        leftovers.add(file);
      } else if (Files.isSymbolicLink(file)) {
        faults.add("%s is a link".formatted(name));
      } else if (Files.exists(file)) { // Otherwise a filler that failed just cleaned up.
        faults.add("%s is not listed".formatted(name));
      }
    }
  }

  /** The manifest, if the run has been begun and it can be understood. */
  public Optional<Manifest> manifest() {
    return Optional.ofNullable(manifest);
  }

  /** Whether there is anything to tell of: a run, a census, or what a broken-off one left. */
  public boolean isAnything() {
    return manifest != null || filled || !faults.isEmpty() || !leftovers.isEmpty();
  }

  /** What is wrong, each in a few words; empty if the run is whole. */
  public List<String> faults() {
    return faults;
  }

  /** Committed blocks that are bad. */
  public Set<Manifest.Block> badBlocks() {
    return bad;
  }

  /** Whether a census was filling the run while it was checked. */
  public boolean isFilled() {
    return filled;
  }

  /**
   * Files and folders that belong to no committed block and that a dead census left; none while
   * another fills the run, which removed such things first: what is found then is in flight.
   */
  public List<Path> leftovers() {
    return filled ? List.of() : leftovers;
  }

  /**
   * The manifest of a run that is whole; empty if the run has not been begun.
   *
   * @throws UserException if something is wrong, naming it
   */
  public Optional<Manifest> whole() {
    if (faults.isEmpty()) {
      return manifest();
    }
    String named = String.join("; ", faults.subList(0, Math.min(SHOWN, faults.size())));
    String more =
        faults.size() > SHOWN ? "; and %,d more faults".formatted(faults.size() - SHOWN) : "";
    throw new UserException(
        "The run in %s is not as it was written (%s%s): compute again what is bad with 'census run SPEC --repair', or remove the folder."
            .formatted(folder.path(), named, more));
  }
}
