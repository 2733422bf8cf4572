import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

/** Puts queries to a JDBC address, one after the other: what each gives, or why it fails, is a line. */
public class Ask {
  public static void main(String[] args) throws Exception {
    try (Connection connection = DriverManager.getConnection(args[0])) {
      for (int i = 1; i < args.length; i++) {
        System.out.println(answer(connection, args[i]));
      }
    }
  }

  private static String answer(Connection connection, String query) {
    StringBuilder answer = new StringBuilder();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int column = 1; column <= columns; column++) {
          answer.append(rows.getMetaData().getColumnLabel(column)).append('=');
          answer.append(rows.getObject(column)).append(' ');
        }
      }
      return answer.toString().strip();
    } catch (Exception e) { // Not all that the driver throws is an SQLException.
      return "failed: " + String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
  }
}
