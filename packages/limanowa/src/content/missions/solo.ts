import type { Mission } from '../../model/mission.ts';
import { ORLOVS_CORPS } from './orlovs-corps.ts';

/** L13b */
export const bridgeAtNeuSandez: Mission = {
  id: 'bridge-at-neu-sandez',
  name: 'The Bridge at Neu Sandez',
  briefing:
    'December 1914. Orlov holds the Dunajec crossing at Neu Sandez, Nowy Sącz on your map, and his columns still roll west over it. Szurmay comes down the Poprad valley on a single road. Take the town, and Stary Sącz or Grybów beside it. The Guard holds the streets: attack with three units at once, and bring up the battery first.',
  map: 'limanowa-12x11',
  limit: 8,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [6, 4], grade: 'strategic' },
    { at: [5, 5], grade: 'tactical' },
    { at: [8, 4], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'szurmay', at: [6, 7] },
        { type: 'ah-machine-gunners', at: [5, 7] },
        { type: 'honved', at: [4, 7] },
        { type: 'honved', at: [7, 7] },
        { type: 'honved', at: [6, 8] },
        { type: 'honved', at: [5, 8] },
        { type: 'hussars', at: [4, 8] },
        { type: 'ah-battery', at: [6, 9] },
      ],
    },
    {
      name: 'VIII Corps',
      side: 'russia',
      isAi: true,
      tokens: 3,
      units: [
        { type: 'guard', at: [6, 4] },
        { type: 'rifles', at: [5, 5] },
        { type: 'rifles', at: [8, 4] },
        { type: 'rifles', at: [7, 5] },
        { type: 'rifles', at: [5, 4] },
        { type: 'cossacks', at: [7, 3] },
        { type: 'orlov', at: [7, 4] },
        { type: 'ru-battery', at: [6, 3] },
      ],
    },
  ],
  // Belkovych’s 15th Division comes up to the bridge.
  garrisons: {
    novice: { tokens: 0, units: [{ type: 'belkovych', at: [6, 5] }] },
    tried: {
      tokens: 1,
      units: [
        { type: 'belkovych', at: [6, 5] },
        { type: 'scouts', at: [4, 5] },
      ],
    },
    veteran: {
      tokens: 2,
      units: [
        { type: 'belkovych', at: [6, 5] },
        { type: 'scouts', at: [4, 5] },
        { type: 'rifles', at: [4, 4] },
      ],
    },
  },
};

/** L13c */
export const jabloniecRidge: Mission = {
  id: 'jabloniec-ridge',
  name: 'The Jabłoniec Ridge',
  briefing:
    'Dismounted hussars hold the Jabłoniec, and behind it lies Limanowa on the road to Kraków. You lead the Russian VIII Corps. Break through: take Limanowa, and the ridge or Tymbark with it. The defenders are few, but Muhr fights in the line, and hussars beside him hit harder.',
  map: 'limanowa-12x11',
  limit: 8,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 6, 6, 4, 2, 1] },
  objectives: [
    { at: [3, 3], grade: 'strategic' },
    { at: [4, 3], grade: 'tactical' },
    { at: [2, 3], grade: 'tactical' },
  ],
  corps: [
    { name: 'VIII Corps', side: 'russia', isAi: false, tokens: 3, units: ORLOVS_CORPS },
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: true,
      tokens: 2,
      units: [
        { type: 'muhr', at: [3, 3] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'hussars', at: [4, 2] },
        { type: 'hussars', at: [4, 4] },
        { type: 'landsturm', at: [3, 4] },
        { type: 'honved', at: [2, 3] },
        { type: 'mounted-battery', at: [3, 2] },
      ],
    },
  ],
};

/** A cavalry raid against the clock. */
export const raidOnKrynica: Mission = {
  id: 'raid-on-krynica',
  name: 'The Raid on Krynica',
  briefing:
    'Hussars, one mounted battery, and not much time. Muhr rides round the Russian flank to take Krynica, and Piwniczna or Muszyna on the Poprad, before the enemy can bring up more guns. Hussars do not last: keep them beside him, and strike together or not at all.',
  map: 'limanowa-12x11',
  limit: 7,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 2, 1] },
  objectives: [
    { at: [8, 8], grade: 'strategic' },
    { at: [6, 8], grade: 'tactical' },
    { at: [7, 9], grade: 'tactical' },
  ],
  corps: [
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'muhr', at: [4, 8] },
        { type: 'ninth-hussars', at: [4, 7] },
        { type: 'hussars', at: [4, 9] },
        { type: 'hussars', at: [3, 8] },
        { type: 'hussars', at: [4, 10] },
        { type: 'honved', at: [4, 6] },
        { type: 'honved', at: [5, 10] },
        { type: 'mounted-battery', at: [3, 9] },
      ],
    },
    {
      name: 'VII Corps',
      side: 'russia',
      isAi: true,
      tokens: 1,
      units: [
        { type: 'rifles', at: [6, 8] },
        { type: 'rifles', at: [7, 9] },
        { type: 'rifles', at: [8, 7] },
        { type: 'ru-machine-gunners', at: [8, 8] },
        { type: 'cossacks', at: [7, 8] },
        { type: 'ru-battery', at: [8, 9] },
      ],
    },
  ],
  garrisons: {
    novice: { tokens: 0, units: [] },
    tried: { tokens: 1, units: [] },
    veteran: { tokens: 2, units: [] },
  },
};

