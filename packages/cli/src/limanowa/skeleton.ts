import { ownPack } from '@sandtable/limanowa';

/** A starter pack: figures of the rules, one new unit type, and a mission on a small map of its own. */
export function limanowaSkeleton(): object {
  const { id, ruleset, unitTypes, cards } = ownPack();
  const { forestDv, hillDv, townDv, handMax, draw } = ruleset;
  return {
    '//': 'Notes have the name // and may be in every object; nothing reads them. All fields: docs/packs.md',
    game: 'limanowa',
    id: 'my-pack',
    name: 'My pack',
    author: 'Your name',
    licence: 'not for sharing',
    extends: id,
    ruleset: { '//': 'Only what differs from ours need be here.', forestDv, hillDv, townDv, handMax, draw },
    unitTypes: [
      {
        '//': 'With the id of one of ours it takes its place; with another it is added.',
        ...unitTypes[0],
        id: 'my-infantry',
        name: 'My infantry',
      },
    ],
    cards: [{ '//': 'One card for each effect; what it does is in the rules.', ...cards[0] }],
    maps: [MAP],
    missions: [MISSION],
  };
}

const MAP = {
  '//': '. open, F forest, H hill, T town; odd rows stand half a hex to the right. A hex is [column, row], both from 0.',
  id: 'my-map',
  name: 'My map',
  rows: ['..T...', '.HF.F.', '..TH..', '.F....', '..T.F.'],
  names: [
    { at: [2, 2], name: 'My town' },
    { at: [2, 4], name: 'My base' },
  ],
  roads: [
    [
      [2, 4],
      [2, 3],
      [2, 2],
      [2, 1],
      [2, 0],
    ],
  ],
  rivers: [],
  edges: { austria: ['south'], russia: ['north'] },
};

const MISSION = {
  id: 'my-mission',
  name: 'My mission',
  briefing: 'What happens here, and what there is to decide.',
  map: MAP.id,
  limit: 5,
  hand: 3,
  goal: {
    '//': 'speed: VP by round, one figure for each.',
    kind: 'mission',
    strategic: 1,
    tactical: 0,
    speed: [6, 6, 5, 4, 3],
  },
  objectives: [{ at: [2, 2], grade: 'strategic' }],
  corps: [
    {
      name: 'My corps',
      side: 'austria',
      tokens: 1,
      units: [
        { type: 'szurmay', at: [2, 4] },
        { type: 'my-infantry', at: [1, 3] },
        { type: 'my-infantry', at: [2, 3] },
        { type: 'ah-battery', at: [3, 4] },
      ],
    },
    {
      '//': 'The AI comes last.',
      name: 'The enemy',
      side: 'russia',
      isAi: true,
      tokens: 1,
      units: [
        { type: 'rifles', at: [2, 2] },
        { type: 'rifles', at: [3, 2] },
      ],
    },
  ],
};
