package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.Wording;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;

/**
 * Checks that a label is well formed: no null at any depth, and a key that begins with {@code $}
 * only alone in its object, known on that side of a rule, and with an argument of its kind.
 *
 * <p>What expressions and regular expressions say is not looked at.
 */
final class Labels {

  private final Vocabulary vocabulary;

  private Labels(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** A query read from JSON; undefined for a missing one. */
  static Value query(JsonNode node, Place place) {
    return read(node, place, Vocabulary.QUERY);
  }

  /** A recipe read from JSON; undefined for a missing one. */
  static Value recipe(JsonNode node, Place place) {
    return read(node, place, Vocabulary.RECIPE);
  }

  private static Value read(JsonNode node, Place place, Vocabulary vocabulary) {
    if (node == null) {
      return Undefined.UNDEFINED;
    }
    Value label = JsonValues.of(node);
    if (label == Null.NULL) {
      throw place.mistake("a label cannot be null; leave it out for none");
    }
    new Labels(vocabulary).check(label, place);
    return label;
  }

  private void check(Value label, Place place) {
    if (label == Null.NULL) {
      throw place.mistake("null cannot stand in " + vocabulary.one() + "; leave it out");
    }
    if (label instanceof Arr array) {
      for (int i = 0; i < array.length(); i++) {
        check(array.at(i), place.item(i));
      }
    } else if (label instanceof Obj object) {
      checkObject(object, place);
    }
  }

  private void checkObject(Obj object, Place place) {
    for (int i = 0; i < object.size(); i++) {
      String key = object.shape().key(i);
      if (key.startsWith("$")) {
        checkSpecial(object, key, place);
        checkArgument(key, object.at(i), place.field(key));
      } else {
        check(object.at(i), place.field(key));
      }
    }
  }

  private void checkSpecial(Obj object, String key, Place place) {
    if (!vocabulary.keys().contains(key)) {
      throw place.mistake(vocabulary.unknown(key));
    }
    if (object.size() > 1) {
      throw place.mistake(
          key
              + " must be alone in its object; combine it with the other keys by "
              + vocabulary.combiner());
    }
  }

  private void checkArgument(String key, Value argument, Place place) {
    switch (Vocabulary.argument(key)) {
      case LABEL -> check(argument, place);
      case LABELS -> checkList(key, argument, place);
      case FUNCTION -> checkText(argument, place, "it must be a JavaScript function as text");
      case EXPRESSIONS -> checkExpressions(argument, place);
    }
  }

  private void checkList(String key, Value argument, Place place) {
    int least = vocabulary == Vocabulary.RECIPE ? 2 : 1;
    if (!(argument instanceof Arr array) || array.length() < least) {
      String number = least == 1 ? "one" : "two";
      throw place.mistake(key + " takes an array of " + number + " or more " + vocabulary.many());
    }
    check(argument, place);
  }

  private static void checkText(Value argument, Place place, String clause) {
    if (!(argument instanceof Text)) {
      throw place.mistake(clause + ", not " + Wording.describe(argument));
    }
  }

  private static void checkExpressions(Value argument, Place place) {
    if (argument instanceof Arr array) {
      for (int i = 0; i < array.length(); i++) {
        checkExpressions(array.at(i), place.item(i));
      }
    } else if (argument instanceof Obj object) {
      for (int i = 0; i < object.size(); i++) {
        String key = object.shape().key(i);
        if (key.startsWith("$")) {
          throw place.mistake("no $name can stand inside $eval, which takes JavaScript texts only");
        }
        checkExpressions(object.at(i), place.field(key));
      }
    } else {
      checkText(argument, place, "it must be JavaScript as text, or an array or object of texts");
    }
  }
}
