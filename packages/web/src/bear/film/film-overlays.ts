import {
  aiNames,
  explainFailed,
  type HexId,
  nameOfHex,
  type OrderTrace,
  type Seen,
  type UnitId,
  unitName,
  unitOf,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import type { Overlay } from '@sandtable/board';
import { counted } from '@sandtable/kernel';
import type { Overlays } from '../../face/field.ts';
import { hexIds } from '../scene/overlays.ts';
import { shortWhy, verdictOn } from '../reasons/candidates.ts';

type Candidate = OrderTrace['candidates'][number];
type Tag = Extract<Overlay, { kind: 'reason' }>;
type Mark = Extract<Overlay, { kind: 'candidate' }>;

/** One line of the proof. The line of a candidate has the candidate's number. */
export interface FilmLine {
  readonly text: string;
  readonly mark: Pick<Tag, 'number' | 'verdict'> | null;
}

export function candidateLines(before: Seen, trace: OrderTrace): FilmLine[] {
  const names = aiNames(before, unitName);
  return trace.candidates.map((candidate, place) => {
    const { unit, failed, distance } = candidate;
    const why = failed === null ? shortWhy(candidate) : explainFailed(failed);
    const can = distance === null ? '' : `can, ${counted(distance, 'hex', 'hexes')} away`;
    const mark = { number: String(place + 1), verdict: verdictOn(trace, candidate) };
    return { text: `${names.unit(unit)}: ${why === '' ? can : why}`, mark };
  });
}

const RANKS = ['chosen', 'could', 'might', 'out'] as const;

/** Marks each hex once: of several candidates in it, the one that came furthest. */
function marked(before: Seen, { candidates }: OrderTrace, markOf: (candidate: Candidate) => Omit<Mark, 'kind' | 'at'>) {
  const marks = new Map<string, Mark>();
  for (const candidate of candidates) {
    const hex = unitOf(before, candidate.unit).at;
    if (hex === -1) continue;
    const at = nameOfHex(before.map, hex);
    const mark: Mark = { kind: 'candidate', at, ...markOf(candidate) };
    const known = marks.get(at);
    if (known === undefined || RANKS.indexOf(mark.verdict) < RANKS.indexOf(known.verdict)) marks.set(at, mark);
  }
  return [...marks.values()];
}

export function mightMarks(before: Seen, trace: OrderTrace): Overlays {
  return marked(before, trace, () => ({ text: '', verdict: 'might' }));
}

/** The chosen unit, the others that could, and the rest with the reason, on darkened ground; and the target. */
export function choiceOverlays(before: Seen, trace: OrderTrace): Overlays {
  const marks = marked(before, trace, (candidate) => {
    if (candidate.unit === trace.deed?.unit) return { text: 'chosen', verdict: 'chosen' };
    const why = shortWhy(candidate);
    return why === '' ? { text: 'could', verdict: 'could' } : { text: why, verdict: 'out' };
  });
  const except = [...marks.map(({ at }) => at), ...hexIds(before, goalsOf(trace))];
  return [{ kind: 'shadow', except }, ...aimOverlays(before, trace), ...marks];
}

export function deedOverlays(before: Seen, trace: OrderTrace): Overlays {
  const { deed } = trace;
  if (deed === null) return [];
  const { at } = unitOf(before, deed.unit);
  const way =
    deed.path.length === 0 || at === -1
      ? []
      : [{ kind: 'way', manner: 'move', through: hexIds(before, [at, ...deed.path]) } as const];
  const ring =
    at === -1 ? [] : [{ kind: 'candidate', at: nameOfHex(before.map, at), text: '', verdict: 'chosen' } as const];
  return [...way, ...aimOverlays(before, trace), ...ring];
}

/** Brackets at the target, and a line from each unit that fires. */
function aimOverlays(before: Seen, { deed }: OrderTrace): Overlays {
  if (deed === null || deed.at === -1) return [];
  const to = nameOfHex(before.map, deed.at);
  const { side } = pieceOf(before, deed.unit, deed.at);
  const from = (unit: UnitId): HexId => (unit === deed.unit ? deed.path.at(-1) : undefined) ?? unitOf(before, unit).at;
  const lines = hexIds(before, [deed.unit, ...deed.supporters].map(from).filter(isOnMap));
  return [...lines.map((each) => ({ kind: 'aim', from: each, to, side }) as const), { kind: 'fire', at: to, text: '' }];
}

function goalsOf({ deed }: OrderTrace): HexId[] {
  return deed === null ? [] : [...deed.path.slice(-1), deed.at].filter(isOnMap);
}

function isOnMap(hex: HexId): boolean {
  return hex !== -1;
}
