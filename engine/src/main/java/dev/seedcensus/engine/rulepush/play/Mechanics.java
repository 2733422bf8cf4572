package dev.seedcensus.engine.rulepush.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The mechanics that levels are played with, in the order in which they act. Immutable. */
public final class Mechanics {

  /** The common rules alone. */
  public static final Mechanics NONE = new Mechanics(List.of());

  /** The common rules and MOVE. */
  public static final Mechanics STANDARD = NONE.with(new Mover());

  private final List<Mechanic> all;

  private Mechanics(List<Mechanic> all) {
    this.all = all;
  }

  /**
   * These and one more.
   *
   * @throws IllegalArgumentException if one of its fields is registered already
   */
  public Mechanics with(Mechanic mechanic) {
    Set<String> names = new HashSet<>();
    all.forEach(other -> other.fields().forEach(field -> names.add(field.name())));
    for (DynamicField field : mechanic.fields()) {
      if (!names.add(field.name())) {
        throw new IllegalArgumentException(
            "The dynamic field '%s' of mechanic %s is registered already: give it another name"
                .formatted(field.name(), mechanic.name()));
      }
    }
    List<Mechanic> more = new ArrayList<>(all);
    more.add(mechanic);
    return new Mechanics(List.copyOf(more));
  }

  List<Mechanic> all() {
    return all;
  }
}
