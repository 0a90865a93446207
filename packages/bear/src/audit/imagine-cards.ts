import { fillFrom, imaginePile, type Pile, type PileView, type Random, unseenOf } from '@sandtable/kernel';
import { typeOf, unitOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { HIT_WITHOUT_MARKER } from '../model/battle/unit.ts';
import { type Draft, type DraftView, withSecrets } from '../model/draft/draft.ts';
import { type CardId, cardId, NONE, type UnitId } from '../model/ids.ts';
import { isObjective } from '../model/pack/cards.ts';
import type { HitPile } from '../model/pack/counters.ts';
import { isVehicle } from '../model/pack/unit-type.ts';
import { standsByEnemy } from '../rules/hits/hit.ts';
import { decksOf } from '../setup/open-draft.ts';

interface Cards {
  readonly hands: readonly CardId[][];
  readonly actionDeck: Pile;
}

/** B8.0: every unseen Action Card is in another hand or in the deck; event cards never stay in a hand (B8.3). */
export function imagineCards({ view: { terms, players, actionDeck }, pack }: Seen, random: Random): Cards {
  const { inside, discards, removed } = actionDeck;
  const isEvent = (card: number): boolean => {
    const { kind, id } = pack.actionCards[card] ?? { kind: 'action', id: '' };
    return kind === 'event' && !isObjective(id);
  };
  const all = unseenOf(random, terms.deck, inside, discards, removed, ...players.map(({ hand }) => hand));
  const unseen = [...all.filter(isEvent), ...all.filter((card) => !isEvent(card))];
  const hands = players.map(({ hand }) => fillFrom(hand, unseen).map(cardId));
  random.shuffle(unseen);
  return { hands, actionDeck: imaginePile(actionDeck, unseen) };
}

/** S3.1.3 */
export function imagineOrders({ view: { terms, orderDeck }, pack }: Seen, random: Random): Pile {
  const { inside, discards, removed } = orderDeck;
  const deck = terms.solo?.deck ?? pack.orderCards.map((_card, place) => place);
  return imaginePile(orderDeck, unseenOf(random, deck, inside, discards, removed));
}

/** S6.2: the original contents of the Rumored Enemy cup, less what left the game or came onto the map. */
export function imagineCup({ view: { terms, units } }: Seen, cup: PileView, random: Random): Pile {
  const left = (terms.solo?.cup ?? []).filter((unit) => unit < 0 || units[unit]?.fate === 'waiting');
  return imaginePile(cup, unseenOf(random, left, cup.inside, cup.removed));
}

interface Hits {
  readonly pile: Pile;
  readonly hits: ReadonlyMap<number, number>;
}

/**
 * B7.5: face-down markers and the pile. A unit known to be alive has no marker that destroys it (B7.5a); if more units
 * are hit than markers are out, some have none (B7.5b).
 */
export function imagineHits(seen: Seen, name: HitPile, random: Random): Hits {
  const { view, pack } = seen;
  const pile = name === 'infantry' ? view.infantryHits : view.vehicleHits;
  const all = pack.hitMarkers.flatMap((marker, place) =>
    marker.pile === name ? Array.from({ length: marker.copies }, () => place) : [],
  );
  const open = view.units.map(({ hit }) => hit);
  const unseen = unseenOf(random, all, pile.inside, open);
  const faceDown = view.roster.filter(
    (unit) => open[unit] === null && isVehicle(typeOf(seen, unit)) === (name === 'vehicle'),
  );
  random.shuffle(faceDown);
  const out = unseen.length - pile.inside.filter((marker) => marker === null).length;
  const hits = new Map<number, number>(faceDown.splice(out).map((unit) => [unit, HIT_WITHOUT_MARKER]));
  const [living, uncertain] = [true, false].map((lives) => faceDown.filter((unit) => mustLive(seen, unit) === lives));
  for (const unit of living ?? []) {
    const harmless = unseen.findIndex((marker) => pack.hitMarkers[marker]?.destroys === false);
    hits.set(unit, unseen.splice(harmless, 1)[0] ?? NONE);
  }
  for (const unit of uncertain ?? []) hits.set(unit, unseen.pop() ?? NONE);
  return { pile: imaginePile(pile, unseen), hits };
}

function mustLive(seen: Seen, unit: UnitId): boolean {
  const { options } = seen.view;
  return options.killedMarker === 'atOnce' || unitOf(seen, unit).at === NONE || standsByEnemy(seen, unit);
}

/**
 * G2.1.8, G2.1.9, G1.2: the Generator decks and others' hands, the Condition Cards, and the order of the Defense
 * Counters.
 */
export function imagineDraft({ view, pack }: Seen, draft: DraftView, random: Random): Draft {
  const { plan, deckOf, plays, conditions, cup } = draft;
  const played = (deck: 'card' | 'condition'): CardId[] =>
    plays.flatMap((play) => (play.deck === deck ? [play.card] : []));
  const drawn = view.frames.flatMap((frame) => (frame.kind === 'effect' ? frame.drawn : []));
  const hands: CardId[][] = draft.hands.map(() => []);
  const decks = decksOf(pack, plan).map((cards, deck) => {
    const pile = draft.decks[deck] ?? conditions;
    const dealt = draft.hands.map((hand, player) => (deckOf[player] === deck ? hand : []));
    const unseen = unseenOf(random, cards, pile.inside, pile.discards, pile.removed, played('card'), ...dealt);
    for (const [player, hand] of dealt.entries()) {
      if (deckOf[player] !== deck) continue;
      const held = fillFrom(hand, unseen).map(cardId);
      hands[player] = hand.includes(null) ? held.sort((a, b) => a - b) : held;
    }
    return imaginePile(pile, unseen);
  });
  const { inside, discards, removed } = conditions;
  const every = pack.conditionCards.map((_card, place) => place);
  const unseen = unseenOf(random, every, inside, discards, removed, played('condition'), drawn);
  const counters = fillFrom(cup.inside, []);
  // The contents are open but not their order; only the referee's list is in order.
  if (view.random === null) random.shuffle(counters);
  return withSecrets<Draft>(draft, {
    decks,
    hands,
    conditions: imaginePile(conditions, unseen),
    cup: imaginePile({ ...cup, inside: counters }, []),
  });
}
