import {
  type AiReason,
  type AiScene,
  type HexId,
  type LimanowaEvent,
  NONE,
  printHex,
  reasonTag,
  type Seen,
  unitId,
  type UnitId,
} from '@sandtable/limanowa';
import { pieceOf } from '@sandtable/limanowa/pictures';
import type { Overlay } from '@sandtable/board';
import type { Overlays } from '../../face/field.ts';
import { planArrow } from '../field/plan-arrows.ts';
import type { Choice } from '../why/ladder.ts';
import type { FilmScene } from './scenes.ts';

type Mark = Extract<Overlay, { kind: 'candidate' }>;

/** The choice that the film shows: the first with several units to mark, or else the first; null if there was none. */
export function choiceIn({ notes }: FilmScene): Choice | null {
  const choices = notes.flatMap((note) => (note.note === 'choice' && note.what !== 'objective' ? [note] : []));
  return choices.find((choice) => marksOf(choice).length > 1) ?? choices[0] ?? null;
}

/** The candidates, and the units passed over with the reason in a few words. */
function marksOf({ ladder, passedOver }: Choice, why: readonly AiReason[] = []): [UnitId, Omit<Mark, 'kind' | 'at'>][] {
  const among = (ladder?.among ?? []).map((unit): [UnitId, Omit<Mark, 'kind' | 'at'>] =>
    unit === ladder?.chosen
      ? [unitId(unit), { text: 'chosen', verdict: 'chosen' }]
      : [unitId(unit), { text: 'could', verdict: 'could' }],
  );
  const known = new Set(among.map(([unit]) => unit));
  const out = [...passedOver, ...why].flatMap(({ unit = NONE, key }): [UnitId, Omit<Mark, 'kind' | 'at'>][] =>
    unit === NONE || known.has(unitId(unit)) ? [] : [[unitId(unit), { text: reasonTag(key), verdict: 'out' }]],
  );
  return [...among, ...out];
}

/** Marks on the candidates' hexes; before the choice they all look alike. */
export function candidateMarks(seen: Seen, scene: FilmScene, isChosen: boolean): Mark[] {
  const choice = choiceIn(scene);
  if (choice === null) return [];
  const why = scene.notes.flatMap((note) => (note.note === 'objective' ? note.why : []));
  const marks = new Map<string, Mark>();
  for (const [unit, mark] of marksOf(choice, why)) {
    const at = seen.view.units[unit]?.at ?? NONE;
    if (at === NONE || marks.has(printHex(seen.map, at))) continue;
    const hex = printHex(seen.map, at);
    marks.set(hex, { kind: 'candidate', at: hex, ...(isChosen ? mark : { text: '', verdict: 'might' }) });
  }
  return [...marks.values()];
}

export function aimOverlays(seen: Seen, { scene, events, notes }: FilmScene): Overlays {
  const placeOf = (unit: UnitId): HexId =>
    (scene.kind === 'fight' ? scene.places.get(unit) : undefined) ?? seen.view.units[unit]?.at ?? NONE;
  const pairs = events.flatMap((event): (readonly [UnitId, UnitId])[] => {
    if (event.key === 'rolled') return [[event.attacker, event.target]];
    return event.key === 'tokenSpent' ? [[event.battery, event.target]] : [];
  });
  const struck = notes.flatMap((note) => (note.note === 'wound' ? [note.unit] : []));
  const targets = new Set([...pairs.map(([, target]) => target), ...struck].map(placeOf).filter(isOnMap));
  return [
    ...pairs.flatMap(([from, to]): Overlays => {
      const [start, end] = [placeOf(from), placeOf(to)];
      if (start === NONE || end === NONE) return [];
      const { side } = pieceOf(seen, from);
      return [{ kind: 'aim', from: printHex(seen.map, start), to: printHex(seen.map, end), side }];
    }),
    ...[...targets].map((at) => ({ kind: 'fire', at: printHex(seen.map, at), text: '' }) as const),
    ...moveArrows(seen, events),
  ];
}

const DONE = { text: '', isDraft: false } as const;

function moveArrows(seen: Seen, events: readonly LimanowaEvent[]): Overlays {
  return events.flatMap((event): Overlays =>
    event.key === 'moved' && event.as === 'objective' ? planArrow(seen, 'march', event.from, event.to, DONE) : [],
  );
}

export function hexesOf(seen: Seen, film: FilmScene): string[] {
  const { scene } = film;
  const aims = aimOverlays(seen, film).flatMap((overlay) => {
    if (overlay.kind === 'aim') return [overlay.from, overlay.to];
    return overlay.kind === 'fire' ? [overlay.at] : [];
  });
  const moves = scene.kind === 'move' ? [scene.from, scene.to].map((hex) => printHex(seen.map, hex)) : [];
  return [...new Set([...aims, ...moves])];
}

function isOnMap(hex: HexId): boolean {
  return hex !== NONE;
}

export function actorOf(scene: AiScene): number {
  if (scene.kind === 'fight') return scene.blows[0]?.attacker ?? -1;
  return scene.kind === 'move' ? scene.unit : -1;
}
