import { parseFacing } from '@sandtable/hex';
import { edgeHexes } from '../board/map.ts';
import type { Pack } from '../model/pack/pack.ts';
import { MINE, NO_ENEMY, type SoloTerms, type TrackEvent, type TrackSpace } from '../model/solo/solo.ts';
import type { SoloPart } from '../model/pack/solo-mission.ts';
import { makeUnit, type Unit } from '../model/battle/unit.ts';
import { isRumor, type Side } from '../model/pack/unit-type.ts';
import type { Names } from './names.ts';
import { type CardId, cardId, playerId, type UnitId } from '../model/ids.ts';

type SpaceSource = SoloPart['track'][number];
type EventSource = SpaceSource['events'][number];

/** The AI's part of a mission or position, with names resolved. */
export function soloTermsOf(pack: Pack, names: Names, part: SoloPart, sides: readonly Side[]): SoloTerms {
  const track = part.track.map((space, index) => spaceOf(names, space, `solo.track.${index}`));
  track.forEach(({ space }, index) => {
    if (space > part.length) names.refuse(`solo.track.${index}.space`, `at most ${part.length}`, String(space));
    if (track.findIndex((other) => other.space === space) !== index)
      names.refuse(`solo.track.${index}.space`, 'each space only once', String(space));
  });
  return {
    ai: playerId(sides.indexOf(part.ai)),
    deck: deckOf(pack, names, part.deck),
    length: part.length,
    track,
    counteractions: part.counteractions,
    missionOrders: part.missionOrders,
    cup: [
      ...names.units(part.cup.units, 'solo.cup.units'),
      ...Array.from({ length: part.cup.noEnemy }, () => NO_ENEMY),
      ...Array.from({ length: part.cup.mines }, () => MINE),
    ],
    objectives: part.objectives.map(({ hexes, edge }, index) => {
      const named = names.hexes(hexes, `solo.objectives.${index}.hexes`);
      return edge === undefined ? named : [...named, ...edgeHexes(names.map, edge)];
    }),
    generated: null,
  };
}

/** S1.0: the Order Cards of a range of numbers, plus some, minus others. */
function deckOf({ orderCards }: Pack, names: Names, { from, to, also, without }: SoloPart['deck']): CardId[] {
  const numbers = new Set(orderCards.map(({ number }) => number));
  for (const number of [from, to, ...also, ...without])
    if (!numbers.has(number)) names.refuse('solo.deck', 'numbers of Order Cards of the pack', String(number));
  const deck = orderCards.flatMap(({ number }, place) => {
    const isIn = (number >= from && number <= to) || also.includes(number);
    return isIn && !without.includes(number) ? [cardId(place)] : [];
  });
  // S7.3.1: the last Command card never leaves the game, so there must be one.
  if (!deck.some((place) => orderCards[place]?.isCommand === true))
    names.refuse('solo.deck', 'at least one Command card', `${from} to ${to}`);
  return deck;
}

function spaceOf(names: Names, { space, name, yellow, events }: SpaceSource, field: string): TrackSpace {
  return {
    space,
    name,
    yellow,
    events: events.map((event, index) => eventOf(names, event, `${field}.events.${index}`)),
  };
}

function eventOf(names: Names, event: EventSource, field: string): TrackEvent {
  if (event.kind === 'rumor' || event.kind === 'smoke' || event.kind === 'airStrike')
    return { kind: event.kind, hexes: names.hexes(event.hexes, `${field}.hexes`) };
  if (event.kind !== 'reinforce') return event;
  const facing = parseFacing(event.facing, field);
  const named = names.hexes(event.hexes, `${field}.hexes`);
  return {
    kind: 'reinforce',
    units: names.units(event.units, `${field}.units`),
    hexes: event.edge === undefined ? named : [...named, ...edgeHexes(names.map, event.edge)],
    facing: facing.ok ? facing.value : 0,
  };
}

/** AI units in the cup or brought by an event: they wait, and each is listed once. */
export function addWaitingAi(names: Names, units: Unit[], { ai, cup, track }: SoloTerms, side: Side): void {
  const wait = (unit: UnitId, field: string): void => {
    if (unit < 0) return;
    const counter = names.pack.counters[unit];
    const isFree = units[unit]?.fate === 'unused';
    if (counter?.side !== side || isRumor(counter.type) || !isFree) {
      names.refuse(field, `a ${side} unit not yet placed (S1.0)`, counter?.word ?? '?');
      return;
    }
    units[unit] = makeUnit({ owner: ai, fate: 'waiting' });
  };
  for (const unit of cup) wait(unit, 'solo.cup.units');
  for (const { events } of track)
    for (const event of events)
      if (event.kind === 'reinforce') for (const unit of event.units) wait(unit, 'solo.track');
}
