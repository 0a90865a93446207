import type { Outpost } from '@sandtable/kernel/testing';
import type { GameFace } from '../../face/game.ts';
import { PLAIN_RESULT } from '../../face/result.ts';
import { outpostTable } from './table.tsx';

/** The face of a small game of other shape than ours: the screen of a match works for any. */
export const outpostFace: GameFace<Outpost> = {
  table: outpostTable,
  result: {
    resultOf: ({ outcome }, entries) => ({
      ...PLAIN_RESULT,
      mission: 'Outpost',
      headline: outcome?.winners.length === 0 ? 'No winner' : `${outcome?.winners.join(' and ')} has won`,
      ending: outcome?.reason.key ?? '',
      unit: 'squads',
      sides: Object.entries(outcome?.scores ?? {}).map(([side, score]) => ({
        side,
        name: side,
        score,
        lost: [],
        left: score,
      })),
      entries: entries.length,
    }),
  },
};
