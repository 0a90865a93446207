import { makePile, type Streams } from '@sandtable/kernel';
import type { BearFrame } from '../model/frame.ts';
import type { HitPile } from '../model/hit-marker.ts';
import { makeControl } from '../model/control.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { Pack } from '../model/pack.ts';
import { makePlayer, type Player } from '../model/player.ts';
import { makeSolo } from '../model/solo.ts';
import type { State } from '../model/state.ts';
import { makeUnit, rosterOf } from '../model/unit.ts';
import { seatsOf } from './seats.ts';
import type { Opening } from './mission-terms.ts';

/** The state a match begins with; its decks and piles want shuffling. B1.0 */
export function stateOf(
  pack: Pack,
  options: MatchOptions,
  { terms, units, markers, controls, weapons, hands, solo }: Opening,
  { frames, random }: { readonly frames: BearFrame[]; readonly random: Streams },
): State {
  const onUnits = units.map(({ hit }) => hit);
  return {
    frames,
    random,
    options,
    terms,
    round: 1,
    players: playersOf(options, { terms, weapons, hands }),
    vp: { german: 0, soviet: 0 },
    // The opening may serve for many matches.
    // against the AI every hit marker lies open.
    units: units.map((unit) => makeUnit({ ...unit, shown: terms.solo !== null && unit.hit !== -1 })),
    roster: rosterOf(units),
    markers,
    controls: controls.map(makeControl),
    entrances: [],
    leavers: [],
    actionDeck: makePile('deck', leftIn(terms.deck, hands.flat())),
    orderDeck: makePile('order', terms.solo?.deck ?? pack.orderCards.map((_card, place) => place)),
    infantryHits: makePile('hits', hitPile(pack, 'infantry', onUnits)),
    vehicleHits: makePile('hits', hitPile(pack, 'vehicle', onUnits)),
    solo: terms.solo === null ? null : makeSolo({ ...solo, cup: terms.solo.cup }),
    ended: null,
  };
}

function playersOf(
  options: MatchOptions,
  { terms, weapons, hands }: Pick<Opening, 'terms' | 'weapons' | 'hands'>,
): Player[] {
  const seats = seatsOf(
    terms.players.map(({ side }) => side),
    terms.solo?.ai,
  );
  return terms.players.map(({ side, caps }, place) => {
    const isAi = place === terms.solo?.ai;
    const handicap = Number(side === 'german' ? options.germanHandicap : options.sovietHandicap);
    return makePlayer({
      seat: seats[place] ?? side,
      side,
      // S3.2: the AI has no CAPs.
      start: isAi ? 0 : Math.max(0, caps + handicap),
      hand: [...(hands[place] ?? [])],
      weapons: weapons[place] ?? [],
    });
  });
}

/** The cards of a deck but for those that were dealt from it. */
function leftIn(deck: readonly number[], dealt: readonly number[]): number[] {
  const left = [...deck];
  for (const card of dealt) left.splice(left.indexOf(card), 1);
  return left;
}

/** B1.0: all markers of a pile but those that lie on units already. */
function hitPile({ hitMarkers }: Pack, pile: HitPile, onUnits: readonly number[]): number[] {
  return hitMarkers.flatMap((marker, place) => {
    if (marker.pile !== pile) return [];
    const left = marker.copies - onUnits.filter((hit) => hit === place).length;
    return Array.from({ length: Math.max(0, left) }, () => place);
  });
}
