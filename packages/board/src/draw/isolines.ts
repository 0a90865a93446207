import type { Point } from '@sandtable/hex';

export interface Field {
  readonly from: Point;
  /** Distance between grid points. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly values: Float64Array;
}

/** Closed lines around everything above `least`; the edge of the field must be below it. */
export function linesRound(field: Field, least: number): Point[][] {
  const next = new Map<number, number>();
  const { values, columns, rows } = field;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const knot = row * columns + column;
      const isHigh = (values[knot] ?? 0) > least;
      // Nearly all cells lie on one side of the line.
      const isCrossed =
        (values[knot + 1] ?? 0) > least !== isHigh ||
        (values[knot + columns] ?? 0) > least !== isHigh ||
        (values[knot + columns + 1] ?? 0) > least !== isHigh;
      if (isCrossed) for (const [from, to] of crossings(field, column, row, least)) next.set(from, to);
    }
  }
  const lines: Point[][] = [];
  for (const first of next.keys()) {
    const line: Point[] = [];
    for (let at: number | undefined = first; at !== undefined;) {
      const to = next.get(at);
      if (!next.delete(at)) break;
      line.push(crossingAt(field, at, least));
      at = to;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

/** The key of a cell side: from the grid point it begins at, one number for the side to the right and another for the side down. */
function sideName({ columns }: Field, column: number, row: number, isDown: 0 | 1): number {
  return 2 * (row * columns + column) + isDown;
}

/** How the line crosses a cell: from one side to another, with higher ground to the right. */
function crossings(field: Field, column: number, row: number, least: number): readonly (readonly [number, number])[] {
  const { values, columns } = field;
  const knot = row * columns + column;
  const isHigh = (at: number): boolean => (values[at] ?? 0) > least;
  const [a, b, c, d] = [isHigh(knot), isHigh(knot + 1), isHigh(knot + columns + 1), isHigh(knot + columns)];
  // Clockwise: top, right, bottom, left.
  const sides = [
    { from: a, to: b, name: sideName(field, column, row, 0) },
    { from: b, to: c, name: sideName(field, column + 1, row, 1) },
    { from: c, to: d, name: sideName(field, column, row + 1, 0) },
    { from: d, to: a, name: sideName(field, column, row, 1) },
  ];
  const ups = sides.filter(({ from, to }) => !from && to);
  const downs = sides.filter(({ from, to }) => from && !to);
  // Each rise leads to the first fall after it.
  return ups.map(({ name }) => {
    const place = sides.findIndex((side) => side.name === name);
    const ahead = [...sides.slice(place + 1), ...sides.slice(0, place)];
    return [name, (ahead.find((side) => downs.includes(side)) ?? sides[0])?.name ?? name] as const;
  });
}

function crossingAt({ from, step, columns, values }: Field, name: number, least: number): Point {
  const knot = name >> 1;
  const isDown = name % 2 === 1;
  const [first, second] = [values[knot] ?? 0, values[knot + (isDown ? columns : 1)] ?? 0];
  const part = (least - first) / (second - first);
  const [column, row] = [knot % columns, Math.floor(knot / columns)];
  return {
    x: from.x + (column + (isDown ? 0 : part)) * step,
    y: from.y + (row + (isDown ? part : 0)) * step,
  };
}
