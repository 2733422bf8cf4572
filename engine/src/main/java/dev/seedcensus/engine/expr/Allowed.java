package dev.seedcensus.engine.expr;

import java.util.HashMap;
import java.util.Map;

/**
 * The library that expressions may use: everything that is not named here is taken away. Names that
 * begin with {@code @} are symbols.
 */
final class Allowed {

  private static final String VALUES = "NaN Infinity undefined";
  private static final String ERRORS =
      "Error EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError";

  private final Map<String, Map<String, Guard>> holders = new HashMap<>();

  Allowed() {
    holder("", VALUES + " " + ERRORS + " Object Function Array String Number Boolean Symbol");
    holder("", "Math JSON RegExp Map Set isFinite isNaN parseFloat parseInt");
    holder("", "encodeURIComponent encodeURI decodeURIComponent decodeURI", TextGuards::encode);
    objects();
    arrays();
    texts();
    numbers();
    collections();
    regexes();
    holder("Error.prototype", "constructor name message toString");
    holder("Math", "abs acos acosh asin asinh atan atanh atan2 cbrt ceil clz32 cos cosh exp expm1");
    holder("Math", "floor fround hypot imul log log1p log10 log2 max min pow round sign sin sinh");
    holder("Math", "sqrt tan tanh trunc E PI LN10 LN2 LOG2E LOG10E SQRT1_2 SQRT2");
    holder("JSON", "parse", ObjectGuards::parseJson);
    holder("JSON", "stringify", ObjectGuards::writeJson);
  }

  /** The guard of a member, or null where the library has no such member. */
  Guard guard(String holder, String member) {
    Map<String, Guard> members = holders.get(holder);
    return members == null ? null : members.get(member);
  }

  private void objects() {
    holder("Object", "prototype entries values hasOwn keys getPrototypeOf getOwnPropertyNames");
    holder("Object", "getOwnPropertySymbols getOwnPropertyDescriptor getOwnPropertyDescriptors");
    holder("Object", "isExtensible isSealed isFrozen is create fromEntries");
    holder(
        "Object",
        "setPrototypeOf defineProperty defineProperties preventExtensions seal freeze assign",
        ObjectGuards::changesFirstArgument);
    holder("Object.prototype", "constructor toString toLocaleString valueOf hasOwnProperty");
    holder("Object.prototype", "propertyIsEnumerable isPrototypeOf");
    holder("Function", "prototype");
    holder("Function.prototype", "bind call toString @Symbol.hasInstance");
    holder("Function.prototype", "apply", ArrayGuards::apply);
    holder("Symbol", "prototype iterator toStringTag hasInstance isConcatSpreadable toPrimitive");
    holder("Symbol", "species match matchAll replace search split unscopables");
    holder("Symbol.prototype", "constructor toString valueOf description");
    holder("Symbol.prototype", "@Symbol.toPrimitive @Symbol.toStringTag");
  }

  private void arrays() {
    holder("Array", "prototype of isArray @Symbol.species");
    holder("Array", "from", ArrayGuards::overFirstArgument);
    holder("Array.prototype", "constructor length @Symbol.unscopables");
    holder(
        "Array.prototype",
        "reverse sort push pop shift unshift splice slice indexOf lastIndexOf includes fill"
            + " copyWithin at every filter forEach map some find findIndex findLast findLastIndex"
            + " reduce reduceRight keys entries values toReversed toSorted toSpliced with"
            + " @Symbol.iterator",
        ArrayGuards::overItems);
    holder("Array.prototype", "concat", ArrayGuards::concat);
    holder("Array.prototype", "join", ArrayGuards::join);
    holder("Array.prototype", "toString", ArrayGuards::asText);
    holder("Array.prototype", "flat", ArrayGuards::flat);
    holder("Array.prototype", "flatMap", ArrayGuards::flatMap);
  }

  private void texts() {
    holder("String", "prototype fromCharCode fromCodePoint");
    holder("String.prototype", "constructor length");
    holder("String.prototype", "toString valueOf");
    holder(
        "String.prototype",
        "charAt charCodeAt codePointAt at substring substr slice trim trimStart trimEnd trimLeft"
            + " trimRight isWellFormed toWellFormed localeCompare startsWith endsWith"
            + " @Symbol.iterator",
        TextGuards::plain);
    holder(
        "String.prototype",
        "toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase normalize",
        TextGuards::reshaped);
    holder("String.prototype", "indexOf lastIndexOf includes", TextGuards::search);
    holder("String.prototype", "concat", TextGuards::concat);
    holder("String.prototype", "repeat", TextGuards::repeat);
    holder("String.prototype", "padStart padEnd", TextGuards::pad);
    holder("String.prototype", "match matchAll search split", RegexGuards::onText);
    holder("String.prototype", "replace replaceAll", RegexGuards::replaceOnText);
  }

  private void numbers() {
    holder("Number", "prototype NaN POSITIVE_INFINITY NEGATIVE_INFINITY MAX_VALUE MIN_VALUE");
    holder("Number", "MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON isFinite isNaN isInteger");
    holder("Number", "isSafeInteger parseFloat parseInt");
    holder("Number.prototype", "constructor toString valueOf toFixed toExponential toPrecision");
    holder("Boolean", "prototype");
    holder("Boolean.prototype", "constructor toString valueOf");
  }

  private void collections() {
    holder("Map", "prototype @Symbol.species");
    holder(
        "Map.prototype", "constructor set delete get has clear keys values forEach entries size");
    holder("Map.prototype", "@Symbol.iterator @Symbol.toStringTag");
    holder("Set", "prototype @Symbol.species");
    holder("Set.prototype", "constructor add delete has clear values keys forEach entries size");
    holder("Set.prototype", "@Symbol.iterator @Symbol.toStringTag");
    holder("iterator", "next return throw @Symbol.iterator @Symbol.toStringTag");
  }

  private void regexes() {
    holder("RegExp", "prototype @Symbol.species");
    holder("RegExp.prototype", "constructor toString unicode sticky dotAll multiline ignoreCase");
    holder("RegExp.prototype", "global flags source lastIndex");
    holder(
        "RegExp.prototype",
        "exec test @Symbol.match @Symbol.matchAll @Symbol.search @Symbol.split",
        RegexGuards::onRegex);
    holder("RegExp.prototype", "@Symbol.replace", RegexGuards::replaceOnRegex);
  }

  private void holder(String holder, String names) {
    holder(holder, names, Guard.NONE);
  }

  private void holder(String holder, String names, Guard guard) {
    Map<String, Guard> members = holders.computeIfAbsent(holder, h -> new HashMap<>());
    for (String name : names.split(" ", -1)) {
      members.put(name, guard);
    }
  }
}
