const [WIDTH, HEIGHT, MARGIN] = [640, 400, 56];
const COLOURS = ['#1f77b4', '#d95f02', '#7b3294'];

/**
 * Seconds over classes, both on logarithmic scales, a line per booking; sizes that were never filled have no point.
 * @param {readonly { booked: number, points: readonly { classes: number, seconds: number | null }[] }[]} series
 */
export function growthPlot(series) {
  const all = series.flatMap(({ points }) => points);
  const seconds = all.flatMap((point) => point.seconds ?? []);
  const x = scale(
    all.map(({ classes }) => classes),
    MARGIN,
    WIDTH - 20,
  );
  const y = scale([...seconds, 0.01, 100], HEIGHT - MARGIN, 20);
  const lines = series.map(({ booked, points }, index) => {
    const known = points.flatMap(({ classes, seconds: s }) => (s === null ? [] : [`${x(classes)},${y(s)}`]));
    const colour = COLOURS[index % COLOURS.length];
    const dots = known.map(
      (at) => `<circle cx="${at.split(',')[0]}" cy="${at.split(',')[1]}" r="3" fill="${colour}"/>`,
    );
    return `<polyline points="${known.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}<text x="${MARGIN + 12}" y="${36 + 18 * index}" fill="${colour}">${booked} % booked</text>`;
  });
  const classes = [...new Set(all.map((point) => point.classes))];
  const ticks = [
    ...classes.map(
      (each) => `<text x="${x(each)}" y="${HEIGHT - MARGIN + 20}" text-anchor="middle">${each}</text>`,
    ),
    ...[0.01, 0.1, 1, 10, 100].map(
      (each) =>
        `<line x1="${MARGIN}" x2="${WIDTH - 20}" y1="${y(each)}" y2="${y(each)}" stroke="#ddd"/><text x="${MARGIN - 6}" y="${y(each) + 4}" text-anchor="end">${each} s</text>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13"><title>Seconds to fill a school, by classes</title><rect width="100%" height="100%" fill="#fff"/>${ticks.join('')}${lines.join('')}<text x="${WIDTH / 2}" y="${HEIGHT - 12}" text-anchor="middle">classes</text></svg>\n`;
}

/** @param {readonly number[]} values @param {number} from @param {number} to @returns {(value: number) => number} */
function scale(values, from, to) {
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  return (value) =>
    Math.round(from + ((Math.log(value) - least) / Math.max(1e-9, most - least)) * (to - from));
}
