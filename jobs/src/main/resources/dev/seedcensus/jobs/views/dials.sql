-- One row per run, drawn Araf board and number of random widenings: whether it still has one answer.
-- rows, cols, max_given and any_board are those of the run.
--
-- column rows: rows of the board [rows]
-- column cols: columns of the board [columns]
-- column max_given: largest given that widening could make [cells]
-- column any_board: whether the walk began with the first board drawn, not the first with one answer
SELECT
  d.*,
  int(get_json_object(r.definition, '$.rows')) AS rows,
  int(get_json_object(r.definition, '$.cols')) AS cols,
  int(get_json_object(r.definition, '$.max_given')) AS max_given,
  boolean(get_json_object(r.definition, '$.any_board')) AS any_board
FROM araf_dial d
JOIN runs r ON r.run_id = d.run_id
