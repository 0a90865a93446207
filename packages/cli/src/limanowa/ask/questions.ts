import type { Answer, Questions } from '../../desk/question.ts';
import type { QuestionInput, Option } from '../../desk/options.ts';

const SAY: Option = { name: 'say', takes: '<words>', about: 'a plan, or its beginning, to judge' };
const PHASE: Option = {
  name: 'phase',
  takes: '<phase>',
  about: 'the phase of the plan: opening, central or closing (default: central)',
};

async function say(asked: QuestionInput): Promise<Answer> {
  const { askSay } = await import('./say.ts');
  return askSay(asked);
}

export const QUESTIONS: Questions = {
  reach: {
    about: 'Where can a unit move, and why can it not move elsewhere?',
    options: [
      {
        name: 'unit',
        takes: '<unit>',
        about: 'the unit that moves, such as a03; without it, the corps whose round it is',
      },
      { name: 'to', takes: '<hex>', about: 'the hex to end its move in, such as 0604' },
      SAY,
      PHASE,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      const { askReach } = await import('./reach.ts');
      return askReach(asked);
    },
  },
  odds: {
    about: 'What is the target value of an attack, term by term, how likely is a hit, and why may it not be made?',
    options: [
      {
        name: 'unit',
        takes: '<unit>',
        about: 'the unit that attacks, such as a03; without it, every attack of the corps whose round it is',
      },
      { name: 'target', takes: '<unit>', about: 'the unit under attack, such as r05' },
      { name: 'with', takes: '<units>', about: 'the units that join the attack, separated by commas' },
      SAY,
      PHASE,
    ],
    answer: async (asked) => {
      if (asked.has('say')) return say(asked);
      const { askOdds } = await import('./odds.ts');
      return askOdds(asked);
    },
  },
  ai: {
    about: 'What does the AI do in its own round, or in reaction to a plan, and why?',
    options: [
      { ...SAY, about: 'the plan it reacts to; without it, its own round' },
      PHASE,
      { name: 'seed', takes: '<seed>', about: 'the seed of all chance (default 1)' },
      { name: 'full', about: 'every candidate and every comparison' },
    ],
    answer: async (asked) => {
      const { askAi } = await import('./ai.ts');
      return askAi(asked);
    },
  },
};
