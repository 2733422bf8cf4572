// The filter's language: words, and conditions such as keys >= 2, all of which must hold.

const CONDITION =
  /([A-Za-z_]\w*)\s*(<=|>=|!=|==|=|<|>)\s*(-?\d+(?:\.\d*)?(?:e[+-]?\d+)?|-?\.\d+|true|false|yes|no|null|none)(?=\s|$)/gi;

const HOLDS = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/**
 * Understands a filter.
 *
 * @returns {{test: function(candidate): boolean, problem: string}} the problem is empty, or a sentence
 */
function understood(text) {
  const tests = [];
  let problem = '';
  const rest = text.replace(CONDITION, (all, name, sign, value) => {
    const known = measureNamed(name);
    if (known === undefined) {
      problem ||= `There is no number '${name}' here${nearest(name)}`;
    } else {
      tests.push(condition(known, sign, constant(value)));
    }
    return ' ';
  });
  const words = rest.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const odd = words.find((word) => /[<>=]/.test(word));
  if (odd !== undefined && problem === '') {
    problem = `'${odd}' is no whole condition: write a name, a comparison and a value, such as keys >= 2.`;
  }
  tests.push((candidate) => words.every((word) => candidate.text.includes(word)));
  return { test: (candidate) => tests.every((holds) => holds(candidate)), problem };
}

/** The measure that a name means, whatever its case; a field of the budget may be named as it is. */
function measureNamed(name) {
  const named = (plain) => MEASURES.find((measure) => measure.name.toLowerCase() === plain)?.name;
  return named(name.toLowerCase()) ?? named(`budget_${name.toLowerCase()}`);
}

function constant(text) {
  const word = text.toLowerCase();
  if (word === 'null' || word === 'none') {
    return null;
  }
  if (word === 'true' || word === 'yes') {
    return 1;
  }
  return word === 'false' || word === 'no' ? 0 : Number(text);
}

/** What is unknown is equal to none, and neither more nor less than any number. */
function condition(name, sign, wanted) {
  const holds = HOLDS[sign];
  return (candidate) => {
    const value = numberOf(candidate, name);
    if (value === null || wanted === null) {
      return sign === '!=' ? value !== wanted : sign.startsWith('=') && value === wanted;
    }
    return holds(value, wanted);
  };
}

/** A remedy for a name that is not known. */
function nearest(name) {
  const wanted = name.toLowerCase();
  const near = MEASURES.map((measure) => measure.name).filter(
    (known) => distanceOfTexts(known.toLowerCase(), wanted) <= 2,
  );
  return near.length > 0 ? `: did you mean ${near[0]}?` : '; see the names.';
}

/** Letters to add, drop or change to get from one text to another. */
function distanceOfTexts(a, b) {
  let row = Array.from({ length: b.length + 1 }, (unused, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
