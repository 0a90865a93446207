import { revivePile } from '@sandtable/kernel';
import { makeCorps } from './corps.ts';
import type { State } from './state.ts';
import { makeTurn } from './turn.ts';
import { makeUnit } from './unit.ts';

/** The same state, every record made anew by its factory. */
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
