import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MatchOptions } from '../model/battle/state.ts';
import type { Mission } from '../model/pack/mission.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import { missionNamed } from '../model/pack/mission-named.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Terms } from '../model/battle/terms.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import type { MatchOpening } from './mission-terms.ts';
import { hashOfMission, hashOfNamed, hashOfPlain } from './part-hash.ts';
import { cardId } from '../model/ids.ts';

/**
 * The hash of what a match uses of a pack: its mission, boards, counters and cards, with their indices, since states
 * contain indices. Saved matches do not notice changes of anything left out; including too much only makes a replay
 * check that nothing changed. Names and briefings are left out, unless a state contains them.
 */
export const contentsOf = madeOnce((pack: Pack): ((options: MatchOptions, opening: MatchOpening) => string) => {
  // The same for all matches of a mission, whatever the options.
  const ofMission = madeOnce((mission: Mission, opening: MatchOpening) =>
    hashOf([hashOfMission(mission), ...partsOf(pack, opening, cardsIn(mission))]),
  );
  return ({ mission: id, draft }, opening) => {
    if (draft !== null) return ofDraft(pack, draft.guideline);
    const mission = missionNamed(pack, id);
    if (mission !== undefined) return ofMission(mission, opening);
    return hashOf(partsOf(pack, opening, new Set(cardsOf(pack, opening))));
  };
});

/** G2: any board, counter and card may come up; a guideline made by the players is in the options. */
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

function partsOf(pack: Pack, opening: MatchOpening, cards: ReadonlySet<string>): readonly unknown[] {
  const { solo, map } = opening.terms;
  return [
    boardsOf(pack, map),
    pack.counters.length,
    [...countersOf(pack, opening)],
    hashOfPlain(pack.hitMarkers),
    pack.actionCards.flatMap((card, place) => (cards.has(card.id) ? [place, hashOfPlain(card)] : [])),
    // S2.3: against the AI the whole cards matter; otherwise only their check numbers.
    solo === null
      ? hashOfNumbers(pack.orderCards)
      : pack.orderCards.flatMap((card, place) => (solo.deck.includes(cardId(place)) ? [place, hashOfPlain(card)] : [])),
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

/** Each type in play or waiting, with its counters' indices. S6.0: against the AI rumors may bring more. */
function countersOf({ counters }: Pack, { units, terms }: MatchOpening): ReadonlyMap<string, readonly number[]> {
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

/** Every card a mission names, including those the options leave out. */
function cardsIn({ deck, events, players, victory }: Mission): ReadonlySet<string> {
  const weapons = players.flatMap((player) => player.weapons);
  const objectives = victory.flatMap((rule) => (rule.kind === 'objective' ? [rule] : []));
  return new Set([...deck, ...[...events, ...weapons, ...objectives].map(({ card }) => card)]);
}

/** A position has only cards in hands and weapon cards. */
function cardsOf({ actionCards }: Pack, { hands, weapons }: MatchOpening): readonly string[] {
  const places = [...hands.flat(), ...weapons.flat().map(({ card }) => card)];
  return places.flatMap((place) => actionCards[place]?.id ?? []);
}
