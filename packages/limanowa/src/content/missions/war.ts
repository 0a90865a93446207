import type { Mission } from '../../model/mission.ts';
import { ORLOVS_CORPS } from './orlovs-corps.ts';

/** L12c, L11c, L11d: the base game, four corps, no AI. */
export const battleOfLimanowa: Mission = {
  id: 'battle-of-limanowa',
  name: 'The Battle of Limanowa',
  briefing:
    'Two corps against two, on both sides of the Carpathians. Four towns decide it: Limanowa, Nowy Sącz, Gorlice and Bardejov. Hold three when your second corps ends its round, or destroy an enemy corps, and the battle is yours. Otherwise towns and heights are counted at the end, and Austria-Hungary needs only a tie.',
  map: 'limanowa-12x11',
  limit: 12,
  hand: 3,
  goal: { kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 }, tie: 'austria' },
  objectives: [
    { at: [3, 3], grade: 'strategic' },
    { at: [6, 4], grade: 'strategic' },
    { at: [10, 4], grade: 'strategic' },
    { at: [11, 10], grade: 'strategic' },
    { at: [2, 3], grade: 'tactical' },
    { at: [5, 5], grade: 'tactical' },
    { at: [8, 4], grade: 'tactical' },
    { at: [3, 1], grade: 'tactical' },
    { at: [8, 8], grade: 'tactical' },
    { at: [4, 3], grade: 'tactical' },
  ],
  corps: [
    { name: 'VIII Corps', side: 'russia', isAi: false, tokens: 2, units: ORLOVS_CORPS },
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: false,
      tokens: 2,
      units: [
        { type: 'muhr', at: [3, 2] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'hussars', at: [4, 2] },
        { type: 'hussars', at: [4, 4] },
        { type: 'honved', at: [3, 3] },
        { type: 'honved', at: [3, 4] },
        { type: 'honved', at: [2, 3] },
        { type: 'mounted-battery', at: [2, 2] },
      ],
    },
    {
      name: '15th Division',
      side: 'russia',
      isAi: false,
      tokens: 2,
      units: [
        { type: 'belkovych', at: [10, 5] },
        { type: 'rifles', at: [10, 4] },
        { type: 'rifles', at: [9, 4] },
        { type: 'rifles', at: [11, 5] },
        { type: 'rifles', at: [8, 5] },
        { type: 'ru-machine-gunners', at: [9, 5] },
        { type: 'cossacks', at: [10, 6] },
        { type: 'ru-battery', at: [10, 3] },
      ],
    },
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 2,
      units: [
        { type: 'szurmay', at: [7, 9] },
        { type: 'ah-machine-gunners', at: [6, 8] },
        { type: 'jager', at: [8, 8] },
        { type: 'honved', at: [5, 8] },
        { type: 'honved', at: [7, 8] },
        { type: 'honved', at: [10, 9] },
        { type: 'honved', at: [11, 10] },
        { type: 'ah-battery', at: [6, 9] },
      ],
    },
  ],
};
