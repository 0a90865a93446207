import type { MissionSheetSource } from '../model/pack/solo-mission.ts';

type Track = MissionSheetSource['track'];

/** G5.3.4b-d: the first half of the track, the same on both sides of the sheet. */
const MIDDLE: Track = [
  { space: 6, name: 'CAP Surplus', events: [{ kind: 'capSurplus' }] },
  { space: 8, name: 'Battlefield Confusion', events: [{ kind: 'confusion', asAction: true }] },
  { space: 10, name: 'Swift Action', events: [{ kind: 'swiftAction' }] },
];

/** G5.3.4e, G5.3.4f: the second half; R-113: spaces that bring cards are yellow. */
const LATE: Track = [
  {
    space: 13,
    name: 'Careful Aim',
    events: [{ kind: 'order', asAction: true, order: { who: ['highestAR'], action: 'fire', caps: 4 } }],
  },
  { space: 18, name: 'Command Experience', yellow: true, events: [{ kind: 'commandExperience', cards: 2 }] },
];

/** G5.3.4: the spaces of tiles 1a to 1e and 2a to 2e, and the end space for each number of rounds. */
const COMMON = {
  tiles: [
    [2, 5, 9, 14, 17],
    [4, 7, 11, 15, 19],
  ],
  ends: [
    { rounds: 3, space: 12 },
    { rounds: 4, space: 16 },
    { rounds: 5, space: 20 },
  ],
} satisfies Partial<MissionSheetSource>;

/** G5.3.4g: without it, an AI that starts off the map would hardly arrive, on either side of the sheet. */
const RESERVES: MissionSheetSource['counteraction'] = {
  to: ['objective', 'unit'],
  action: 'enterFromCup',
  when: { kind: 'drawCup' },
};

/** digs in and brings up reserves: from off the map, and units on it with no enemy in sight. */
const DEFENSE: MissionSheetSource = {
  posture: 'defense',
  deck: { from: 5, to: 43 },
  track: [
    {
      space: 3,
      name: 'Dig In',
      events: [{ kind: 'order', asAction: true, order: { who: ['unhit', 'foot', 'notDugIn'], action: 'digIn' } }],
    },
    ...MIDDLE,
    ...LATE,
  ],
  ...COMMON,
  counteraction: RESERVES,
  missionOrder: { who: ['unhit', 'outOfLOS'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
};

/** G5.3.4: attacks: brings up units waiting off the map, closes in and fires. */
const OFFENSE: MissionSheetSource = {
  posture: 'offense',
  deck: { from: 13, to: 51 },
  track: [
    {
      space: 3,
      name: 'Advance',
      events: [{ kind: 'order', asAction: true, order: { who: ['unhit', 'fresh'], action: 'advance' } }],
    },
    ...MIDDLE,
    ...LATE,
  ],
  ...COMMON,
  counteraction: RESERVES,
  missionOrder: { who: ['unhit'], action: 'moveAndFire', caps: 2 },
};

export const MISSION_SHEETS: readonly MissionSheetSource[] = [DEFENSE, OFFENSE];
