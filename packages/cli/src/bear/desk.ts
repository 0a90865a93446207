import type { Desk } from '../desk/desk.ts';
import { QUESTIONS } from './ask/questions.ts';
import { bearGenerator } from './generate/generator.ts';

/** Squad combat in 1941, as the command knows it. */
export const bearDesk: Desk = {
  id: 'bear',
  name: 'Eastern Front, 1941',
  questions: QUESTIONS,
  simulate: {
    mission: 'the mission, such as first-shots; all for every mission, all-solo for every solo mission',
    bot: 'captain',
    set: 'economy=sevenAP',
    switches: [],
  },
  generator: bearGenerator,
  missions: async () => {
    const { bearMissions } = await import('./missions.ts');
    return bearMissions();
  },
  series: async () => {
    const { bearSeriesDesk } = await import('./series-desk.ts');
    return bearSeriesDesk();
  },
  saves: async () => {
    const { bearSaves } = await import('./saves.ts');
    return bearSaves();
  },
  packs: async () => {
    const { checkBearPack } = await import('./check-pack.ts');
    return checkBearPack;
  },
};
