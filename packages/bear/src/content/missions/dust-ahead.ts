import type { MissionSource } from '../../model/pack/mission.ts';

/** Armour against armour on flat ground: a few folds to hide behind, and a crossing that scores every round. */
export const dustAhead: MissionSource = {
  id: 'dust-ahead',
  name: 'Dust Ahead',
  briefing:
    'Two armored columns see each other’s dust and race for the same crossing. The side that holds it at the end of a round scores, and the next round asks again. The Germans have fewer vehicles that fire faster; the Soviets have more, and one five-turreted giant whose loss costs double. The Germans have the initiative in odd rounds and the Soviets in even ones, so everyone knows who shoots first next. If you play with aircraft, each side may call on them once.',
  map: { boards: [{ board: 'b12', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g42', at: 'F04', facing: 'SE' },
        { unit: 'g45', at: 'E03', facing: 'SE' },
        { unit: 'g46', at: 'G03', facing: 'SE' },
        { unit: 'g48', at: 'F02', facing: 'SE' },
        { unit: 'g49', at: 'H02', facing: 'NE' },
      ],
      weapons: [{ card: 'air-strike-german' }],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's37', at: 'F16', facing: 'NW' },
        { unit: 's41', at: 'G17', facing: 'NW' },
        { unit: 's42', at: 'E17', facing: 'SW' },
        { unit: 's45', at: 'H16', facing: 'NW' },
        { unit: 's46', at: 'D18', facing: 'SW' },
        { unit: 's47', at: 'F17', facing: 'NW' },
      ],
      weapons: [{ card: 'air-strike-soviet' }],
    },
  ],
  controls: [{ at: 'G09', side: null }],
  sevenAP: { side: 'soviet', vp: 2 },
  initiative: { side: 'german', rounds: 'alternating' },
  deck: ['c02', 'c03', 'c06', 'c07', 'c09', 'c10', 'c20', 'score'],
  events: [{ card: 'score', effects: [{ kind: 'vpForControl', amount: 1 }] }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 1, units: ['s47'], added: true },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 1, when: 'roundEnd' },
    { kind: 'control', side: 'soviet', vp: 1, when: 'roundEnd' },
  ],
};
