import type { MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Facing } from '../../../../packages/hex/src/index.ts';
import { at } from '../../list.ts';
import { ROUNDS, SIDES, TO_HIT } from '../field.ts';
import { canFireAt, canReach, isFresh, type Battle } from './battle.ts';

export type Moves = { readonly [Name in 'move' | 'fire' | 'pass']: MoveFn<Battle> };

/** Moves change G in place, as the documentation of boardgame.io has it: G is a draft of immer's. */
export const trustingMoves: Moves = {
  move({ G }, squad: number, to: number, facing: Facing) {
    const moving = at(G.squads, squad);
    moving.at = to;
    moving.facing = facing;
    moving.spent = true;
    G.passes = 0;
  },

  fire({ G, random }, squad: number, target: number) {
    const dice = random.D6(2);
    at(G.squads, squad).spent = true;
    if (at(dice, 0) + at(dice, 1) >= TO_HIT) at(G.squads, target).at = -1;
    G.dice = dice;
    G.passes = 0;
  },

  pass({ G }) {
    G.passes += 1;
    // The last round is ended by the game's `endIf`.
    if (G.passes < SIDES.length || G.round === ROUNDS) return;
    G.round += 1;
    G.passes = 0;
    for (const squad of G.squads) squad.spent = false;
  },
};

/** The same moves with checks, as a game between people needs them: nothing else in boardgame.io knows what is legal. */
export const checkingMoves: Moves = {
  move(context, squad: number, to: number, facing: Facing) {
    const isLegal = isFresh(context.G, context.playerID, squad) && canReach(context.G, squad, to);
    return isLegal ? trustingMoves.move(context, squad, to, facing) : INVALID_MOVE;
  },

  fire(context, squad: number, target: number) {
    const isLegal = isFresh(context.G, context.playerID, squad) && canFireAt(context.G, squad, target);
    return isLegal ? trustingMoves.fire(context, squad, target) : INVALID_MOVE;
  },

  pass: trustingMoves.pass,
};
