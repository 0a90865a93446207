import type { Desk } from '../desk/desk.ts';
import { QUESTIONS } from './ask/questions.ts';

export const limanowaDesk: Desk = {
  id: 'limanowa',
  name: 'Limanowa, 1914',
  questions: QUESTIONS,
  simulate: {
    mission:
      'the mission, such as jabloniec-ridge; all for every mission, all-solo or all-coop for those against the AI',
    bot: 'corps',
    set: 'concentricBonus=false',
    switches: [
      { name: 'level', takes: '<level>', about: 'the AI’s level: novice, tried or veteran (default: novice)' },
      { name: 'die', takes: '<die>', about: 'the die: d10 or d6 (default: d10)' },
    ],
  },
  generator: null,
  missions: async () => {
    const { limanowaMissions } = await import('./content.ts');
    return limanowaMissions();
  },
  series: async () => {
    const { limanowaSeriesDesk } = await import('./series-desk.ts');
    return limanowaSeriesDesk();
  },
  balance: async () => {
    const { limanowaBalance } = await import('./balance.ts');
    return limanowaBalance();
  },
  saves: async () => {
    const { limanowaSaves } = await import('./saves.ts');
    return limanowaSaves();
  },
  packs: async () => {
    const [
      { checkLimanowaPack: check, limanowaPackId: ownId, limanowaPackSchema: schema },
      { limanowaSkeleton: skeleton },
    ] = await Promise.all([import('./content.ts'), import('./skeleton.ts')]);
    return { check, ownId, skeleton, schema };
  },
};
