import { type Audience, dealAnew, type Pile, type Random } from '@sandtable/kernel';
import { terrainAt } from '../board/ground.ts';
import { isObjective } from '../model/pack/cards.ts';
import { sideOf, typeOf } from '../model/battle/battle.ts';
import type { Draft } from '../model/draft/draft.ts';
import { type HexId, hexId, NONE, type PlayerId, playerId } from '../model/ids.ts';
import { makeMarker } from '../model/battle/marker.ts';
import { playersOf } from '../model/battle/player.ts';
import { type Held, heldUnit } from '../model/battle/state.ts';
import { isVehicle, type Side } from '../model/pack/unit-type.ts';
import { hiddenUnits, isDiscovered } from '../rules/contact/hidden.ts';
import { canStand } from '../rules/ground/bans.ts';
import { placeIn } from '../rules/ground/shelter.ts';
import { noticing } from '../rules/contact/rumor.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { passengersOf } from '../rules/units/carried.ts';

/** Turns the match into another that this audience could not tell apart: everything it cannot know is varied. */
export function reimagine(held: Held, audience: Audience, random: Random): void {
  if (audience === 'referee') return;
  const { view } = held;
  const own = playersOf(view.players, audience);
  const hands = view.players.filter((_each, place) => !own.includes(playerId(place))).map(({ hand }) => hand);
  mixCards(held, hands, random);
  replot(held, own, random);
  random.shuffle(view.orderDeck.inside);
  if (view.solo !== null) random.shuffle(view.solo.cup.inside);
  mixHits(held, own, view.infantryHits, false, random);
  mixHits(held, own, view.vehicleHits, true, random);
  if (view.draft !== null) mixDraft(view.draft, own, random);
  rehide(held, own, random);
}

/** B8.3: event cards never stay in a hand, so they stay in the deck. */
function mixCards({ view, pack }: Held, hands: readonly number[][], random: Random): void {
  const { inside } = view.actionDeck;
  const isEvent = (card: number): boolean => {
    const { kind, id } = pack.actionCards[card] ?? { kind: 'action', id: '' };
    return kind === 'event' && !isObjective(id);
  };
  const events = inside.filter(isEvent);
  inside.splice(0, inside.length, ...inside.filter((card) => !isEvent(card)));
  dealAnew([inside, ...hands], random);
  inside.push(...events);
  random.shuffle(inside);
}

/** B12.1: that others have plotted is open; where and with what is not. */
function replot({ view, tables }: Held, own: readonly PlayerId[], random: Random): void {
  view.players.forEach((other, place) => {
    if (own.includes(playerId(place))) return;
    other.plots = other.plots.map((plot) => ({
      ...plot,
      at: hexId(random.below(tables.size)),
      shell: random.below(2) === 0 ? 'he' : 'smoke',
    }));
  });
}

/** G2.1.8, G2.1.9: reshuffles each deck with the other players' hands; G1.2, G2.1.12: and what will be drawn. */
function mixDraft(draft: Draft, own: readonly PlayerId[], random: Random): void {
  const { decks, deckOf, conditions, cup, isSolo } = draft;
  const hands = draft.hands.map((hand) => [...hand]);
  decks.forEach(({ inside }, deck) => {
    const secret = hands.filter((_hand, place) => !isSolo && deckOf[place] === deck && !own.includes(playerId(place)));
    dealAnew([inside, ...secret], random);
    for (const hand of secret) hand.sort((a, b) => a - b);
  });
  draft.hands = hands;
  for (const { inside } of [conditions, cup]) random.shuffle(inside);
}

/** Reshuffles the pile with the markers face down on others' units. A destroying marker cannot lie there. */
function mixHits(held: Held, own: readonly PlayerId[], pile: Pile, vehicles: boolean, random: Random): void {
  const { view, pack } = held;
  const secret = view.roster.flatMap((place) => {
    const unit = view.units[place];
    const isOfPile = isVehicle(typeOf(held, place)) === vehicles;
    return unit !== undefined && !own.includes(unit.owner) && unit.hit >= 0 && !unit.shown && isOfPile ? [unit] : [];
  });
  const markers = [...pile.inside, ...secret.map(({ hit }) => hit)];
  random.shuffle(markers);
  for (const unit of secret) {
    const place = markers.findIndex((marker) => pack.hitMarkers[marker]?.destroys === false);
    const [marker] = markers.splice(place, 1);
    if (marker !== undefined) unit.hit = marker;
  }
  pile.inside.splice(0, pile.inside.length, ...markers);
}

/** How many hexes are tried before a secret stays where it is. */
const TRIES = 100;

/** Moves others' hidden units, plots and hidden mines to other possible hexes. */
function rehide(held: Held, own: readonly PlayerId[], random: Random): void {
  rehideUnits(held, own, random);
  replotHexes(held, own, random);
  rehideMines(held, own, random);
}

/** A random fitting hex; undefined if none turns up. */
function anyHex(held: Held, random: Random, fits: (hex: HexId) => boolean): HexId | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hex = hexId(random.below(held.tables.size));
    if (fits(hex)) return hex;
  }
  return undefined;
}

/** B10.0.2, B10.0.4, R-230: not where they would be discovered, or would have revealed a Rumored Enemy. */
function rehideUnits(held: Held, own: readonly PlayerId[], random: Random): void {
  const rumors = held.view.roster.filter((unit) => isRumored(held, unit));
  for (const unit of hiddenUnits(held)) {
    const it = heldUnit(held, unit);
    if (own.includes(it.owner) || it.carrier !== NONE) continue;
    const side = sideOf(held, unit);
    const wouldReveal = rumors.map((rumor) => noticing(held, rumor));
    const hex = anyHex(
      held,
      random,
      (at) =>
        canStand(held, unit, at) &&
        !isDiscovered(held, side, placeIn(held, unit, at)) &&
        !wouldReveal.some((reveals) => reveals(at)),
    );
    if (hex === undefined) continue;
    const { sheltered } = placeIn(held, unit, hex);
    Object.assign(it, { at: hex, inside: sheltered });
    for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).at = hex;
  }
}

/** B12.1: only where; `replot` has changed the shells. */
function replotHexes({ view, tables }: Held, own: readonly PlayerId[], random: Random): void {
  view.players.forEach((each, place) => {
    if (!own.includes(playerId(place)))
      each.plots = each.plots.map((plot) => ({ ...plot, at: hexId(random.below(tables.size)) }));
  });
}

/** B18.3.3: at most one mine in a hex. */
function rehideMines(held: Held, own: readonly PlayerId[], random: Random): void {
  const { view } = held;
  const isOwn = (side: Side | null): boolean => own.some((place) => view.players[place]?.side === side);
  view.markers.forEach((marker, index) => {
    if (marker.kind !== 'mine' || !marker.hidden || isOwn(marker.side)) return;
    const isFree = (hex: HexId): boolean =>
      terrainAt(held.map.ground, hex) !== 'water' &&
      !view.markers.some(({ kind, at }) => kind === 'mine' && at === hex);
    const hex = anyHex(held, random, isFree);
    if (hex !== undefined) view.markers = view.markers.with(index, makeMarker({ ...marker, at: hex }));
  });
}
