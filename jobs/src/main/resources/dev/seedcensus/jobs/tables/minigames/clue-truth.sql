-- Whether a clue is true of a matching, 1 or 0. The clues are read as the paper prints them.
-- key: clue
-- runs: none
SELECT clue, matching AS measure, int(clue_holds(clue, matching)) AS value
FROM published
CROSS JOIN (SELECT explode(array('xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx')) AS matching)
