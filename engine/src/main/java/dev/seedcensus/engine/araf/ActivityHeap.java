package dev.seedcensus.engine.araf;

/** A heap of variables, the most active on top; activities fade as the step by which they grow. */
final class ActivityHeap {

  private static final double LARGEST = 1e100;

  private final double[] activity;
  private final int[] heap;
  private final int[] place;
  private int size;
  private double step = 1;

  /** All variables, none active. */
  ActivityHeap(int variables) {
    activity = new double[variables];
    heap = new int[variables];
    place = new int[variables];
    for (int i = 0; i < variables; i++) {
      heap[i] = i;
      place[i] = i;
    }
    size = variables;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void raise(int variable, double by) {
    activity[variable] += by;
    if (activity[variable] > LARGEST) {
      for (int i = 0; i < activity.length; i++) {
        activity[i] /= LARGEST;
      }
      step /= LARGEST;
    }
    if (place[variable] >= 0) {
      up(place[variable]);
    }
  }

  void bump(int variable) {
    raise(variable, step);
  }

  void decay(double factor) {
    step *= factor;
  }

  void insert(int variable) {
    if (place[variable] < 0) {
      heap[size] = variable;
      place[variable] = size;
      up(size++);
    }
  }

  int removeMost() {
    int most = heap[0];
    place[most] = -1;
    size--;
    if (size > 0) {
      heap[0] = heap[size];
      place[heap[0]] = 0;
      down(0);
    }
    return most;
  }

  private void up(int from) {
    int at = from;
    int variable = heap[at];
    while (at > 0 && activity[heap[(at - 1) / 2]] < activity[variable]) {
      put(at, heap[(at - 1) / 2]);
      at = (at - 1) / 2;
    }
    put(at, variable);
  }

  private void down(int from) {
    int at = from;
    int variable = heap[at];
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      if (activity[heap[child]] <= activity[variable]) {
        break;
      }
      put(at, heap[child]);
      at = child;
    }
    put(at, variable);
  }

  private void put(int at, int variable) {
    heap[at] = variable;
    place[variable] = at;
  }
}
