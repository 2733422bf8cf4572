package dev.seedcensus.engine;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** Which package may know which. */
@AnalyzeClasses(
    packages = "dev.seedcensus.engine",
    importOptions = ImportOption.DoNotIncludeTests.class)
class EnginePackagesTest {

  @ArchTest
  static final ArchRule PACKAGES_DEPEND_ONE_WAY =
      slices().matching("dev.seedcensus.engine.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NOTHING_KNOWS_SPARK_OR_LOGS =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.apache.spark..", "org.slf4j..", "org.apache.logging..", "java.util.logging..");

  @ArchTest
  static final ArchRule THE_INTERPRETER_STAYS_IN_ITS_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackages("..engine.expr..", "..engine.value..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.mozilla..");

  @ArchTest
  static final ArchRule THE_ENGINE_READS_NO_FILES =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.net..");

  /**
   * A static collection must be one that refuses changes; a static array, which cannot, must not
   * leave its class. What other objects hold is not looked at.
   */
  @ArchTest
  static final ArchRule NO_STATIC_MUTABLE_STATE =
      fields().that().areStatic().should().beFinal().andShould(refuseChanges());

  private static ArchCondition<JavaField> refuseChanges() {
    return new ArchCondition<>("refuse changes") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        boolean refuses =
            field.getRawType().isArray()
                ? isEmptyOrPrivate(field)
                : !isOfElements(field.getRawType()) || UNCHANGEABLE.contains(holder(field));
        if (!refuses) {
          events.add(SimpleConditionEvent.violated(field, field.getFullName() + " can be changed"));
        }
      }
    };
  }

  /** Classes that declare the library's collections without methods that work on them. */
  private static final Set<String> UNCHANGEABLE =
      Set.of("java.util.ImmutableCollections", "java.util.Collections");

  private static boolean isOfElements(JavaClass type) {
    return type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class);
  }

  private static boolean isEmptyOrPrivate(JavaField field) {
    return field.getModifiers().contains(JavaModifier.PRIVATE)
        || field.getModifiers().contains(JavaModifier.SYNTHETIC)
        || Array.getLength(value(field)) == 0;
  }

  /** The class around that of a field's value. */
  private static String holder(JavaField field) {
    Class<?> around = value(field).getClass().getEnclosingClass();
    return around == null ? "" : around.getName();
  }

  private static Object value(JavaField field) {
    try {
      Field reflected = field.reflect();
      reflected.setAccessible(true);
      return reflected.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field.getFullName(), e);
    }
  }

  /** What their documentation says: battles and puzzles know no grammar and no graph. */
  @ArchTest
  static final ArchRule PUZZLES_KNOW_NO_GRAMMARS_AND_NO_GRAPHS =
      classes()
          .that()
          .resideInAnyPackage(
              "..engine.araf..", "..engine.battle..", "..engine.matching..", "..engine.rulepush..")
          .should()
          .onlyDependOnClassesThat()
          .resideOutsideOfPackages(
              "..grammar..",
              "..label..",
              "..expr..",
              "..rewrite..",
              "..analysis..",
              "..engine.play..",
              "..primitives..");

  @ArchTest static final ArchRule THE_TUNER_KNOWS_NOTHING_OF_WHAT_IT_TUNES = standsAlone("tuning");

  @ArchTest static final ArchRule VALUES_KNOW_NOTHING_OF_WHAT_HOLDS_THEM = standsAlone("value");

  @ArchTest
  static final ArchRule THE_RANDOM_STREAM_KNOWS_NOTHING_OF_WHO_DRAWS = standsAlone("random");

  private static ArchRule standsAlone(String part) {
    String all = "dev.seedcensus.engine..";
    String own = "dev.seedcensus.engine." + part + "..";
    return noClasses()
        .that()
        .resideInAPackage(own)
        .should()
        .dependOnClassesThat(resideInAPackage(all).and(resideOutsideOfPackage(own)));
  }

  @ArchTest
  static final ArchRule LABELS_KNOW_NO_SITES_AND_GRAMMARS_DO_NOT_RUN =
      noClasses()
          .that()
          .resideInAnyPackage("..engine.label..", "..engine.grammar..", "..engine.primitives..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..engine.rewrite..");

  @ArchTest
  static final ArchRule LEVELS_ARE_PLAIN_VALUES_AND_TURNS_KNOW_NO_SEARCH =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("level")
          .definedBy("..engine.rulepush")
          .layer("play")
          .definedBy("..engine.rulepush.play")
          .layer("form")
          .definedBy("..engine.rulepush.form")
          .layer("search")
          .definedBy("..engine.rulepush.search")
          .whereLayer("play")
          .mayOnlyBeAccessedByLayers("form", "search")
          .whereLayer("form")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("search")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule GRAPHS_DO_NOT_KNOW_WHAT_THEY_ARE_WORTH =
      classes()
          .that()
          .resideInAnyPackage("..rewrite..", "..grammar..", "..label..", "..expr..", "..value..")
          .should()
          .onlyDependOnClassesThat()
          .resideOutsideOfPackages(
              "..analysis..", "..battle..", "..matching..", "..play..", "..primitives..");
}
