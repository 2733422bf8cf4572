// The batch: its measures and candidates, and how they are written.

const DATA = JSON.parse(document.getElementById('data').textContent);

const BUDGET = DATA.budget;
const MEASURES = DATA.measures;
const MEASURE_AT = new Map(MEASURES.map((measure, at) => [measure.name, at]));

// In the order of the page: nearest to the budget first.
const CANDIDATES = DATA.candidates.map((candidate, order) => ({
  ...candidate,
  order,
  chain: candidate.chain ?? [],
  measured: candidate.measured ?? [],
}));
for (const candidate of CANDIDATES) {
  candidate.text = [candidate.seed, chainText(candidate), candidate.error ?? '']
    .join(' ')
    .toLowerCase();
}

/** A measure of a candidate: a number, a boolean, or null. */
function valueOf(candidate, name) {
  const at = MEASURE_AT.get(name);
  return at === undefined ? null : candidate.values[at];
}

/** The same as a number. */
function numberOf(candidate, name) {
  const value = valueOf(candidate, name);
  return value === null ? null : Number(value);
}

/** Whether a measure says yes or no. */
function isTruth(name) {
  return CANDIDATES.some((candidate) => typeof valueOf(candidate, name) === 'boolean');
}

function has(name) {
  return MEASURE_AT.has(name);
}

/** A name for people: nesting_depth becomes nesting depth, nestingDepth too. */
function spelled(name) {
  return name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (both, before, after) => `${before} ${after.toLowerCase()}`);
}

/** The same with its unit, unless the name says it already. */
function withUnit(name) {
  const unit = MEASURES[MEASURE_AT.get(name)].unit;
  const said = spelled(name).split(' ').includes(unit);
  return unit && !said ? `${spelled(name)} (${unit})` : spelled(name);
}

/** A value for people. */
function written(value) {
  if (value === null || value === undefined) {
    return '–';
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(4)));
}

/** What a budget's field is missed by, with its sign; empty if it is hit. */
function missText(declared, measured) {
  const off = measured - declared;
  return off === 0 ? '' : off > 0 ? `+${off}` : `−${-off}`;
}

/** The rounds of a lock chain and what they lead to. */
function chainText(candidate) {
  const rounds = candidate.chain.map((round) => round.join(', '));
  return [...rounds, chainEnd(candidate)].join(' → ');
}

function chainEnd(candidate) {
  return valueOf(candidate, 'winnable') === false ? 'no win' : 'goal';
}

/** The colour of each pair of a candidate: those of the chain in its order, then the others. */
function colours(candidate) {
  const drawn = candidate.drawing ?? { boxes: [], ways: [] };
  const pairs = new Set(candidate.chain.flat());
  drawn.boxes.forEach((box) => box.length > 7 && pairs.add(box[7]));
  drawn.ways.forEach((way) => way[2].forEach((pair) => pairs.add(pair)));
  return new Map([...pairs].map((pair, at) => [pair, `pair-${at % 8}`]));
}

/** A new HTML element. Texts are texts: nothing in a batch is ever read as HTML. */
function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      node.setAttribute(key, value === true ? '' : value);
    }
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}
