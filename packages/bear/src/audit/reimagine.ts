import { type Audience, dealAnew, type Pile, type Random } from '@sandtable/kernel';
import { typeOf } from '../model/battle.ts';
import type { Draft } from '../model/draft.ts';
import { playersOf } from '../model/player.ts';
import type { Held } from '../model/state.ts';
import { isVehicle } from '../model/unit-type.ts';
import { rehide } from './rehide.ts';
import { isObjective } from '../model/action-card.ts';
import type { PlayerId } from '../model/ids.ts';

/** Another match that this audience could not tell from this one: what it does not know is otherwise. */
export function reimagine(held: Held, audience: Audience, random: Random): void {
  if (audience === 'referee') return;
  const { view } = held;
  const own = playersOf(view.players, audience);
  const hands = view.players.filter((_each, place) => !own.includes(place)).map(({ hand }) => hand);
  mixCards(held, hands, random);
  replot(held, own, random);
  random.shuffle(view.orderDeck.inside);
  if (view.solo !== null) random.shuffle(view.solo.cup.inside);
  mixHits(held, own, view.infantryHits, false, random);
  mixHits(held, own, view.vehicleHits, true, random);
  if (view.draft !== null) mixDraft(view.draft, own, random);
  rehide(held, own, random);
}

/** B8.3: an event card never stays in a hand, so in the deck it stays. */
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

/** B12.1: that others have plotted is open; where and what with is not. */
function replot({ view, tables }: Held, own: readonly PlayerId[], random: Random): void {
  view.players.forEach((other, place) => {
    if (own.includes(place)) return;
    other.plots = other.plots.map((plot) => ({
      ...plot,
      at: random.below(tables.size),
      shell: random.below(2) === 0 ? 'he' : 'smoke',
    }));
  });
}

/** G2.1.8, G2.1.9: of each deck what lies in it and in others' hands; G1.2, G2.1.12: what comes next. */
function mixDraft(draft: Draft, own: readonly PlayerId[], random: Random): void {
  const { decks, deckOf, conditions, cup, isSolo } = draft;
  const hands = draft.hands.map((hand) => [...hand]);
  decks.forEach(({ inside }, deck) => {
    const secret = hands.filter((_hand, place) => !isSolo && deckOf[place] === deck && !own.includes(place));
    dealAnew([inside, ...secret], random);
    for (const hand of secret) hand.sort((a, b) => a - b);
  });
  draft.hands = hands;
  for (const { inside } of [conditions, cup]) random.shuffle(inside);
}

/** Markers in the pile and those face down on others' units; one that destroys would not be lying there. */
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
