package dev.seedcensus.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

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

  @ArchTest
  static final ArchRule NO_STATIC_MUTABLE_STATE = fields().that().areStatic().should().beFinal();

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
