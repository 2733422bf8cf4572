package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.*;

public final class JsRegex {
  java.util.regex.Pattern p;
  String lit;
  boolean any, plus;

  public static JsRegex compile(String s) {
    JsRegex r = new JsRegex();
    r.p = java.util.regex.Pattern.compile(s);
    String in = s.substring(1, s.length() - 1);
    if (in.matches("[a-z_A-Z0-9]*")) r.lit = in;
    r.any = in.equals("(.*)");
    r.plus = in.equals("(.+)");
    return r;
  }

  public boolean finds(String s) {
    if (lit != null) return lit.equals(s);
    if (any) return true;
    if (plus) return !s.isEmpty();
    return p.matcher(s).find();
  }

  public boolean canThrow() {
    return false;
  }

  public Value exec(String s) {
    var m = p.matcher(s);
    if (!m.find()) return Undefined.UNDEFINED;
    Value[] v = new Value[m.groupCount() + 1];
    for (int i = 0; i < v.length; i++)
      v[i] = m.group(i) == null ? Undefined.UNDEFINED : Text.of(m.group(i));
    return Arr.of(v);
  }
}
