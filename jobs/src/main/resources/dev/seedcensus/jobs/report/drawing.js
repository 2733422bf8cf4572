// Drawings of graphs. Their coordinates were laid out before; see PageData for what stands where.

const ROLE_PLACE = 0;
const ROLE_KEY = 1;
const WAY_BACK = 1;
const WAY_GATED = 2;
const SHOWN_CHARACTERS = 16;

/** A candidate's graph at its natural size. */
function drawn(candidate) {
  const { size, boxes, ways } = candidate.drawing;
  const colour = colours(candidate);
  return svg(
    'svg',
    {
      class: 'drawing',
      role: 'img',
      'aria-label': `Graph of seed ${candidate.seed}: ${boxes.length} boxes, ${ways.length} ways`,
      width: size[0],
      height: size[1],
      viewBox: `0 0 ${size[0]} ${size[1]}`,
    },
    ...ways.map((way) => drawnWay(way, colour)),
    ...ways.filter((way) => way[3] !== 0).map((way) => drawnMark(way, colour)),
    ...boxes.map((box) => drawnBox(box, colour)),
  );
}

function drawnWay([flags, , pairs, , points], colour) {
  const classes = ['way'];
  if (pairs.length > 0) {
    classes.push('lock', colour.get(pairs[0]));
  } else if (flags & WAY_GATED) {
    classes.push('gated');
  }
  const [fromX, fromY, nextX, nextY] = points;
  const [lastX, lastY, toX, toY] = points.slice(-4);
  return svg(
    'g',
    { class: classes.join(' ') },
    svg('path', { class: 'line', d: roundedPath(points, 5) }),
    svg('path', { class: 'tip', d: arrowHead(toX, toY, lastX, lastY, 7) }),
    flags & WAY_BACK
      ? svg('path', { class: 'tip back', d: arrowHead(fromX, fromY, nextX, nextY, 6) })
      : null,
  );
}

/** What is to be passed on a way: a minigame by its letter, locks by padlock and pair. */
function drawnMark([, minigame, pairs, [x, y, width, height]], colour) {
  const type = minigame < 0 ? '' : DATA.types[minigame];
  const middle = y + height / 2 + 4;
  const group = svg(
    'g',
    { class: `mark ${pairs.length > 0 ? colour.get(pairs[0]) : 'minigame'}` },
    svgTitle([...pairs.map((pair) => `lock of ${pair}`), type].filter(Boolean).join(', ')),
    svg('rect', { x, y, width, height, rx: height / 2 }),
  );
  if (pairs.length > 0) {
    group.append(
      svg('path', { class: 'padlock', d: `M${x + 5} ${y + 7}h8v6h-8z` }),
      svg('path', { class: 'shackle', d: `M${x + 6.5} ${y + 7}v-1.5a2.5 2.5 0 0 1 5 0v1.5` }),
      svgText(x + 16, middle, cut(pairs.join(', '), SHOWN_CHARACTERS)),
    );
  }
  if (type !== '') {
    const letter = type[0].toUpperCase();
    group.append(svgText(x + width - 8, middle, letter, { class: 'letter', 'text-anchor': 'middle' }));
  }
  return group;
}

function drawnBox([x, y, width, height, type, role, name, pair], colour) {
  const said = DATA.types[type];
  const classes = ['box', role === ROLE_PLACE ? 'place' : 'thing'];
  if (role === ROLE_KEY) {
    classes.push('key');
  }
  if (said === 'start' || said === 'win' || said === 'dead_end') {
    classes.push(said);
  }
  if (pair !== undefined) {
    classes.push(colour.get(pair));
  }
  const middle = x + width / 2;
  return svg(
    'g',
    { class: classes.join(' ') },
    svgTitle([spelled(said) || 'no type', name, pair].filter(Boolean).join(', ')),
    svg('rect', { x, y, width, height, rx: role === ROLE_PLACE ? 3 : 11 }),
    svgText(middle, y + 16, cut(spelled(said), SHOWN_CHARACTERS), { 'text-anchor': 'middle' }),
    pair === undefined
      ? null
      : svgText(middle, y + 30, cut(pair, SHOWN_CHARACTERS), { class: 'pair', 'text-anchor': 'middle' }),
  );
}

/** The same graph as small as a word. */
function thumbnail(candidate) {
  const { size, boxes, ways } = candidate.drawing;
  const colour = colours(candidate);
  const rectangle = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`;
  const line = (way) => `M${way[4].join(' ')}`;
  const coloured = (shapes, kind) =>
    shapes.map(([path, pair]) => svg('path', { class: `${kind} ${colour.get(pair)}`, d: path }));
  return svg(
    'svg',
    { class: 'thumbnail', 'aria-hidden': 'true', viewBox: `0 0 ${size[0]} ${size[1]}` },
    svg('path', { class: 'line', d: ways.map(line).join('') }),
    svg('path', { class: 'boxes', d: boxes.filter((box) => box.length === 7).map(rectangle).join('') }),
    ...coloured(ways.filter((way) => way[2].length > 0).map((way) => [line(way), way[2][0]]), 'locked'),
    ...coloured(boxes.filter((box) => box.length > 7).map((box) => [rectangle(box), box[7]]), 'paired'),
  );
}

/** What the marks of drawings mean. */
function legend() {
  const letters = [...new Set(CANDIDATES.flatMap((candidate) => minigames(candidate)))].sort();
  return [
    'Filled arrows lead on, hollow ones back',
    'a key and its locks share a colour',
    'dashed ways ask for something else than a key',
    ...letters.map((type) => `${type[0].toUpperCase()} is a ${spelled(type)}`),
  ].join('; ');
}

function minigames(candidate) {
  return (candidate.drawing?.ways ?? []).filter((way) => way[1] >= 0).map((way) => DATA.types[way[1]]);
}
