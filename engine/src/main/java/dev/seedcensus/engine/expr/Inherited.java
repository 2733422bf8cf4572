package dev.seedcensus.engine.expr;

import java.util.Set;

/** Names that values have without holding them: the members of JavaScript's prototypes. */
final class Inherited {

  /** All but {@code length}, which arrays and texts hold themselves. */
  static final Set<String> NAMES =
      Set.of(
          ("constructor __proto__ __defineGetter__ __defineSetter__ __lookupGetter__"
                  + " __lookupSetter__ hasOwnProperty isPrototypeOf propertyIsEnumerable"
                  + " toLocaleString toString valueOf toJSON toSource __parent__ prototype"
                  + " at concat copyWithin entries every fill filter find findIndex findLast"
                  + " findLastIndex flat flatMap forEach includes indexOf join keys lastIndexOf map"
                  + " pop push reduce reduceRight reverse shift slice some sort splice toReversed"
                  + " toSorted toSpliced unshift values with"
                  + " anchor big blink bold charAt charCodeAt codePointAt endsWith fixed fontcolor"
                  + " fontsize isWellFormed italics link localeCompare match matchAll normalize"
                  + " padEnd padStart repeat replace replaceAll search small split startsWith strike"
                  + " sub substr substring sup toLocaleLowerCase toLocaleUpperCase toLowerCase"
                  + " toUpperCase toWellFormed trim trimEnd trimLeft trimRight trimStart equals"
                  + " equalsIgnoreCase"
                  + " toExponential toFixed toPrecision")
              .split(" ", -1));

  private Inherited() {}
}
