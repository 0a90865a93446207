import type { assemblePack, Pack, State } from '@sandtable/bear';

/** The content of a match: plain JSON, assembled into a pack without a check. */
export type PackParts = Parameters<typeof assemblePack>[0];

type UnitType = Pack['unitTypes'][number];

/**
 * The parts of the pack that the table needs. Counters and cards are numbered by their place, so unneeded ones stay in
 * the list with only a name. A draft needs everything.
 */
export function neededParts(pack: Pack, state: State): PackParts {
  const { id, name, hash, unitTypes, boards, hitMarkers, actionCards, orderCards, defenseCounters, missions } = pack;
  const { guidelines, generatorCards, conditionCards, aiTiles, missionSheets } = pack;
  const whole = { id, name, hash, hitMarkers };
  if (state.draft !== null)
    return {
      ...whole,
      ...{ unitTypes, boards, actionCards, orderCards, defenseCounters, missions: [], missionIds: [] },
      ...{ guidelines, generatorCards, conditionCards, aiTiles, missionSheets },
    };
  const { terms, roster, options, players } = state;
  const mission = missions.filter((each) => each.id === options.mission);
  const units = new Set([...roster, ...(terms.solo?.cup ?? [])].map((unit) => pack.counters[unit]?.type.id));
  const cards = new Set<number>([...terms.deck, ...players.flatMap(({ weapons }) => weapons.map(({ card }) => card))]);
  const drawsDefenses = terms.solo?.track.some(({ events }) => events.some(({ kind }) => kind === 'drawDefense'));
  const used = 'boards' in terms.map ? terms.map.boards.map(({ board }) => board) : [];
  return {
    ...whole,
    unitTypes: unitTypes.map((type) => (units.has(type.id) || type.kind === 'rumor' ? type : blankType(type))),
    boards: boards.filter((board) => used.includes(board.id)),
    actionCards: actionCards.map((card, place) => (cards.has(place) ? card : { ...card, cost: null, copies: 1 })),
    orderCards,
    defenseCounters: drawsDefenses === true ? defenseCounters : [],
    missions: mission,
    missionIds: mission.map((each) => each.id),
    ...{ guidelines: [], generatorCards: [], conditionCards: [], aiTiles: [], missionSheets: [] },
  };
}

function blankType(type: UnitType): UnitType {
  const none = { dr: 0, colour: 'red' } as const;
  return {
    ...type,
    ...{ attackCost: null, indirectCost: null, turret: false, moveCost: 1, wheelBonus: 0, trackBonus: 0 },
    ...{ firepower: { red: null, blue: null }, whiteBox: { red: false, blue: false }, range: { min: 0, max: 0 } },
    ...{ flank: none, front: none, openTop: false, passengerShield: 0, highExplosive: false },
    ...{ smoke: 'none', flamethrower: 'none', pioneer: false, infantryGun: false, points: 0 },
  };
}
