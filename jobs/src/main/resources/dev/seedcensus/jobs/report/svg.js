// Parts of drawings and plots.

function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

/** A text in a picture. */
function svgText(x, y, text, attributes = {}) {
  return svg('text', { x, y, ...attributes }, text);
}

/** What a pointer that rests on a shape is told. */
function svgTitle(text) {
  return svg('title', {}, text);
}

/** A path along right angles, with round corners. */
function roundedPath(points, radius) {
  const parts = [`M${points[0]} ${points[1]}`];
  for (let at = 2; at < points.length - 2; at += 2) {
    const [x, y] = [points[at], points[at + 1]];
    const before = towards(x, y, points[at - 2], points[at - 1], radius);
    const after = towards(x, y, points[at + 2], points[at + 3], radius);
    parts.push(`L${before[0]} ${before[1]}Q${x} ${y} ${after[0]} ${after[1]}`);
  }
  parts.push(`L${points.at(-2)} ${points.at(-1)}`);
  return parts.join('');
}

/** The point at most so far from one point on the way to the middle between it and another. */
function towards(x, y, toX, toY, far) {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(far, length / 2) / length;
  return [round(x + (toX - x) * share), round(y + (toY - y) * share)];
}

/** A triangle whose tip is a point, coming from another. */
function arrowHead(x, y, fromX, fromY, size) {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const [bx, by] = [x - dx * size, y - dy * size];
  const half = size * 0.5;
  return `M${round(x)} ${round(y)}L${round(bx - dy * half)} ${round(by + dx * half)}L${round(bx + dy * half)} ${round(by - dx * half)}Z`;
}

function round(number) {
  return Math.round(number * 10) / 10;
}

/** A text of at most so many characters. */
function cut(text, most) {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
