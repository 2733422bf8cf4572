package dev.seedcensus.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class ObjBuilderTest {

  @Provide
  Arbitrary<List<String>> keys() {
    return Arbitraries.of("b", "a", "10", "9", "09", "", "4294967294", "4294967295", "-1", "0", "c")
        .list()
        .ofMaxSize(15);
  }

  @Property(tries = 300, seed = "1")
  void putsKeysInTheOrderOfAssignment(@ForAll("keys") List<String> keys) {
    Obj assigned = Obj.EMPTY;
    Obj.Builder builder = new Obj.Builder();
    for (int i = 0; i < keys.size(); i++) {
      assigned = assigned.with(keys.get(i), Num.of(i));
      builder.put(keys.get(i), Num.of(i));
    }
    Obj built = builder.build();
    assertEquals(assigned.shape().keys(), built.shape().keys());
    assertEquals(assigned, built);
  }

  @Test
  void nothingPutIsTheEmptyObject() {
    assertSame(Obj.EMPTY, new Obj.Builder().build());
  }
}
