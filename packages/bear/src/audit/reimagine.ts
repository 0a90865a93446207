import type { Audience, Pile, Random } from '@sandtable/kernel';
import { typeOf } from '../model/battle.ts';
import type { Held } from '../model/state.ts';
import { isVehicle } from '../model/unit-type.ts';
import { rehide } from './rehide.ts';
import { isObjective } from '../model/action-card.ts';

/** Another match that this audience could not tell from this one: what it does not know is otherwise. */
export function reimagine(held: Held, audience: Audience, random: Random): void {
  if (audience === 'referee') return;
  const { view } = held;
  const player = view.players.findIndex(({ seat }) => seat === audience);
  const hands = view.players.filter((_each, place) => place !== player).map(({ hand }) => hand);
  mixCards(held, hands, random);
  replot(held, player, random);
  random.shuffle(view.orderDeck.inside);
  if (view.solo !== null) random.shuffle(view.solo.cup.inside);
  mixHits(held, player, view.infantryHits, false, random);
  mixHits(held, player, view.vehicleHits, true, random);
  rehide(held, player, random);
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
  mix([inside, ...hands], random);
  inside.push(...events);
  random.shuffle(inside);
}

/** B12.1: that others have plotted is open; where and what with is not. */
function replot({ view, tables }: Held, player: number, random: Random): void {
  view.players.forEach((other, place) => {
    if (place === player) return;
    other.plots = other.plots.map((plot) => ({
      ...plot,
      at: random.below(tables.size),
      shell: random.below(2) === 0 ? 'he' : 'smoke',
    }));
  });
}

/** Deals all these lists anew, each as long as it was. */
function mix(lists: readonly number[][], random: Random): void {
  const all = lists.flat();
  random.shuffle(all);
  for (const list of lists) list.splice(0, list.length, ...all.splice(0, list.length));
}

/** Markers in the pile and those face down on others' units; one that destroys would not be lying there. */
function mixHits(held: Held, player: number, pile: Pile, vehicles: boolean, random: Random): void {
  const { view, pack } = held;
  const secret = view.roster.flatMap((place) => {
    const unit = view.units[place];
    const isOfPile = isVehicle(typeOf(held, place)) === vehicles;
    return unit !== undefined && unit.owner !== player && unit.hit >= 0 && !unit.shown && isOfPile ? [unit] : [];
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
