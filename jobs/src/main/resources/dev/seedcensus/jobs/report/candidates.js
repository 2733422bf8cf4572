// The list: its columns, rows, and what a row unfolds to.

/**
 * A column: the name it is sorted by, its heading, and the cell of a candidate. Numbers stand to the
 * right.
 */
function column(name, heading, cell, kind = 'number', title = '') {
  return { name, heading, cell, kind, title };
}

const SEED = column('seed', 'seed', seedCell, 'seed', 'the seed; opens its details');
const CHAIN = column('chain', 'lock chain', chainCell, 'chain', 'pairs picked up per round, until the goal');
const REPORTED = ['shortest_win', 'places', 'win_chance'];

/** The columns that every list has, by what the batch has. */
function standingColumns() {
  const names = BUDGET.length > 0 ? [] : ['keys', 'nesting_depth'];
  return [
    SEED,
    ...(has('distance') ? [measureColumn('distance')] : []),
    ...BUDGET.map(budgetColumn),
    ...names.filter(has).map(measureColumn),
    ...REPORTED.slice(0, 2).filter(has).map(measureColumn),
    CHAIN,
    ...REPORTED.slice(2).filter(has).map(measureColumn),
  ];
}

function measureColumn(name) {
  const measure = MEASURES[MEASURE_AT.get(name)];
  const title = measure.unit ? `${measure.meaning} [${measure.unit}]` : measure.meaning;
  return column(name, spelled(name), (candidate) => written(valueOf(candidate, name)), 'number', title);
}

function budgetColumn({ field, declared }, at) {
  const title = `${spelled(field)}: measured, of ${declared} declared`;
  return column(`budget_${field}`, spelled(field), (candidate) => budgetCell(candidate, at), 'budget', title);
}

/** Measured beside declared; a miss is marked with what it is missed by. */
function budgetCell(candidate, at) {
  const { field, declared } = BUDGET[at];
  const measured = candidate.measured[at];
  if (measured === undefined || measured === null) {
    return '–';
  }
  const off = missText(declared, measured);
  return element(
    'span',
    { class: off ? 'held miss' : 'held', title: off ? `${spelled(field)} is missed by ${off}` : null },
    element('span', { class: 'measured' }, measured),
    element('span', { class: 'declared' }, ` / ${declared}`),
    element('span', { class: 'off' }, off ? ` ${off}` : ''),
  );
}

function seedCell(candidate) {
  const button = element(
    'button',
    {
      type: 'button',
      class: 'unfold',
      'aria-expanded': 'false',
      'aria-controls': `detail-${candidate.seed}`,
      'aria-label': `Seed ${candidate.seed}, details`,
    },
    element('span', { class: 'number' }, candidate.seed),
  );
  if (candidate.drawing) {
    button.append(thumbnail(candidate));
  }
  return button;
}

function chainCell(candidate) {
  const colour = colours(candidate);
  const chain = element('span', { class: 'links' });
  for (const round of candidate.chain) {
    round.forEach((pair, at) =>
      chain.append(at > 0 ? ', ' : '', element('span', { class: `link-pair ${colour.get(pair)}` }, pair)),
    );
    chain.append(' → ');
  }
  const lost = chainEnd(candidate) !== 'goal';
  chain.append(element('span', { class: lost ? 'miss' : 'goal' }, chainEnd(candidate)));
  return chain;
}

/** A candidate's row, and the row of details that it opens. */
function rowsOf(candidate, columns) {
  const row = element('tr', { class: candidate.error ? 'candidate failed' : 'candidate', 'data-seed': candidate.seed });
  const shown = candidate.error ? columns.slice(0, 1) : columns;
  for (const { heading, cell, kind } of shown) {
    row.append(element('td', { class: kind, 'data-heading': heading }, cell(candidate)));
  }
  if (candidate.error) {
    row.append(element('td', { class: 'error', colspan: columns.length - 1 }, failure(candidate)));
  }
  const detail = element('tr', { class: 'detail', id: `detail-${candidate.seed}`, hidden: true });
  const button = row.querySelector('.unfold');
  const toggle = () => {
    const opens = detail.hidden;
    if (opens && detail.childElementCount === 0) {
      detail.append(element('td', { colspan: columns.length }, ...details(candidate)));
    }
    detail.hidden = !opens;
    button.setAttribute('aria-expanded', opens);
    row.classList.toggle('open', opens);
  };
  row.addEventListener('click', (event) => {
    // Whoever selects text does not want to open anything.
    if (event.target.closest('code') === null && String(window.getSelection()) === '') {
      toggle();
    }
  });
  return [row, detail];
}

