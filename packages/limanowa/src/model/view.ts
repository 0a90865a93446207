import { type Audience, type Pile, type PileView, revivePile, viewPile } from '@sandtable/kernel';
import { type Corps, type CorpsView, makeCorps, makeUnit, type Side } from './forces.ts';
import type { MatchOptions } from './options.ts';
import type { AiPiles, State, View } from './state.ts';
import { makeTurn } from './turn.ts';

/** Built by inclusion: a side sees its own hands, no audience sees the order of piles, everything else is public. */
export function viewFor(state: State, audience: Audience): View {
  if (audience === 'referee') return state;
  const { frames, options, terms, round, corps, units, turn, deck, piles, ended } = state;
  const own = sideOfAudience(corps, audience);
  return {
    frames,
    random: null,
    options: optionsFor(options),
    terms,
    round,
    corps: corps.map((each) => (each.side === own || each.hand.length === 0 ? each : othersCorps(each))),
    units,
    turn,
    deck: viewPile(deck),
    piles: piles === null ? null : viewPiles(piles),
    ended,
  };
}

/** Undefined for spectators. */
export function sideOfAudience(corps: readonly CorpsView[], audience: Audience): Side | undefined {
  return corps.find(({ seat }) => seat === audience)?.side;
}

function othersCorps({ name, side, seat, tokens, hand }: Corps): CorpsView {
  return { name, side, seat, tokens, hand: hand.map(() => null) };
}

function viewPiles({ opening, central, closing }: AiPiles<Pile>): AiPiles<PileView> {
  return { opening: viewPile(opening), central: viewPile(central), closing: viewPile(closing) };
}

/** A position lists the hands, so it is hidden. */
function optionsFor(options: MatchOptions): MatchOptions {
  return options.position === null ? options : { ...options, position: null };
}

/** Rebuilds every record through its factory. */
export function rebuild(plain: State): State {
  const { frames, random, options, terms, round, corps, units, turn, deck, piles, ended } = plain;
  return {
    frames,
    random,
    options,
    terms,
    round,
    corps: corps.map(makeCorps),
    units: units.map(makeUnit),
    turn: makeTurn(turn),
    deck: revivePile(deck),
    piles:
      piles === null
        ? null
        : {
            opening: revivePile(piles.opening),
            central: revivePile(piles.central),
            closing: revivePile(piles.closing),
          },
    ended,
  };
}
