// The expressive-range plot of two measures, and histograms of one.

const MOST_SINGLE_BINS = 30;
const WANTED_BINS = 20;
const HISTOGRAMS = ['keys', 'nesting_depth', 'places'];

/**
 * Bins for a measure: one per whole number where those are few, otherwise of a round width.
 *
 * @returns {{low: number, step: number, count: number, single: boolean}} null if no candidate has it
 */
function binsOf(name) {
  const values = CANDIDATES.map((candidate) => numberOf(candidate, name)).filter((v) => v !== null);
  if (values.length === 0) {
    return null;
  }
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const whole = values.every(Number.isInteger);
  if (whole && high - low < MOST_SINGLE_BINS) {
    return { low, step: 1, count: high - low + 1, single: true };
  }
  const step = roundStep((high - low) / WANTED_BINS || 1, whole);
  const first = Math.floor(low / step);
  return { low: first * step, step, count: Math.floor(high / step) - first + 1, single: false };
}

/** The next of 1, 2 and 5 times a power of ten. */
function roundStep(wanted, whole) {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((at) => at >= wanted * 0.999);
  return whole ? Math.max(1, step) : step;
}

function binOf(bins, value) {
  // Values at a bound must not fall below it by a rounding error.
  const at = Math.floor((value - bins.low) / bins.step + 1e-9);
  return Math.min(bins.count - 1, Math.max(0, at));
}

/** The lower bound of a bin. */
function bound(bins, at) {
  return Number((bins.low + at * bins.step).toPrecision(10));
}

/** The filter that a bin stands for. */
function binFilter(name, bins, at) {
  return bins.single
    ? `${name} = ${bound(bins, at)}`
    : `${name} >= ${bound(bins, at)} ${name} < ${bound(bins, at + 1)}`;
}

function binText(name, bins, at) {
  const from = isTruth(name) ? written(bound(bins, at) === 1) : bound(bins, at);
  return bins.single ? `${spelled(name)} ${from}` : `${spelled(name)} ${from} to ${bound(bins, at + 1)}`;
}

/** Every how many bins a label fits, and where it stands: below single bins, at bounds otherwise. */
function ticks(name, bins, room, width) {
  const every = Math.max(1, Math.ceil((bins.count * width) / room));
  const marks = [];
  const last = bins.single ? bins.count - 1 : bins.count;
  for (let at = 0; at <= last; at += every) {
    const text = isTruth(name) ? written(bound(bins, at) === 1) : String(bound(bins, at));
    marks.push({ at: bins.single ? at + 0.5 : at, text });
  }
  return marks;
}

/** How many candidates fall together into each pair of bins. */
function countPairs(x, xBins, y, yBins) {
  const counts = new Map();
  let n = 0;
  for (const candidate of CANDIDATES) {
    const [a, b] = [numberOf(candidate, x), numberOf(candidate, y)];
    if (a !== null && b !== null) {
      const cell = binOf(xBins, a) + xBins.count * binOf(yBins, b);
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
      n++;
    }
  }
  return { counts, n };
}

/**
 * A heat map.
 *
 * @param narrow is called with the filter of a cell that is clicked
 */
