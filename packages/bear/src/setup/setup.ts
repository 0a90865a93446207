import { makePile, type Streams } from '@sandtable/kernel';
import type { BearFrame } from '../model/battle/frame.ts';
import type { HitPile } from '../model/pack/counters.ts';
import { makeControl } from '../model/battle/marker.ts';
import { makeDraft } from '../model/draft/draft.ts';
import { enemyOf, type MatchOptions, playerOf, type State } from '../model/battle/state.ts';
import type { Pack } from '../model/pack/pack.ts';
import { handicapOf } from '../model/options.ts';
import { makePlayer, type Player } from '../model/battle/player.ts';
import { makeSolo } from '../model/solo/solo.ts';
import type { Terms } from '../model/battle/terms.ts';
import { makeUnit, rosterOf, type Unit } from '../model/battle/unit.ts';
import { isCombatCounter, type Side, SIDES } from '../model/pack/unit-type.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { worthOfDestroyed } from '../rules/victory/victory.ts';
import { draftSeats, seatsOf } from './players.ts';
import type { MatchOpening } from './mission-terms.ts';
import { type CardId, NONE, type PlayerId, playerId, unitId } from '../model/ids.ts';

/** B1.0: the initial state. Decks and piles still need shuffling. */
export function stateOf(
  pack: Pack,
  options: MatchOptions,
  opening: MatchOpening,
  { frames, random }: { readonly frames: BearFrame[]; readonly random: Streams },
): State {
  const { terms, units, markers, controls, hands, solo, draft } = opening;
  const vp = { german: worthOfLost(terms, units, 'german'), soviet: worthOfLost(terms, units, 'soviet') };
  const players = playersOf(pack, options, opening);
  // B20.3: initial VP are credited to the side's first player.
  for (const side of SIDES) playerOf({ view: { players } }, firstPlayer({ players }, side)).vp = vp[side];
  const onUnits = units.map(({ hit }) => hit);
  return {
    frames,
    random,
    options,
    terms,
    round: 1,
    players,
    vp,
    // A copy, since an opening may start many matches. R-57: against the AI every hit marker is open.
    units: units.map((unit) => makeUnit({ ...unit, shown: terms.solo !== null && unit.hit !== NONE })),
    roster: rosterOf(units),
    markers,
    controls: controls.map(({ at, side, player = side === null ? NONE : firstPlayer({ players }, side) }) =>
      makeControl({ at, side, player }),
    ),
    entrances: [],
    leavers: [],
    actionDeck: makePile('deck', leftIn(terms.deck, hands.flat())),
    orderDeck: makePile('order', terms.solo?.deck ?? pack.orderCards.map((_card, place) => place)),
    infantryHits: makePile('hits', hitPile(pack, 'infantry', onUnits)),
    vehicleHits: makePile('hits', hitPile(pack, 'vehicle', onUnits)),
    solo: terms.solo === null ? null : makeSolo({ ...solo, cup: terms.solo.cup }),
    draft: draft === null ? null : makeDraft(draft),
    ended: null,
  };
}

function playersOf(
  pack: Pack,
  options: MatchOptions,
  { terms, units, weapons, hands, activations, draft }: MatchOpening,
): Player[] {
  const seats = draft === null ? seatsOf(sidesOf(terms), terms.solo?.ai) : draftSeats(draft);
  return terms.players.map(({ side, caps }, place) => {
    const isAi = place === terms.solo?.ai;
    // G4.0b: a generation adds the handicap after all cards are played.
    const handicap = draft === null ? handicapOf(options, side) : 0;
    // S3.2: the AI has no CAPs.
    const losses = isAi ? 0 : lossesOf(pack, units, playerId(place));
    const has = isAi ? 0 : Math.max(0, caps + handicap);
    return makePlayer({
      seat: seats[place] ?? side,
      side,
      // B7.4.2: so that a new round starts with the same CAPs.
      start: has + losses,
      caps: has,
      losses,
      hand: [...(hands[place] ?? [])],
      weapons: weapons[place] ?? [],
      activation: activations[place] ?? null,
    });
  });
}

function sidesOf({ players }: Terms): Side[] {
  return players.map(({ side }) => side);
}

/** B7.4.1 */
function lossesOf({ counters }: Pack, units: readonly Unit[], player: PlayerId): number {
  return counters.filter(({ type }, place) => {
    const unit = units[place];
    return unit?.fate === 'lost' && unit.owner === player && isCombatCounter(type);
  }).length;
}

/** B19.2: what a side has scored for units already lost. */
function worthOfLost(terms: Terms, units: readonly Unit[], side: Side): number {
  const lost = units.flatMap(({ fate, owner }, unit) =>
    fate === 'lost' && terms.players[owner]?.side === enemyOf(side) ? [unitId(unit)] : [],
  );
  return lost.reduce((sum, unit) => sum + worthOfDestroyed(terms, unit, side), 0);
}

function leftIn(deck: readonly CardId[], dealt: readonly CardId[]): CardId[] {
  const left = [...deck];
  for (const card of dealt) left.splice(left.indexOf(card), 1);
  return left;
}

/** B1.0: the markers of a pile that are not on units. */
function hitPile({ hitMarkers }: Pack, pile: HitPile, onUnits: readonly number[]): number[] {
  return hitMarkers.flatMap((marker, place) => {
    if (marker.pile !== pile) return [];
    const left = marker.copies - onUnits.filter((hit) => hit === place).length;
    return Array.from({ length: Math.max(0, left) }, () => place);
  });
}
