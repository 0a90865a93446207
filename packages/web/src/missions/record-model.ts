import type { RecordSheet } from '../face/missions.ts';
import type { Bests } from '../link/bests.ts';

export interface RecordCell {
  /** Null if nothing has been scored yet. */
  readonly points: number | null;
  readonly most: number;
}

export interface RecordRow {
  readonly mission: string;
  readonly name: string;
  readonly aside: string;
  /** One for each grade. */
  readonly cells: readonly RecordCell[];
  readonly best: RecordCell;
}

export interface RecordModel {
  readonly rows: readonly RecordRow[];
  /** The sum of each grade. */
  readonly sums: readonly RecordCell[];
  /** LS5c: of the best of every mission. */
  readonly total: RecordCell;
}

export function fillSheet({ grades, rows }: RecordSheet, bests: Bests): RecordModel {
  const filled = rows.map(({ mission, name, aside, most }): RecordRow => {
    const scored = bests[mission] ?? {};
    const cells = grades.map(({ id }) => cellOf(scored[id], most[id] ?? 0));
    return { mission, name, aside, cells, best: bestOf(cells) };
  });
  return {
    rows: filled,
    sums: grades.map((_grade, place) => sumOf(filled.flatMap(({ cells }) => cells[place] ?? []))),
    total: sumOf(filled.map(({ best }) => best)),
  };
}

/** An imported score may be higher than the mission can give. */
function cellOf(points: number | undefined, most: number): RecordCell {
  return { points: points === undefined ? null : Math.min(points, most), most };
}

function bestOf(cells: readonly RecordCell[]): RecordCell {
  const scored = cells.flatMap(({ points }) => points ?? []);
  return {
    points: scored.length === 0 ? null : Math.max(...scored),
    most: Math.max(0, ...cells.map(({ most }) => most)),
  };
}

function sumOf(cells: readonly RecordCell[]): RecordCell {
  const add = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
  return { points: add(cells.map(({ points }) => points ?? 0)), most: add(cells.map(({ most }) => most)) };
}