function heatMap(x, y, width, narrow) {
  const [xBins, yBins] = [binsOf(x), binsOf(y)];
  const { counts, n } = countPairs(x, xBins, y, yBins);
  const most = Math.max(1, ...counts.values());
  const frame = { left: 58, top: 10, right: 10, bottom: 44, width, height: Math.round(Math.max(240, width * 0.56)) };
  const inner = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const [cellWidth, cellHeight] = [inner[0] / xBins.count, inner[1] / yBins.count];
  const cells = [...counts].map(([cell, count]) => {
    const [i, j] = [cell % xBins.count, Math.floor(cell / xBins.count)];
    const [left, top] = [frame.left + i * cellWidth, frame.top + inner[1] - (j + 1) * cellHeight];
    const share = count / most;
    const shape = svg(
      'g',
      { class: share > 0.65 ? 'cell strong' : 'cell', 'data-count': count },
      svgTitle(`${binText(x, xBins, i)}, ${binText(y, yBins, j)}: ${count} of ${n}`),
      svg('rect', {
        x: round(left + 0.5), y: round(top + 0.5),
        width: round(Math.max(1, cellWidth - 1)), height: round(Math.max(1, cellHeight - 1)),
        'fill-opacity': round(100 * (0.12 + 0.88 * share)) / 100,
      }),
      cellWidth >= 24 && cellHeight >= 14
        ? svgText(round(left + cellWidth / 2), round(top + cellHeight / 2 + 4), count, { 'text-anchor': 'middle' })
        : null,
    );
    shape.addEventListener('click', () => narrow(`${binFilter(x, xBins, i)} ${binFilter(y, yBins, j)}`));
    return shape;
  });
  const picture = plot(frame, `Candidates by ${withUnit(x)} and ${withUnit(y)}, n = ${n}`, [
    ...cells,
    ...xAxis(frame, inner, x, xBins),
    ...ticks(y, yBins, inner[1], 22).map((tick) =>
      svgText(frame.left - 8, round(frame.top + inner[1] - tick.at * cellHeight + 4), tick.text, { 'text-anchor': 'end' })),
    svgText(0, 0, withUnit(y), { class: 'axis', 'text-anchor': 'middle', transform: `translate(13 ${frame.top + inner[1] / 2}) rotate(-90)` }),
  ]);
  return { picture, n, most };
}

/** A histogram of whole numbers. */
function histogram(name, width, narrow) {
  const bins = binsOf(name);
  const counts = new Array(bins.count).fill(0);
  const values = CANDIDATES.map((candidate) => numberOf(candidate, name)).filter((v) => v !== null);
  values.forEach((value) => counts[binOf(bins, value)]++);
  const most = Math.max(...counts);
  const frame = { left: 40, top: 20, right: 6, bottom: 42, width, height: 168 };
  const inner = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const step = inner[0] / bins.count;
  const barWidth = Math.min(step - 2, 44);
  const bars = counts.map((count, at) => {
    const height = (inner[1] * count) / most;
    const middle = frame.left + (at + 0.5) * step;
    const bar = svg(
      'g',
      { class: 'bar', 'data-count': count },
      svgTitle(`${binText(name, bins, at)}: ${count} of ${values.length}`),
      svg('rect', { x: round(middle - barWidth / 2), y: round(frame.top + inner[1] - height), width: round(barWidth), height: round(height) }),
      count > 0 && step >= 20
        ? svgText(round(middle), round(frame.top + inner[1] - height - 5), count, { 'text-anchor': 'middle' })
        : null,
    );
    bar.addEventListener('click', () => narrow(binFilter(name, bins, at)));
    return bar;
  });
  const picture = plot(frame, `Candidates by ${withUnit(name)}, n = ${values.length}`, [
    ...bars,
    ...xAxis(frame, inner, name, bins),
    svgText(0, 0, 'candidates', { class: 'axis', 'text-anchor': 'middle', transform: `translate(11 ${frame.top + inner[1] / 2}) rotate(-90)` }),
    svgText(frame.left - 6, frame.top + 4, most, { 'text-anchor': 'end' }),
    svgText(frame.left - 6, frame.top + inner[1] + 4, 0, { 'text-anchor': 'end' }),
  ]);
  return { picture, n: values.length };
}

function xAxis(frame, inner, name, bins) {
  const base = frame.top + inner[1];
  const step = inner[0] / bins.count;
  return [
    svg('path', { class: 'base', d: `M${frame.left} ${base + 0.5}h${inner[0]}` }),
    ...ticks(name, bins, inner[0], 36).map((tick) =>
      svgText(round(frame.left + tick.at * step), base + 16, tick.text, { 'text-anchor': 'middle' })),
    svgText(frame.left + inner[0] / 2, base + 36, withUnit(name), { class: 'axis', 'text-anchor': 'middle' }),
  ];
}

function plot(frame, label, shapes) {
  return svg(
    'svg',
    { class: 'plot', role: 'img', 'aria-label': label, width: frame.width, height: frame.height, viewBox: `0 0 ${frame.width} ${frame.height}` },
    ...shapes,
  );
}
