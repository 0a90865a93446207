import {
  fillFrom,
  imaginePile,
  type Imagining,
  type Pile,
  type PileView,
  type Random,
  unseenOf,
} from '@sandtable/kernel';
import type { Phase } from '../model/battlecard.ts';
import { makeCorps, makeUnit } from '../model/forces.ts';
import { cardId } from '../model/ids.ts';
import type { AiPiles, Seen, State } from '../model/state.ts';
import { makeTurn } from '../model/turn.ts';
import { aiPilesOf, deckOf } from '../setup/opening.ts';

/** A possible match behind this view: only the hands and the order of decks and piles are unknown. */
export function imagine({ view, pack }: Seen, { random, streams }: Imagining): State {
  const { frames, options, terms, round, corps, units, turn, deck, piles, ended } = view;
  const hands = corps.map(({ hand }) => hand);
  const cards = deckOf(pack, piles !== null);
  const unseen = unseenOf(random, cards, deck.inside, deck.discards, deck.removed, ...hands);
  return {
    frames: [...frames],
    random: streams,
    options,
    terms,
    round,
    corps: corps.map((each) => makeCorps({ ...each, hand: fillFrom(each.hand, unseen).map(cardId) })),
    units: units.map(makeUnit),
    turn: makeTurn(turn),
    deck: imaginePile(deck, unseen),
    piles: piles === null ? null : imaginePiles(aiPilesOf(pack), piles, random),
    ended,
  };
}

/** LS2.5a: the contents of each pile are known, but not their order. */
function imaginePiles(cards: AiPiles<readonly number[]>, seen: AiPiles<PileView>, random: Random): AiPiles<Pile> {
  const pile = (phase: Phase): Pile => {
    const { inside, discards, removed } = seen[phase];
    return imaginePile(seen[phase], unseenOf(random, cards[phase], inside, discards, removed));
  };
  return { opening: pile('opening'), central: pile('central'), closing: pile('closing') };
}
