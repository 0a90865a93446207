import type { Answer, Questions } from '../../desk/question.ts';
import type { QuestionInput, Option } from '../../desk/options.ts';

const SAY: Option = { name: 'say', takes: '<words>', about: 'a sentence or its beginning, judged as is' };

async function say(asked: QuestionInput): Promise<Answer> {
  const { askSay } = await import('./say.ts');
  return askSay(asked);
}

export const QUESTIONS: Questions = {
  los: {
    about: 'Is there a line of sight between two hexes, and if not, what blocks it?',
    options: [
      { name: 'from', takes: '<hex>', about: 'the hex looking' },
      { name: 'to', takes: '<hex>', about: 'the hex looked at' },
    ],
    answer: async (asked) => {
      const { askLos } = await import('./fire.ts');
      return askLos(asked);
    },
  },
  cost: {
    about: 'What does a move cost, term by term, and if it is not allowed, why not?',
    options: [
      {
        name: 'unit',
        takes: '<counter>',
        about: 'the unit that moves, such as g03; without it, the whole side to move',
      },
      {
        name: 'to',
        takes: '<hexes>',
        about: 'the hex it enters, then the bonus hexes of a vehicle; without it, each adjacent hex',
      },
      SAY,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      if (asked.has('unit') || asked.has('to')) {
        const { askCost } = await import('./move.ts');
        return askCost(asked);
      }
      const { askAllMoves } = await import('./all.ts');
      return askAllMoves(asked);
    },
  },
  reach: {
    about: 'Where can a unit get to by moving, at what cost, and by which path?',
    options: [
      {
        name: 'unit',
        takes: '<counter>',
        about: 'the unit that moves, such as g03; without it, the whole side to move',
      },
      { name: 'ap', takes: '<number>', about: 'the AP it may spend in all (default 7)' },
      SAY,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      if (asked.has('unit')) {
        const { askReach } = await import('./move.ts');
        return askReach(asked);
      }
      const { askAllReach } = await import('./all.ts');
      return askAllReach(asked);
    },
  },
  odds: {
    about: 'What does an attack need, term by term, how likely is it, and if it is not allowed, why not?',
    options: [
      {
        name: 'unit',
        takes: '<counter>',
        about: 'the unit that attacks, such as s01; without it, every attack of the side to move',
      },
      { name: 'target', takes: '<counter>', about: 'the unit under attack, such as g03' },
      { name: 'with', takes: '<counters>', about: 'supporting units, separated by commas' },
      SAY,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      if (asked.has('unit') || asked.has('target')) {
        const { askOdds } = await import('./fire.ts');
        return askOdds(asked);
      }
      const { askAllOdds } = await import('./all.ts');
      return askAllOdds(asked);
    },
  },
  rally: {
    about: 'What does a unit need to rally, how likely is it, and if it may not, why not?',
    options: [
      {
        name: 'unit',
        takes: '<counter>',
        about: 'the unit that rallies, such as g03; without it, the whole side to move',
      },
      SAY,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      if (asked.has('unit')) {
        const { askRally } = await import('./fire.ts');
        return askRally(asked);
      }
      const { askAllRallies } = await import('./all.ts');
      return askAllRallies(asked);
    },
  },
  ai: {
    about: 'What does the AI do with an Order Card, and why?',
    options: [
      {
        name: 'card',
        takes: '<number>',
        about: 'the Order Card drawn, by number; any: a line for each card of the deck',
      },
      { name: 'seed', takes: '<seed>', about: 'the seed of all chance (default 1)' },
      { name: 'full', about: 'every order and every comparison' },
    ],
    answer: async (asked) => {
      const { askAi } = await import('./ai.ts');
      return askAi(asked);
    },
  },
};
