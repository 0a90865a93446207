import {
  type BearEvent,
  type Eyes,
  eventNames,
  explainEvent,
  type HexId,
  nameOfHex,
  NONE,
  type PlayerId,
  type Seen,
  spokenActor,
  spokenUnit,
  type UnitId,
  unitTitle,
} from '@sandtable/bear';
import type { Overlays } from '../../face/field.ts';
import { filmFrame, type FilmFrame, type FilmTitle } from '../../face/table.ts';
import { happenedFold } from '../../log/happening-fold.tsx';
import { headlineOf } from '../../match/outcomes.ts';
import { capital } from '../../ui/words.ts';
import { EVENT_TRAITS, rankOf } from '../events/event-traits.ts';
import { tellEvent } from '../events/tell.ts';
import { hexIds } from '../scene/overlays.ts';

interface BotEntry {
  readonly before: Seen;
  readonly after: Seen;
  readonly events: readonly BearEvent[];
  readonly player: PlayerId;
  readonly eyes: Eyes;
}

/** Shown together with the check. */
const UNTOLD: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['paid']);

/** An entry without reasons in two beats, the action and its outcome; a single line if it only answers or passes. */
export function botFilm({ before, after, events, player, eyes }: BotEntry): FilmFrame[] {
  // A card of a draft lies on its Record Board only after the entry.
  const names = eventNames(before.view.draft === null ? before : after, unitTitle);
  const told = events.filter(({ key }) => !UNTOLD.has(key));
  const deeds = told.filter(({ key }) => EVENT_TRAITS[key].isDeed === true);
  const rest = told.filter(({ key }) => EVENT_TRAITS[key].isDeed !== true);
  const [first, ...more] = deeds;
  const who = player === -1 ? 'The result' : capital(names.player(player));
  const top = headlineOf(rest, rankOf);
  const line = top === undefined ? who : explainEvent(top, names);
  const folds = happenedFold(rest.map((event) => tellEvent(after, event)));
  const outcome = { step: 'outcome', line, says: line, folds } as const;
  if (first === undefined) return [filmFrame({ ...outcome, title: null })];
  const actor = actorOf(deeds);
  const at = standingOf(before, actor);
  const overlays = waysOf(before, deeds);
  const ring: Overlays =
    at === NONE ? [] : [{ kind: 'candidate', at: nameOfHex(before.map, at), text: '', verdict: 'chosen' }];
  const headline = capital(sayDeeds(before, deeds, rest, eyes) ?? explainEvent(first, names));
  const title: FilmTitle = {
    headline,
    brief: headline,
    actor,
    side: before.view.players[player]?.side ?? '',
    hexes: [
      ...(at === NONE ? [] : hexIds(before, [at])),
      ...overlays.flatMap((way) => ('through' in way ? way.through.slice(-1) : [])),
    ],
  };
  return [
    filmFrame({
      step: 'order',
      title,
      says: `${who} acts`,
      more: more.map((event) => `${explainEvent(event, names)}.`).join(' '),
      overlays: [...overlays, ...ring],
    }),
    filmFrame({ ...outcome, title }),
  ];
}

/** An attack with the roll it needs, a move with where it ends, anything else as in the log. */
function sayDeeds(before: Seen, deeds: readonly BearEvent[], rest: readonly BearEvent[], eyes: Eyes): string | null {
  const moves = deeds.flatMap((deed) => (deed.key === 'moved' ? [deed] : []));
  const [move] = moves;
  const attack = deeds.find((deed) => deed.key === 'attacked');
  const rolled = rest.flatMap((event) =>
    RESULTS.has(event.key) && 'needed' in event && 'unit' in event ? [event] : [],
  )[0];
  if (attack?.key === 'attacked' && attack.unit !== NONE && rolled !== undefined) {
    const verb = attack.supporters.length === 0 ? 'attacks' : `and ${attack.supporters.length} more attack`;
    return `${spokenActor(before, attack.unit, false)} ${verb} ${spokenUnit(before, rolled.unit, eyes)}: needs ${rolled.needed}`;
  }
  if (move !== undefined && moves.length === deeds.length && moves.every(({ unit }) => unit === move.unit))
    return `${spokenActor(before, move.unit, true)} moves to ${nameOfHex(before.map, moves.at(-1)?.at ?? move.at)}`;
  return null;
}

const RESULTS: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['missed', 'hit', 'killed']);

function standingOf(before: Seen, unit: UnitId): HexId {
  return before.view.units[unit]?.at ?? NONE;
}

function actorOf(deeds: readonly BearEvent[]): UnitId {
  for (const deed of deeds) if ('unit' in deed && deed.unit >= 0) return deed.unit;
  return NONE;
}

/** Each path as far as it was seen, then lines of fire from where each unit stood by then. */
function waysOf(before: Seen, deeds: readonly BearEvent[]): Extract<Overlays[number], { kind: 'way' }>[] {
  const ways = new Map<UnitId, HexId[]>();
  const strikes: Extract<Overlays[number], { kind: 'way' }>[] = [];
  const standing = (unit: UnitId): HexId => ways.get(unit)?.at(-1) ?? standingOf(before, unit);
  for (const deed of deeds) {
    if (deed.key === 'moved') ways.set(deed.unit, [...(ways.get(deed.unit) ?? [deed.from]), deed.at]);
    if (deed.key !== 'attacked') continue;
    for (const unit of [deed.unit, ...deed.supporters]) {
      const from = standing(unit);
      if (from === -1 || from === deed.at) continue;
      strikes.push({ kind: 'way', manner: 'fire', through: hexIds(before, [from, deed.at]) });
    }
  }
  const moves = [...ways.values()].map(
    (hexes) => ({ kind: 'way', manner: 'move', through: hexIds(before, hexes) }) as const,
  );
  return [...moves, ...strikes];
}
