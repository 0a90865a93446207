import { hashOf, madeOnce } from '@sandtable/kernel';
import type { Board } from '../board/board.ts';
import type { ActionCard } from '../model/action-card.ts';
import type { CardId } from '../model/ids.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { Mission } from '../model/mission-schema.ts';
import type { OrderCard } from '../model/order-card.ts';
import type { Pack } from '../model/pack.ts';
import type { Terms } from '../model/terms.ts';
import { isRumor, type UnitType } from '../model/unit-type.ts';
import type { Opening } from './mission-terms.ts';

/**
 * The hash of what a match uses of a pack: its mission, boards, counters and cards, with their places in the tables, since a
 * state holds places. What is left out may change without a saved match noticing; what is in it needlessly only makes a
 * replay prove that nothing came of the change. Names and briefings are left out, but for those that a state holds.
 */
export function contentOf(pack: Pack, { mission }: MatchOptions, opening: Opening): string {
  const { terms, draft } = opening;
  if (draft !== null) return hashOf([generatorParts(pack), draft.plan]);
  const printed = pack.missions.find(({ id }) => id === mission);
  return hashOf([
    printed === undefined ? null : missionPart(printed),
    boardsOf(pack, terms).map(boardPart),
    pack.counters.length,
    [...countersOf(pack, opening)],
    plainPart(pack.hitMarkers),
    cardsOf(opening).map((place) => [place, partOf(cardPart, pack.actionCards[place])]),
    // S2.3: the AI is ordered about by the cards; for people they are numbers to check with.
    terms.solo === null
      ? checkNumbers(pack.orderCards)
      : terms.solo.deck.map((place) => [place, partOf(orderPart, pack.orderCards[place])]),
  ]);
}

const missionPart = madeOnce((mission: Mission) => hashOf({ ...nameless(mission), briefing: '' }));
const boardPart = madeOnce((board: Board) => hashOf(nameless(board)));
const typePart = madeOnce((type: UnitType) => hashOf(nameless(type)));
const cardPart = madeOnce((card: ActionCard) => hashOf(card));
const orderPart = madeOnce((card: OrderCard) => hashOf(card));
const plainPart = madeOnce((part: object) => hashOf(part));
const checkNumbers = madeOnce((cards: readonly OrderCard[]) =>
  hashOf(
    cards.map(({ number, spentNumber, remainsFresh, isCommand }) => [number, spentNumber, remainsFresh, isCommand]),
  ),
);

/** G2: any board, counter and card may come up in a generation. */
const generatorParts = madeOnce((pack: Pack) =>
  hashOf([
    pack.unitTypes.map(typePart),
    pack.boards.map(boardPart),
    plainPart(pack.hitMarkers),
    plainPart(pack.actionCards),
    plainPart(pack.orderCards),
    plainPart(pack.defenseCounters),
    pack.generatorCards.map(nameless),
    pack.conditionCards.map(nameless),
    plainPart(pack.aiTiles),
    plainPart(pack.missionSheets),
  ]),
);

function boardsOf({ boards }: Pack, { map }: Terms): readonly Board[] {
  if (!('boards' in map)) return [];
  return map.boards.flatMap(({ board }) => boards.find(({ id }) => id === board) ?? []);
}

/** Each type that is in play or waits, with the places of its counters. S6.0: against the AI there may be rumors of more. */
function countersOf({ counters }: Pack, { units, terms }: Opening): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  counters.forEach(({ type }, place) => {
    const isMet = units[place]?.fate !== 'unused' || (terms.solo !== null && isRumor(type));
    if (!isMet) return;
    const part = typePart(type);
    const same = places.get(part);
    if (same === undefined) places.set(part, [place]);
    else same.push(place);
  });
  return places;
}

/** Those that can be drawn, held or fired, and those that the mission says something of. */
function cardsOf({ terms, weapons, hands }: Opening): readonly CardId[] {
  const objectives = terms.victory.flatMap((rule) => (rule.kind === 'objective' ? [rule.card] : []));
  const named = [...weapons.flat(), ...terms.events].map(({ card }) => card);
  return [...new Set([...terms.deck, ...hands.flat(), ...named, ...objectives])];
}

function partOf<T extends object>(part: (each: T) => string, each: T | undefined): string | null {
  return each === undefined ? null : part(each);
}

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
