import type { MissionFacts, MissionsFace } from '../face/missions.ts';

export function toyMission(id: string, facts: Partial<MissionFacts> = {}): MissionFacts {
  return {
    id,
    name: id,
    briefing: '',
    matchUp: 'Red against Blue',
    tags: ['Two players', 'about 10 min'],
    minutes: 10,
    hardness: 0,
    has: {},
    parties: ['red', 'blue'].map((seat) => ({
      seat,
      side: seat,
      name: seat,
      isProcedure: false,
      units: 3,
      forces: '',
      usual: 'bot' as const,
    })),
    stakes: { unit: 'points', short: [], lines: [], end: { text: '', rule: '' } },
    rates: null,
    ...facts,
  };
}

export function toyMissions(all: readonly MissionFacts[], face: Partial<MissionsFace> = {}): MissionsFace {
  return {
    all,
    lead: '',
    facets: [],
    byWord: {},
    bots: [{ name: 'random', label: 'Random', about: '' }],
    procedure: 'The rules',
    opensFor: null,
    optionsOf: (mission, switches) => ({ ...switches, mission }),
    rulesOf: () => ({ main: null, groups: [], changes: [], refusal: null, parties: all[0]?.parties ?? [] }),
    withSwitch: (_, switches, option, value) => ({ ...switches, [option]: value }),
    miniMapOf: () => null,
    pictureOf: async () => ({ top: 'flat', seed: '', hexes: [], sheets: [], pieces: [], markers: [], overlays: [] }),
    ...face,
  };
}
