import {
  aiNames,
  type BearEvent,
  explainFailed,
  type HexId,
  hexId,
  nameOfHex,
  type OrderTrace,
  type Seen,
  type UnitId,
  unitId,
  unitName,
  unitOf,
} from '@sandtable/bear';
import type { Overlay } from '@sandtable/board';
import { counted } from '@sandtable/kernel';
import type { Overlays } from '../../face/field.ts';
import { hexIds } from '../scene/overlays.ts';
import { hexesIn } from '../../scene/scene.ts';
import { involvedIn } from '../events/tell.ts';
import { CONDITION_LABELS, conditionOf } from '../reasons/conditions.ts';

type Candidate = OrderTrace['candidates'][number];
type Tag = Extract<Overlay, { kind: 'reason' }>;

/** A line beside a picture. The line of a candidate has the candidate's mark on the map. */
export interface FilmLine {
  readonly text: string;
  readonly mark: Pick<Tag, 'number' | 'verdict'> | null;
}

/** All candidates, numbered in the order they were checked; those ruled out with the condition they failed. */
export function candidateTags(before: Seen, trace: OrderTrace): Overlays {
  return trace.candidates.flatMap((candidate, place) => {
    const tag = tagOf(before, candidate.unit, place);
    if (tag === null) return [];
    return [{ ...tag, text: shortWhy(candidate), verdict: verdictOn(trace, candidate) } satisfies Tag];
  });
}

export function candidateLines(before: Seen, trace: OrderTrace): FilmLine[] {
  const names = aiNames(before, unitName);
  return trace.candidates.map((candidate, place) => {
    const { unit, failed } = candidate;
    const why = failed === null ? shortWhy(candidate) : explainFailed(failed);
    const mark = { number: String(place + 1), verdict: verdictOn(trace, candidate) };
    return { text: `${names.unit(unit)}: ${why === '' ? 'can' : why}`, mark };
  });
}

function verdictOn({ deed }: OrderTrace, { unit, distance }: Candidate): Tag['verdict'] {
  if (deed?.unit === unit) return 'chosen';
  return distance === null ? 'out' : 'open';
}

function shortWhy({ failed, aims, distance }: Candidate): string {
  if (failed !== null) return withoutRule(explainFailed(failed));
  if (distance !== null) return '';
  const [reason] = aims[0]?.why ?? [];
  if (reason === undefined) return aims.length === 0 ? 'no target' : CONDITION_LABELS.other.fails;
  return CONDITION_LABELS[conditionOf(reason)].fails;
}

function withoutRule(text: string): string {
  return text.replace(/ \([^()]*\)$/, '');
}

/** Distances of the candidates that can act; those at the wrong distance are ruled out. */
export function distanceTags(before: Seen, trace: OrderTrace): Overlays {
  return trace.candidates.flatMap((candidate, place) => {
    const tag = tagOf(before, candidate.unit, place);
    if (tag === null || candidate.distance === null) return [];
    return [{ ...tag, text: String(candidate.distance), verdict: distanceVerdict(trace, candidate) } satisfies Tag];
  });
}

export function distanceLines(before: Seen, trace: OrderTrace): FilmLine[] {
  const names = aiNames(before);
  return trace.candidates.flatMap((candidate, place): FilmLine[] => {
    const { unit, distance } = candidate;
    if (distance === null) return [];
    const mark = { number: String(place + 1), verdict: distanceVerdict(trace, candidate) };
    return [{ text: `${names.unit(unit)}: ${counted(distance, 'hex', 'hexes')}`, mark }];
  });
}

function distanceVerdict({ relation, deed }: OrderTrace, { unit }: Candidate): Tag['verdict'] {
  if (deed?.unit === unit) return 'chosen';
  return relation === null || relation.left.includes(unit) ? 'open' : 'out';
}

/** What tie-breaks chose among: AI units, the target, hexes of the path, hexes to spot from. */
export function choiceTags(
  before: Seen,
  { chosenAi, deed, chosenHexes, chosenSpot, candidates }: OrderTrace,
): Overlays {
  const ais = (chosenAi?.among ?? []).map(unitId).flatMap((unit) => {
    const tag = tagOf(
      before,
      unit,
      candidates.findIndex((candidate) => candidate.unit === unit),
    );
    return tag === null
      ? []
      : [{ ...tag, text: '', verdict: unit === chosenAi?.chosen ? 'chosen' : 'out' } satisfies Tag];
  });
  const hexes = [...chosenHexes, ...(chosenSpot === null ? [] : [chosenSpot])].flatMap(({ among, chosen }) =>
    among.map((hex, place): Tag => ({
      kind: 'reason',
      at: nameOfHex(before.map, hexId(hex)),
      number: LETTERS.charAt(place % LETTERS.length),
      text: '',
      verdict: hex === chosen ? 'chosen' : 'out',
    })),
  );
  const aim: Overlays =
    deed === null || deed.at === -1 ? [] : [{ kind: 'ring', at: nameOfHex(before.map, deed.at), ring: 'focus' }];
  return [...ais, ...hexes, ...aim];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The path, then lines of fire of the attacker and its supporters. */
export function deedWays(before: Seen, { deed }: OrderTrace): Overlays {
  if (deed === null) return [];
  const { at } = unitOf(before, deed.unit);
  const end = deed.path.at(-1) ?? at;
  const strike = (from: HexId): Overlays =>
    deed.at === -1 || from === -1 || from === deed.at
      ? []
      : [{ kind: 'way', manner: 'fire', through: hexIds(before, [from, deed.at]) }];
  return [
    ...(deed.path.length === 0 || at === -1
      ? []
      : [{ kind: 'way', manner: 'move', through: hexIds(before, [at, ...deed.path]) } as const]),
    ...strike(end),
    ...deed.supporters.flatMap((unit) => strike(unitOf(before, unit).at)),
    ...(at === -1 ? [] : [{ kind: 'ring', at: nameOfHex(before.map, at), ring: 'selected' } as const]),
  ];
}

/** Rings around everything these events name. */
export function ringsOf(seen: Seen, events: readonly BearEvent[]): Overlays {
  const hexes = hexesIn(events.map(involvedIn), (unit) => seen.view.units[unit]?.at ?? -1);
  return hexIds(seen, hexes.map(hexId)).map((at) => ({ kind: 'ring', at, ring: 'selected' }));
}

function tagOf(before: Seen, unit: UnitId, place: number): Pick<Tag, 'kind' | 'at' | 'number'> | null {
  const { at } = unitOf(before, unit);
  return at === -1 ? null : { kind: 'reason', at: nameOfHex(before.map, at), number: String(place + 1) };
}
