import type { AiEnumerate, Ctx, Game, PlayerID } from 'boardgame.io';
import { EVERY_FACING } from '../../../../packages/hex/src/index.ts';
import { at } from '../../list.ts';
import { enemyOf, neighboursOf, ROUNDS, SIDES, squadsLeft, squadsOf } from '../field.ts';
import { canFireAt, isFresh, sideOf, startingBattle, type Battle } from './battle.ts';
import type { Moves } from './moves.ts';

/** The toy as boardgame.io's documentation writes a game: a setup, moves, one move a turn, an end, and what a bot may do. */
export function toyGame(moves: Moves): Game<Battle> {
  return {
    name: 'toy',
    setup: startingBattle,
    moves,
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.round === ROUNDS && G.passes === SIDES.length ? squadsLeft(G.squads) : undefined),
    // Otherwise it would keep every state of the match. Random players take nothing back.
    disableUndo: true,
    ai: { enumerate },
  };
}

/** Every legal move: boardgame.io's bots choose from the whole list. */
export function enumerate(G: Battle, _ctx: Ctx, playerID: PlayerID): AiEnumerate {
  const side = sideOf(playerID);
  const taken = new Set(G.squads.map((squad) => squad.at));
  const legal: AiEnumerate = [];
  for (const squad of squadsOf(side)) {
    if (!isFresh(G, playerID, squad)) continue;
    for (const to of neighboursOf(at(G.squads, squad).at)) {
      if (taken.has(to)) continue;
      for (const facing of EVERY_FACING) legal.push({ move: 'move', args: [squad, to, facing] });
    }
    for (const target of squadsOf(enemyOf(side))) {
      if (canFireAt(G, squad, target)) legal.push({ move: 'fire', args: [squad, target] });
    }
  }
  legal.push({ move: 'pass' });
  return legal;
}
