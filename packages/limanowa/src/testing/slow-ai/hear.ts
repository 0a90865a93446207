import { book, SOUND } from '@sandtable/kernel/testing';
import type { LimanowaEvent } from '../../model/event.ts';
import { NONE } from '../../model/ids.ts';
import type { Hears } from '../laws/law.ts';
import { aidsOf, pieceOf, type Situation } from './situation.ts';

/** Applies an event to the situation. */
export function hear(situation: Situation, event: LimanowaEvent): void {
  const { turn } = situation;
  const hears: Hears = {
    moved: ({ unit, to }) => {
      pieceOf(situation, unit).at = to;
    },
    lostRp: ({ unit, left }) => {
      pieceOf(situation, unit).rp = left;
    },
    destroyed: ({ unit }) => {
      pieceOf(situation, unit).at = NONE;
    },
    disclosed: ({ phase, moves, attacks, shells, supports, tactics, occupations }) => {
      turn.phase = phase;
      turn.card = null;
      turn.plan = { moves, attacks, shells, supports, tactics };
      turn.supports = supports;
      turn.occupations = occupations;
    },
    played: ({ effect, unit, target, to }) => {
      turn.card = { effect, unit, target, to };
    },
    blocked: () => {
      turn.card = null;
    },
    cardLost: () => {
      turn.card = null;
    },
    supportLost: ({ battery }) => {
      turn.supports = turn.supports.filter((shot) => shot.battery !== battery);
    },
  };
  book({ hears, differences: () => SOUND }, event);
  turn.aids = aidsOf(turn);
}