/** Short lines, many enemies: mass three on one. */
export const heightsOfRajbrot: Mission = {
  id: 'heights-of-rajbrot',
  name: 'The Heights of Rajbrot',
  briefing:
    'North of Limanowa the hills give way to open country, and the side that holds Rajbrot turns the whole front. Belkovych comes from Zakliczyn with a division that fights best in a crowd: put three units on every target. Take Rajbrot, and Golców or Łapanów.',
  map: 'limanowa-12x11',
  limit: 9,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 3, 2, 1, 1] },
  objectives: [
    { at: [3, 1], grade: 'strategic' },
    { at: [4, 2], grade: 'tactical' },
    { at: [2, 1], grade: 'tactical' },
  ],
  corps: [
    {
      name: '15th Division',
      side: 'russia',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'belkovych', at: [7, 0] },
        { type: 'rifles', at: [6, 0] },
        { type: 'rifles', at: [6, 1] },
        { type: 'rifles', at: [6, 2] },
        { type: 'rifles', at: [7, 1] },
        { type: 'ru-machine-gunners', at: [7, 2] },
        { type: 'cossacks', at: [7, 3] },
        { type: 'ru-battery', at: [8, 1] },
      ],
    },
    {
      name: 'XIV Corps',
      side: 'austria',
      isAi: true,
      tokens: 3,
      units: [
        { type: 'ninth-hussars', at: [4, 2] },
        { type: 'ah-machine-gunners', at: [3, 1] },
        { type: 'honved', at: [4, 1] },
        { type: 'honved', at: [2, 1] },
        { type: 'honved', at: [3, 0] },
        { type: 'landsturm', at: [3, 2] },
        { type: 'hussars', at: [4, 0] },
        { type: 'mounted-battery', at: [2, 2] },
      ],
    },
  ],
  garrisons: {
    novice: { tokens: 0, units: [] },
    tried: { tokens: 2, units: [{ type: 'jager', at: [4, 3] }] },
    veteran: {
      tokens: 2,
      units: [
        { type: 'jager', at: [4, 3] },
        { type: 'ah-machine-gunners', at: [2, 0] },
      ],
    },
  },
};

/** Uphill all the way: an observer makes the guns count, and the forest hides both sides. */
export const roadToGorlice: Mission = {
  id: 'road-to-gorlice',
  name: 'The Road to Gorlice',
  briefing:
    'One road leads out of the mountains to Gorlice, and the Russians sit astride it in the woods. Your Jäger can direct the guns where nobody else sees a target. Clear the road and take Gorlice, with Grybów or Biecz. Off the road, every ridge and wood will stop you.',
  map: 'limanowa-12x11',
  limit: 9,
  hand: 2,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [10, 4], grade: 'strategic' },
    { at: [8, 4], grade: 'tactical' },
    { at: [10, 3], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'szurmay', at: [10, 8] },
        { type: 'ah-machine-gunners', at: [10, 7] },
        { type: 'jager', at: [9, 8] },
        { type: 'honved', at: [9, 7] },
        { type: 'honved', at: [11, 7] },
        { type: 'honved', at: [11, 8] },
        { type: 'honved', at: [10, 9] },
        { type: 'hussars', at: [8, 8] },
        { type: 'ah-battery', at: [9, 9] },
      ],
    },
    {
      name: '15th Division',
      side: 'russia',
      isAi: true,
      tokens: 4,
      units: [
        { type: 'guard', at: [10, 4] },
        { type: 'rifles', at: [10, 5] },
        { type: 'rifles', at: [9, 5] },
        { type: 'rifles', at: [11, 5] },
        { type: 'rifles', at: [8, 4] },
        { type: 'belkovych', at: [9, 4] },
        { type: 'scouts', at: [10, 3] },
        { type: 'ru-battery', at: [11, 3] },
      ],
    },
  ],
  garrisons: {
    novice: { tokens: 0, units: [] },
    tried: { tokens: 1, units: [] },
    veteran: { tokens: 2, units: [] },
  },
};
