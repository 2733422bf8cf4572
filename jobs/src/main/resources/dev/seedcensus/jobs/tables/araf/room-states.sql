-- Rooms by what they can still afford, as shares of all rooms; pairs of adjacent rooms of which one can give
-- and the other take, and of those the pairs with a cell that could move without breaking the donor.
-- given: rooms, only take, only give, both, neither
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 72 boards
WITH asked AS (
  SELECT *
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
parts AS (
  SELECT
    stack(5,
      'only take, share', only_take, rooms, '0.4628',
      'only give, share', only_give, rooms, '0.1453',
      'both, share', both, rooms, '0.2505',
      'neither, share', neither, rooms, '0.1415',
      'rooms per board', rooms, 1, '14.92'
    ) AS (measure, part, whole, published)
  FROM asked
)
SELECT
  measure, sum(part) / sum(whole) AS value, ratio_sd(part, whole) AS sd, count(*) AS n,
  any_value(published) AS published, 72 AS published_of
FROM parts
GROUP BY measure
UNION ALL
SELECT 'adjacent give/take pairs', double(sum(give_take_pairs)), NULL, NULL, NULL, NULL FROM asked
UNION ALL
SELECT 'adjacent give/take pairs with a cell to move', double(sum(movable_pairs)), NULL, NULL, '0', NULL FROM asked
ORDER BY measure
