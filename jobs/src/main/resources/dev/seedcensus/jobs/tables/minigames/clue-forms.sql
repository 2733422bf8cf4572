-- What the clues of each form are worth at n = 3, counted over all of them and all matchings.
-- key: form
-- runs: none
WITH forms AS (SELECT inline(clue_forms(3)))
SELECT
  form,
  stack(5,
    'instances', string(instances), NULL,
    'sizes of the true set', to_json(true_sets), NULL,
    'mean worlds eliminated', string(eliminated), NULL,
    'mean given true of M', string(eliminated_given_true), NULL,
    'smallest isolating set of this form alone', coalesce(string(smallest), 'null'), NULL
  ) AS (measure, value, published)
FROM forms
UNION ALL
SELECT 'all', 'instances', string(sum(instances)), '132' FROM forms
