import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MatchOptions } from '../model/draft/options.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Terms } from '../model/battle/terms.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import type { Opening } from './mission-terms.ts';
import { hashOfMission, hashOfNamed, hashOfPlain } from './part-hash.ts';

/**
 * Gives the hash of what a match uses of a pack: its mission, boards, counters and cards, with their places in the tables, since
 * states hold places. What is left out may change without a saved match noticing; what counts needlessly only has a replay
 * show that nothing came of it. Names and briefings do not count, but for those that states hold.
 */
export function contentsOf(pack: Pack): (options: MatchOptions, opening: Opening) => string {
  // The same for all matches of a mission, whatever else is chosen.
  const ofMission = madeOnce((mission: Mission, opening: Opening) =>
    hashOf([hashOfMission(mission), ...partsOf(pack, opening, cardsIn(mission))]),
  );
  return ({ mission: id, draft }, opening) => {
    if (draft !== null) return ofDraft(pack, draft.guideline);
    const mission = pack.missions.find((each) => each.id === id);
    if (mission !== undefined) return ofMission(mission, opening);
    return hashOf(partsOf(pack, opening, new Set(cardsOf(pack, opening))));
  };
}

/** G2: any board, counter and card may come up in a generation; a guideline of one's own stands in the options. */
function ofDraft(pack: Pack, guideline: number | object): string {
  const printed = pack.guidelines.find(({ number }) => number === guideline);
  return hashOf([generatorsOf(pack), printed === undefined ? null : hashOfPlain(printed)]);
}

const generatorsOf = madeOnce((pack: Pack) =>
  hashOf([
    pack.unitTypes.map(hashOfNamed),
    pack.boards.map(hashOfNamed),
    hashOfPlain(pack.hitMarkers),
    pack.actionCards.map(hashOfPlain),
    pack.orderCards.map(hashOfPlain),
    hashOfPlain(pack.defenseCounters),
    pack.generatorCards.map(hashOfNamed),
    pack.conditionCards.map(hashOfNamed),
    hashOfPlain(pack.aiTiles),
    hashOfPlain(pack.missionSheets),
  ]),
);

function partsOf(pack: Pack, opening: Opening, cards: ReadonlySet<string>): readonly unknown[] {
  const { solo, map } = opening.terms;
  return [
    boardsOf(pack, map),
    pack.counters.length,
    [...countersOf(pack, opening)],
    hashOfPlain(pack.hitMarkers),
    pack.actionCards.flatMap((card, place) => (cards.has(card.id) ? [place, hashOfPlain(card)] : [])),
    // S2.3: the AI is ordered about by the cards; for people they are numbers to check with.
    solo === null
      ? hashOfNumbers(pack.orderCards)
      : pack.orderCards.flatMap((card, place) => (solo.deck.includes(place) ? [place, hashOfPlain(card)] : [])),
  ];
}

const hashOfNumbers = madeOnce((cards: readonly OrderCard[]) =>
  hashOf(
    cards.map(({ number, spentNumber, remainsFresh, isCommand }) => [number, spentNumber, remainsFresh, isCommand]),
  ),
);

function boardsOf({ boards }: Pack, map: Terms['map']): readonly string[] {
  if (!('boards' in map)) return [];
  return map.boards.flatMap(({ board }) => boards.filter(({ id }) => id === board).map(hashOfNamed));
}

/** Each type that is in play or waits, with the places of its counters. S6.0: against the AI there may be rumors of more. */
function countersOf({ counters }: Pack, { units, terms }: Opening): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  counters.forEach(({ type }, place) => {
    const isMet = units[place]?.fate !== 'unused' || (terms.solo !== null && isRumor(type));
    if (!isMet) return;
    const hash = hashOfNamed(type);
    const same = places.get(hash);
    if (same === undefined) places.set(hash, [place]);
    else same.push(place);
  });
  return places;
}

/** Every card that a mission names, also those that the switches of a match leave out. */
function cardsIn({ deck, events, players, victory }: Mission): ReadonlySet<string> {
  const weapons = players.flatMap((player) => player.weapons);
  const objectives = victory.flatMap((rule) => (rule.kind === 'objective' ? [rule] : []));
  return new Set([...deck, ...[...events, ...weapons, ...objectives].map(({ card }) => card)]);
}

/** In a position there are no cards but those that somebody has. */
function cardsOf({ actionCards }: Pack, { hands, weapons }: Opening): readonly string[] {
  const places = [...hands.flat(), ...weapons.flat().map(({ card }) => card)];
  return places.flatMap((place) => actionCards[place]?.id ?? []);
}
