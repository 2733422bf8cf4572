package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * The sites of one pattern, in the reference's order, indexed by the host nodes that they contain.
 *
 * <p>Sites are grouped by the image of their first pattern node; a group is sorted by the ids of
 * the other images, and the groups stand in the order of the host graph's nodes. Finding the site
 * of a rank, and the rank of a site, is logarithmic. Adding a site takes a binary search in its
 * group and moves the later members up, mostly none; dropping all sites of a node takes time in
 * their number.
 *
 * <p>Nothing bounds a group but the number of sites: that of a hub has a member for every edge.
 * Finding a site by the sum of weights goes through the weights of one group. A structure of sums
 * within groups would not make a rewrite cheaper, since the site is looked for in order to rewrite
 * it: that drops or lifts its first node, and with it every member of the group.
 *
 * <p>Ids are compared as they are now. Before a node gets a new id, its sites must be dropped, or
 * taken out of the order by {@link #lift}; {@link #settle} puts them where they belong then.
 */
final class SiteStore {

  private static final int NONE = SiteChains.NONE;

  /** Images before this one need no look at their ids: the group and the key tell of them. */
  private static final int IN_KEY = 3;

  private final int width;
  private final SlotGraph graph;
  private final boolean weighted;
  private final CountTree ranks = new CountTree();
  private int epoch;

  /**
   * Site {@code s} has its images at {@code [s * width, (s + 1) * width)}; each such place is an
   * entry.
   */
  private int[] images;

  private double[] weights;

  /** Per site the ids of its second and third image: most sites are told apart by them. */
  private long[] keys = new long[16];

  /**
   * Sums of the sites' weights in {@link Units}, by position of the first image; only of weights
   * that have such.
   */
  private final CountTree unitSums = new CountTree();

  /** Sites whose weight is no whole number of units. */
  private int inexact;

  private final SiteChains chains;
  private int[] freeSites = new int[16];
  private int freeCount;
  private int siteSlots;
  private int count;

  private int[][] group = {};
  private int[] groupSize = {};

  /** Nodes that are about to get a new id, and the sites that have left the groups of others. */
  private int[] lifted = new int[4];

  private int liftedCount;
  private int[] homeless = new int[16];
  private int homelessCount;

  /**
   * Creates an empty store.
   *
   * @param width nodes of the pattern
   * @param weighted whether every site has a weight of its own
   */
  SiteStore(SlotGraph graph, int width, boolean weighted) {
    this.graph = graph;
    this.width = width;
    this.weighted = weighted;
    this.images = new int[16 * width];
    this.chains = new SiteChains(16 * width);
    this.weights = new double[weighted ? 16 : 0];
  }

  void clear() {
    ranks.clear();
    unitSums.clear();
    inexact = 0;
    epoch = graph.order().epoch();
    freeCount = 0;
    siteSlots = 0;
    count = 0;
    chains.clear();
    Arrays.fill(groupSize, 0);
    liftedCount = 0;
    homelessCount = 0;
  }

  int count() {
    return count;
  }

  /** Adds a site that is not there yet. */
  void add(int[] image, double weight) {
    reserveSlots(graph.nodeSlots());
    int site = freeCount > 0 ? freeSites[--freeCount] : newSite();
    System.arraycopy(image, 0, images, site * width, width);
    keys[site] = key(image, 0);
    if (weighted) {
      weights[site] = weight;
    }
    for (int i = 0; i < width; i++) {
      chains.link(site * width + i, image[i]);
    }
    insertIntoGroup(site, image[0]);
    tally(site, image[0], 1);
  }

  /** Drops all sites that contain a node. */
  void dropSitesOf(int slot) {
    if (slot >= groupSize.length) {
      return;
    }
    // Its own group from the end, where nothing has to move up.
    while (groupSize[slot] > 0) {
      drop(group[slot][groupSize[slot] - 1]);
    }
    while (chains.first(slot) != NONE) {
      drop(chains.first(slot) / width);
    }
  }

  private boolean isShared(int entry, FreshMarks marks) {
    int from = entry / width * width;
    for (int other = from; other < from + width; other++) {
      if (other != entry && marks.has(images[other])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Takes the sites of a node that is about to get a new id out of the order; drops those that also
   * contain another marked node, so that no site is taken out twice.
   */
  void lift(int slot, FreshMarks marks) {
    if (slot >= groupSize.length) {
      return;
    }
    if (liftedCount == lifted.length) {
      lifted = Arrays.copyOf(lifted, liftedCount * 2);
    }
    lifted[liftedCount++] = slot;
    int following;
    for (int entry = chains.first(slot); entry != NONE; entry = following) {
      following = chains.next(entry);
      int site = entry / width;
      if (isShared(entry, marks)) {
        drop(site);
      } else if (entry != site * width) {
        removeFromGroup(site, images[site * width]);
        if (homelessCount == homeless.length) {
          homeless = Arrays.copyOf(homeless, homelessCount * 2);
        }
        homeless[homelessCount++] = site;
      }
    }
    tallyGroup(slot, -1);
  }

  /** Puts the sites that were taken out of the order where they belong by the new ids. */
  void settle() {
    for (int i = 0; i < liftedCount; i++) {
      tallyGroup(lifted[i], 1);
    }
    for (int i = 0; i < homelessCount; i++) {
      int site = homeless[i];
      keys[site] = key(images, site * width);
      insertIntoGroup(site, images[site * width]);
    }
    liftedCount = 0;
    homelessCount = 0;
  }

  /** Counts the sites of a node's group as coming (1) or going (-1). */
  private void tallyGroup(int slot, int sign) {
    if (groupSize[slot] > 0) {
      ranks.add(graph.position(slot), (long) sign * groupSize[slot]);
      unitSums.add(graph.position(slot), sign * groupUnits(slot));
    }
  }

  /** Makes ranks follow the host graph's positions after they were given anew. */
  void followPositions() {
    if (epoch == graph.order().epoch()) {
      return;
    }
    epoch = graph.order().epoch();
    ranks.clear();
    unitSums.clear();
    for (int slot = 0; slot < groupSize.length; slot++) {
      tallyGroup(slot, 1);
    }
  }

  /** Whether all sites weigh whole units. */
  boolean isExact() {
    return inexact == 0;
  }

  /** The weights of all sites together, in units, where they are exact. */
  long units() {
    return unitSums.total();
  }

  /** The first site at which the running sum of units reaches a target in [1, units]. */
  int siteOfUnits(long target) {
    int first = graph.slotAt(unitSums.find(target));
    long left = target - unitSums.before();
    int at = 0;
    while ((left -= Units.of(weights[group[first][at]])) > 0) {
      at++;
    }
    return group[first][at];
  }

  /** The rank of a site, in [0, count). */
  int rankOf(int site) {
    int first = images[site * width];
    return (int) ranks.sumBefore(graph.position(first))
        + insertionPoint(group[first], groupSize[first], site);
  }

  private long groupUnits(int slot) {
    long sum = 0;
    for (int i = 0; weighted && i < groupSize[slot]; i++) {
      sum += Math.max(0, Units.of(weights[group[slot][i]]));
    }
    return sum;
  }

  /** The site of a rank in [0, count). */
  int siteOfRank(int rank) {
    int first = graph.slotAt(ranks.find(rank + 1L));
    return group[first][rank - (int) ranks.before()];
  }

  /** All sites in order, written to an array of at least {@link #count} places. */
  void listInOrder(int[] into) {
    int listed = 0;
    for (int place = 0; listed < count; place++) {
      int slot = graph.slotAt(place);
      if (slot != NONE && slot < groupSize.length && groupSize[slot] > 0) {
        System.arraycopy(group[slot], 0, into, listed, groupSize[slot]);
        listed += groupSize[slot];
      }
    }
  }

  void copyImage(int site, int[] into) {
    System.arraycopy(images, site * width, into, 0, width);
  }

  double weight(int site) {
    return weights[site];
  }

  private void drop(int site) {
    for (int i = 0; i < width; i++) {
      chains.unlink(site * width + i, images[site * width + i]);
    }
    int first = images[site * width];
    removeFromGroup(site, first);
    tally(site, first, -1);
    if (freeCount == freeSites.length) {
      freeSites = Arrays.copyOf(freeSites, freeCount * 2);
    }
    freeSites[freeCount++] = site;
  }

  /** Counts a site that comes (1) or goes (-1). */
  private void tally(int site, int first, int sign) {
    int position = graph.position(first);
    ranks.add(position, sign);
    count += sign;
    if (weighted) {
      long units = Units.of(weights[site]);
      if (units < 0) {
        inexact += sign;
      } else {
        unitSums.add(position, sign * units);
      }
    }
  }

  private void insertIntoGroup(int site, int first) {
    int size = groupSize[first];
    if (group[first] == null) {
      group[first] = new int[4];
    } else if (size == group[first].length) {
      group[first] = Arrays.copyOf(group[first], size * 2);
    }
    int[] members = group[first];
    // New nodes have the largest ids, so a new site mostly belongs at the end.
    int at =
        size == 0 || compare(members[size - 1], site) < 0
            ? size
            : insertionPoint(members, size, site);
    System.arraycopy(members, at, members, at + 1, size - at);
    members[at] = site;
    groupSize[first] = size + 1;
  }

  private int insertionPoint(int[] members, int size, int site) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (compare(members[middle], site) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private long key(int[] image, int from) {
    long second = width > 1 ? graph.id(image[from + 1]) : 0;
    return second << Integer.SIZE | (width > 2 ? graph.id(image[from + 2]) : 0);
  }

  private int compare(int site, int other) {
    int order = Long.compare(keys[site], keys[other]);
    for (int i = IN_KEY; order == 0 && i < width; i++) {
      order =
          Integer.compare(graph.id(images[site * width + i]), graph.id(images[other * width + i]));
    }
    return order;
  }

  private void removeFromGroup(int site, int first) {
    int[] members = group[first];
    int last = groupSize[first] - 1;
    int at = members[last] == site ? last : insertionPoint(members, last, site);
    groupSize[first]--;
    System.arraycopy(members, at + 1, members, at, groupSize[first] - at);
  }

  private int newSite() {
    if ((siteSlots + 1) * width > images.length) {
      images = Arrays.copyOf(images, images.length * 2);
      chains.reserveEntries(images.length);
      weights = Arrays.copyOf(weights, weights.length * 2);
      keys = Arrays.copyOf(keys, keys.length * 2);
    }
    return siteSlots++;
  }

  private void reserveSlots(int slots) {
    if (groupSize.length >= slots) {
      return;
    }
    int size = Math.max(slots, groupSize.length * 2);
    chains.reserveSlots(size);
    group = Arrays.copyOf(group, size);
    groupSize = Arrays.copyOf(groupSize, size);
  }
}
