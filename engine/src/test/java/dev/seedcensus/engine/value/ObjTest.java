package dev.seedcensus.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class ObjTest {

  @Test
  void keysStandInJavaScriptsOrder() {
    Obj object =
        new Obj.Builder()
            .put("b", Num.of(1))
            .put("10", Num.of(2))
            .put("a", Num.of(3))
            .put("2", Num.of(4))
            .put("01", Num.of(5))
            .put("b", Num.of(6))
            .build();
    assertEquals(List.of("2", "10", "b", "a", "01"), object.shape().keys());
    assertEquals(Num.of(6), object.get("b"));
  }

  @Test
  void aKeyThatHoldsUndefinedKeepsItsPlaceAndCountsAsAbsent() {
    Obj object = Obj.of("a", Num.of(1)).with("b", Num.of(2)).with("a", Undefined.UNDEFINED);
    assertEquals(Obj.of("b", Num.of(2)), object);
    assertEquals(List.of("a", "b"), object.with("a", Num.of(3)).shape().keys());
  }

  @Test
  void equalityIgnoresTheOrderOfKeys() {
    Obj one = Obj.of("a", Num.of(1)).with("b", Text.of("x"));
    Obj other = Obj.of("b", Text.of("x")).with("a", Num.of(1));
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertNotEquals(one, other.with("a", Num.of(2)));
  }

  @Test
  void settingAKeyToWhatItHoldsChangesNothing() {
    Value x = Text.of("x");
    Obj object = Obj.of("a", x);
    assertSame(object, object.with("a", x));
  }
}
