import {
  type BearEvent,
  eventNames,
  explainEvent,
  type HexId,
  nameOfHex,
  NONE,
  type Seen,
  type UnitId,
  unitOf,
  unitTitle,
} from '@sandtable/bear';
import type { Overlays } from '../../face/field.ts';
import { EVENT_TRAITS } from '../events/event-traits.ts';
import { hexIds } from '../scene/overlays.ts';
import { type FilmFrame, frame, linesOf, titled } from './film-frame.ts';

/** The payment is shown with the check. */
const UNTOLD: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['paid']);

/** An entry without reasons in two pictures, the action and its outcome; only one if the other would be empty. */
export function botFilm(before: Seen, events: readonly BearEvent[], who: string): FilmFrame[] {
  const names = eventNames(before, unitTitle);
  const told = events.filter(({ key }) => !UNTOLD.has(key));
  const deeds = told.filter(({ key }) => EVENT_TRAITS[key].isDeed === true);
  const rest = told.filter(({ key }) => EVENT_TRAITS[key].isDeed !== true);
  const [first, ...more] = deeds.map((event) => `${explainEvent(event, names)} (${event.rule})`);
  const actor = actorOf(deeds);
  const deed = frame({
    step: 'deed',
    title: first ?? '',
    lines: linesOf(more),
    overlays: [...waysOf(before, deeds), ...ringOf(before, actor === -1 ? NONE : unitOf(before, actor).at)],
    actor,
  });
  const outcome = frame({ step: 'outcome', ...titled(rest, names, who), isAfter: true, actor });
  const frames = [...(first === undefined ? [] : [deed]), ...(rest.length === 0 ? [] : [outcome])];
  return frames.length === 0 ? [outcome] : frames;
}

function ringOf(before: Seen, at: HexId): Overlays {
  return at === -1 ? [] : [{ kind: 'ring', at: nameOfHex(before.map, at), ring: 'selected' }];
}

function actorOf(deeds: readonly BearEvent[]): UnitId {
  for (const deed of deeds) if ('unit' in deed && deed.unit >= 0) return deed.unit;
  return NONE;
}

/** Every path as far as it was seen, then lines of fire from where each unit stood by then. */
function waysOf(before: Seen, deeds: readonly BearEvent[]): Overlays {
  const ways = new Map<UnitId, HexId[]>();
  const strikes: Overlays[number][] = [];
  const standing = (unit: UnitId): HexId => ways.get(unit)?.at(-1) ?? before.view.units[unit]?.at ?? NONE;
  for (const deed of deeds) {
    if (deed.key === 'moved') ways.set(deed.unit, [...(ways.get(deed.unit) ?? [deed.from]), deed.at]);
    if (deed.key !== 'attacked') continue;
    for (const unit of [deed.unit, ...deed.supporters]) {
      const from = standing(unit);
      if (from === -1 || from === deed.at) continue;
      strikes.push({ kind: 'way', manner: 'fire', through: hexIds(before, [from, deed.at]) });
    }
  }
  const moves = [...ways.values()].map((hexes): Overlays[number] => ({
    kind: 'way',
    manner: 'move',
    through: hexIds(before, hexes),
  }));
  return [...moves, ...strikes];
}