function failure(candidate) {
  return element(
    'div',
    {},
    element('p', { class: 'miss' }, `Failed: ${candidate.error}`),
    element('code', {}, candidate.replay),
  );
}

function details(candidate) {
  const code = (text) => element('p', {}, element('code', {}, text));
  const again = part('This seed again', code(candidate.replay));
  if (candidate.error) {
    return [again];
  }
  const facts = [
    ...(BUDGET.length > 0 ? [part('Budget', budgetTable(candidate))] : []),
    part('Lock chain', element('p', {}, chainCell(candidate))),
    again,
    ...(candidate.digest ? [part('Digest of its graph', code(candidate.digest))] : []),
    part('Measures', measureList(candidate)),
  ];
  return [picture(candidate), element('div', { class: 'facts' }, ...facts)];
}

function part(heading, content) {
  return element('div', { class: 'part' }, element('h3', {}, heading), content);
}

function picture(candidate) {
  if (!candidate.drawing) {
    return element('p', { class: 'note' }, 'Not drawn: only the first candidates are, and none that is very large.');
  }
  return element(
    'figure',
    { class: 'graph' },
    element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': `Drawing of seed ${candidate.seed}` }, drawn(candidate)),
    element('figcaption', {}, `${legend()}.`),
  );
}

function budgetTable(candidate) {
  const table = element('table', { class: 'budget' });
  table.append(
    element('tr', {}, ...['field', 'measured', 'declared', 'off by'].map((text) => element('th', { scope: 'col' }, text))),
  );
  BUDGET.forEach(({ field, declared }, at) => {
    const measured = candidate.measured[at];
    const off = missText(declared, measured);
    table.append(
      element(
        'tr',
        { class: off ? 'miss' : null },
        element('th', { scope: 'row' }, spelled(field)),
        ...[measured, declared, off || 'hit'].map((text) => element('td', {}, text)),
      ),
    );
  });
  return table;
}

function measureList(candidate) {
  const list = element('dl', { class: 'measures' });
  for (const { name, unit, meaning } of MEASURES) {
    const value = written(valueOf(candidate, name));
    const said = value === '–' || spelled(name).split(' ').includes(unit) ? '' : unit;
    list.append(
      element('div', { title: meaning }, element('dt', {}, spelled(name)), element('dd', {}, value, said ? element('span', { class: 'unit' }, ` ${said}`) : null)),
    );
  }
  if (!has('win_chance')) {
    list.append(element('div', { class: 'wide' }, element('dt', {}, 'win chance'), element('dd', {}, 'known of graphs without ways back only')));
  }
  return list;
}

/**
 * Candidates in an order. What is unknown, and what failed, comes last in both directions; ties stay
 * in the order of the page.
 */
function sorted(candidates, name, ascending) {
  const key = name === 'chain' ? chainKey : (candidate) => numberOf(candidate, name);
  const keyed = candidates.map((candidate) => [candidate, candidate.error ? null : key(candidate)]);
  if (name === 'seed') {
    keyed.forEach((pair) => (pair[1] = pair[0].seed));
  }
  keyed.sort(([a, x], [b, y]) => {
    if (x === null || y === null || x === y) {
      return (x === null) - (y === null) || a.order - b.order;
    }
    return (x < y ? -1 : 1) * (ascending ? 1 : -1);
  });
  return keyed.map(([candidate]) => candidate);
}

/** Chains by rounds, then keys, then names. */
function chainKey(candidate) {
  const digits = (number) => String(number).padStart(4, '0');
  return `${digits(candidate.chain.length)} ${digits(candidate.chain.flat().length)} ${chainText(candidate)}`;
}
