package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.value.CanonicalJson;
import dev.seedcensus.engine.value.Utf8;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;

/**
 * The text by which graphs are compared: a line {@code n id label} per node in ascending id, then a
 * line {@code e v w label} per edge in ascending (v, w), each ended by a newline, labels as
 * canonical JSON; and its SHA-256.
 *
 * <p>The <em>full</em> form has every key of every label; the <em>structural</em> form leaves out,
 * at every depth, what only narrates or draws. An instance keeps its buffer and belongs to one
 * thread.
 */
public final class CanonicalGraph {

  private static final Set<String> NARRATIVE =
      Set.of(
          "text",
          "link",
          "before",
          "after",
          "theme",
          "dot",
          "closedText",
          "castRole",
          "hiding",
          "fact",
          "about",
          "directive",
          "note",
          "recognition");

  private static final CanonicalJson STRUCTURAL =
      CanonicalJson.keeping(key -> !NARRATIVE.contains(key) && !key.endsWith("Text"));

  private static final byte[] NODE = {'n', ' '};
  private static final byte[] EDGE = {'e', ' '};

  private final CanonicalJson json;
  private final Utf8 out = new Utf8();
  private final MessageDigest sha256 = sha256();

  private CanonicalGraph(CanonicalJson json) {
    this.json = json;
  }

  /** Writes every key. */
  public static CanonicalGraph full() {
    return new CanonicalGraph(CanonicalJson.FULL);
  }

  /** Leaves out narration and drawing. */
  public static CanonicalGraph structural() {
    return new CanonicalGraph(STRUCTURAL);
  }

  /** The canonical text of a graph. */
  public String text(HostGraph graph) {
    write(graph);
    return out.toString();
  }

  /** The SHA-256 of the canonical text's UTF-8 bytes, in lower-case hexadecimal. */
  public String digest(HostGraph graph) {
    write(graph);
    sha256.update(out.bytes(), 0, out.length());
    return HexFormat.of().formatHex(sha256.digest());
  }

  private void write(HostGraph graph) {
    out.clear();
    graph.forEachNode(
        (id, label) -> {
          out.append(NODE);
          out.append(id);
          out.append(' ');
          json.append(label, out);
          out.append('\n');
        });
    for (int place = 0; place < graph.orderEnd(); place++) {
      if (graph.slotAt(place) != SlotGraph.NONE) {
        graph.forEachEdgeFrom(
            graph.slotAt(place),
            (v, w, label) -> {
              out.append(EDGE);
              out.append(v);
              out.append(' ');
              out.append(w);
              out.append(' ');
              json.append(label, out);
              out.append('\n');
            });
      }
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
