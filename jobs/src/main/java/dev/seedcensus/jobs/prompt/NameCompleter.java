package dev.seedcensus.jobs.prompt;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.sql.types.StructField;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Completes the names of views, of their columns (where the line names views already, of theirs),
 * SQL's common words, and the commands that begin with a dot.
 */
final class NameCompleter implements Completer {

  private static final List<String> WORDS =
      List.of(
          ("select from where group by order having limit join using on and or not in between like is"
                  + " null as distinct case when then else end with union all count sum avg min max")
              .split(" "));

  private final Conversation conversation;

  NameCompleter(Conversation conversation) {
    this.conversation = conversation;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    names(line.line()).forEach(name -> candidates.add(new Candidate(name)));
  }

  private Set<String> names(String line) {
    List<String> views = conversation.views();
    if (line.startsWith(".")) {
      return new LinkedHashSet<>(line.contains(" ") ? views : Conversation.names());
    }
    Set<String> names = new LinkedHashSet<>(views);
    List<String> named = named(views, line);
    for (String view : named.isEmpty() ? views : named) {
      for (StructField field : conversation.columns(view)) {
        names.add(field.name());
      }
    }
    names.addAll(WORDS);
    return names;
  }

  private static List<String> named(List<String> views, String line) {
    List<String> words = List.of(line.toLowerCase(Locale.ROOT).split("\\W+"));
    List<String> named = new ArrayList<>(views);
    named.retainAll(words);
    return named;
  }
}
