// What is shown, and what changes it.

const ROWS_AT_ONCE = 50;

const at = (id) => document.getElementById(id);
const state = { sort: has('distance') ? 'distance' : 'seed', ascending: true, filter: '', rows: ROWS_AT_ONCE };

// ---- the list

function columns() {
  const standing = standingColumns();
  const others = !standing.some((known) => known.name === state.sort);
  return others ? [...standing, measureColumn(state.sort)] : standing;
}

function showList() {
  const { test, problem } = understood(state.filter);
  const found = problem ? [] : sorted(CANDIDATES.filter(test), state.sort, state.ascending);
  const shown = columns();
  at('head').replaceChildren(element('tr', {}, ...shown.map(headCell)));
  at('body').replaceChildren(...found.slice(0, state.rows).flatMap((candidate) => rowsOf(candidate, shown)));
  at('filter-state').textContent = problem || `${found.length} of ${CANDIDATES.length} candidates`;
  at('filter-state').classList.toggle('miss', problem !== '');
  at('filter').setAttribute('aria-invalid', problem !== '');
  const left = found.length - state.rows;
  at('more').hidden = left <= 0;
  at('more').textContent = `Show ${Math.min(left, ROWS_AT_ONCE)} more of ${left}`;
  at('sort').value = state.sort;
  at('direction').textContent = state.ascending ? '↑ ascending' : '↓ descending';
}

function headCell({ name, heading, kind, title }) {
  const sortedBy = name === state.sort;
  const order = state.ascending ? 'ascending' : 'descending';
  const arrow = element('span', { class: 'arrow', 'aria-hidden': 'true' }, sortedBy ? (state.ascending ? '↑' : '↓') : '');
  const button = element('button', { type: 'button', title, 'data-sort': name }, heading, arrow);
  button.addEventListener('click', () => {
    sortBy(name, sortedBy ? !state.ascending : true);
    at('head').querySelector(`[data-sort="${name}"]`).focus();
  });
  return element('th', { scope: 'col', class: kind, 'aria-sort': sortedBy ? order : null }, button);
}

function sortBy(name, ascending) {
  Object.assign(state, { sort: name, ascending, rows: ROWS_AT_ONCE });
  showList();
}

function narrow(filter) {
  at('filter').value = filter;
  Object.assign(state, { filter, rows: ROWS_AT_ONCE });
  showList();
  at('candidates').scrollIntoView({ block: 'start' });
}

// ---- the plots

function showRange() {
  const [x, y] = [at('range-x').value, at('range-y').value];
  const { picture, n, most } = heatMap(x, y, at('range').clientWidth, narrow);
  at('range').replaceChildren(picture);
  at('range-caption').textContent = `n = ${n} candidates; the fullest cell has ${most}.`;
}

function showHistograms() {
  const width = at('histograms').clientWidth;
  at('histograms').replaceChildren(
    ...HISTOGRAMS.filter(has).map((name) => {
      const { picture, n } = histogram(name, width, narrow);
      return element('figure', { 'data-measure': name }, picture, element('figcaption', {}, `n = ${n} candidates`));
    }),
  );
}

function showPlots() {
  if (MEASURES.length > 0 && CANDIDATES.some((candidate) => !candidate.error)) {
    showRange();
    showHistograms();
  }
}

// ---- what is shown once

function options(select, names, chosen) {
  select.replaceChildren(
    ...names.map((name) => element('option', { value: name, selected: name === chosen }, name === 'chain' ? 'lock chain' : spelled(name))),
  );
}

function showFigures() {
  const whole = CANDIDATES.filter((candidate) => !candidate.error);
  const figure = (caption, text) => element('div', {}, element('dt', {}, caption), element('dd', {}, text));
  const of = (hits) => `${hits} of ${whole.length}`;
  const figures = [figure('candidates', CANDIDATES.length)];
  if (has('winnable')) {
    figures.push(figure('can be won', of(whole.filter((candidate) => valueOf(candidate, 'winnable')).length)));
  }
  if (BUDGET.length > 0) {
    figures.push(figure('hit the whole budget', of(whole.filter((candidate) => valueOf(candidate, 'misses') === 0).length)));
  }
  figures.push(figure('failed', CANDIDATES.length - whole.length));
  at('figures').replaceChildren(...figures);
}

function orderText() {
  if (BUDGET.length === 0) {
    return 'The grammar declares no budget: candidates stand in the order of their seeds. An option such as --set budget.keys=3 declares one.';
  }
  const fields = BUDGET.map(({ field, declared }) => `${spelled(field)} ${declared}`).join(', ');
  return `Declared: ${fields}. The distance adds up how far each field is off, as a share of what is declared (of 1 where nothing is); ties stand by seed.`;
}

function showNames() {
  at('names').replaceChildren(
    ...MEASURES.map(({ name, unit, meaning }) =>
      element('div', {}, element('dt', {}, element('code', {}, name)), element('dd', {}, unit ? `${meaning} [${unit}]` : meaning)),
    ),
  );
}

// ---- begin

const names = MEASURES.map((measure) => measure.name);
const preferred = (wanted, other) => (has(wanted) ? wanted : names[other] ?? names[0]);
options(at('range-x'), names, preferred('places', 0));
options(at('range-y'), names, preferred('shortest_win', 1));
options(at('sort'), [...names, 'chain'], state.sort);
at('order').textContent = orderText();
showFigures();
showNames();
showList();
showPlots();

at('range-x').addEventListener('change', showRange);
at('range-y').addEventListener('change', showRange);
at('sort').addEventListener('change', () => sortBy(at('sort').value, state.ascending));
at('direction').addEventListener('click', () => sortBy(state.sort, !state.ascending));
at('filter').addEventListener('input', () => {
  Object.assign(state, { filter: at('filter').value, rows: ROWS_AT_ONCE });
  showList();
});
at('more').addEventListener('click', () => {
  state.rows += ROWS_AT_ONCE;
  showList();
});
at('names-toggle').addEventListener('click', () => {
  at('names').hidden = !at('names').hidden;
  at('names-toggle').setAttribute('aria-expanded', !at('names').hidden);
});

let plotted = at('range').clientWidth;
window.addEventListener('resize', () => {
  if (at('range').clientWidth !== plotted) {
    plotted = at('range').clientWidth;
    showPlots();
  }
});
