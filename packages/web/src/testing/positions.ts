const BARE = {
  bare: { radius: 9, hexes: { '2,0': 'lightWoods', '3,-1': 'heavyWoods', '3,2': 'woodBuilding', '1,1': 'crops' } },
};

/** Against the AI, with rumors, a track full of events, and orders of the mission's own. */
export const SOLO_POSITION = {
  game: 'bear',
  map: BARE,
  turn: 'german',
  players: { german: { caps: 4, hand: ['c02', 'c09', 'c12'] } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 'g04', at: '-1,3', facing: 'NE' },
    { unit: 'g05', at: '1,-3', facing: 'S' },
    { unit: 'g49', at: '-3,0', facing: 'SE' },
    { unit: 's03', at: '4,0', facing: 'NW' },
    { unit: 's04', at: '5,-2', facing: 'SW' },
    { unit: 's05', at: '4,2', facing: 'NW' },
    { unit: 's14', at: '6,-1', facing: 'NW' },
    { unit: 's48', at: '7,0', facing: 'NW' },
  ],
  controls: [{ at: '-2,1', side: 'german' }],
  solo: {
    ai: 'soviet',
    length: 30,
    rumors: [{ at: '5,1' }],
    cup: { units: ['s06', 's07'], noEnemy: 3 },
    track: [
      { space: 3, name: 'Shadows', events: [{ kind: 'rumorAtCardHex', count: 1 }] },
      {
        space: 5,
        name: 'Haste',
        yellow: true,
        events: [{ kind: 'swiftAction' }, { kind: 'confusion', asAction: true }],
      },
      { space: 8, name: 'Onward', events: [{ kind: 'order', order: { action: 'move', many: 2 }, asAction: true }] },
    ],
    counteractions: [{ target: ['inCloseCombat'], action: 'move' }],
    missionOrders: [{ action: 'advance', many: 2 }, { action: 'recover' }],
  },
};

/** Every path leads through wire. */
export const WIRE_POSITION = {
  game: 'bear',
  map: { bare: { radius: 3 } },
  turn: 'german',
  players: { german: { caps: 4 }, soviet: { caps: 2 } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 's03', at: '3,0', facing: 'NW' },
  ],
  markers: ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0', '2,0', '3,-1', '2,1'].map((at) => ({ kind: 'wire', at })),
};

const LURKERS = { s03: '0,-2', s04: '0,0', s05: '0,2', s06: '2,-2', s07: '2,0', s08: '3,-3' };

/** vehicles that drive into what is hidden in the open. */
export const PATROL_POSITION = {
  game: 'bear',
  map: { bare: { radius: 5 } },
  turn: 'german',
  players: { german: { caps: 9 } },
  units: [
    ...['g48', 'g49', 'g50', 'g51'].map((unit, place) => ({ unit, at: `-5,${place + 1}`, facing: 'SE' })),
    ...Object.entries(LURKERS).map(([unit, at]) => ({ unit, at, facing: 'NW', hidden: true })),
  ],
};
