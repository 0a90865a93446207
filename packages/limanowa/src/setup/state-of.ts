import { makePile, type Streams } from '@sandtable/kernel';
import { makeCorps } from '../model/corps.ts';
import { warFrame } from '../model/frame.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { State } from '../model/state.ts';
import { newTurn } from '../model/turn.ts';
import { makeUnit } from '../model/unit.ts';
import type { Opening } from './opening.ts';

/** The state a match begins with; its deck and piles want shuffling. L5a-L5d */
export function stateOf(options: MatchOptions, opening: Opening, random: Streams): State {
  const { terms, corps, units, deck, piles, round, turn } = opening;
  return {
    frames: [warFrame(turn)],
    random,
    options,
    terms,
    round,
    corps: corps.map((each) => makeCorps({ ...each, hand: [...each.hand] })),
    units: units.map(makeUnit),
    turn: newTurn(turn),
    deck: makePile('deck', deck),
    piles:
      piles === null
        ? null
        : {
            opening: makePile('aiDeck', piles.opening),
            central: makePile('aiDeck', piles.central),
            closing: makePile('aiDeck', piles.closing),
          },
    ended: null,
  };
}
