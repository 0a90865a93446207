import type { MissionSource } from '../../model/pack/mission.ts';

/** A lesson: a squad and a machine gun against three squads, one crossroads to take, and no cards. */
export const firstShots: MissionSource = {
  id: 'first-shots',
  name: 'First Shots',
  briefing:
    'Two patrols spot the same crossroads from opposite ends of a plain. The Germans have a rifle squad and a light machine gun, the Soviets three rifle squads: a few shots at long range against many at short. Holding the crossroads at the end of the last round scores more than shooting up one squad. There are houses on both sides of it, and very little between you and them. A firefight for learning to move, fire, rally and use CAPs; there are no cards in it.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 4,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'F06', facing: 'SE' },
        { unit: 'g09', at: 'F05', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's03', at: 'F13', facing: 'SW' },
        { unit: 's04', at: 'H13', facing: 'NW' },
        { unit: 's05', at: 'H14', facing: 'NW' },
      ],
    },
  ],
  controls: [{ at: 'G09', side: null }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
    { kind: 'wipedOut', side: 'german', vp: 2 },
    { kind: 'wipedOut', side: 'soviet', vp: 2 },
  ],
  end: [
    { kind: 'wipedOut', side: 'german', when: 'atOnce' },
    { kind: 'wipedOut', side: 'soviet', when: 'atOnce' },
  ],
};
