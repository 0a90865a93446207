import type { MissionSource } from '../../model/pack/mission.ts';

/** Openly lopsided: a rear-guard that will be overrun, and the wagons it buys time for. */
export const untilTheWagonsAreGone: MissionSource = {
  id: 'until-the-wagons-are-gone',
  name: 'Until the Wagons Are Gone',
  briefing:
    'This one is not fair, and the Soviet player should know it before sitting down. A supply column has to leave by the eastern edge, and all that covers it is three squads, a machine gun and an anti-tank gun. After it, from the west, come half-tracks full of infantry, and tanks. Every Soviet unit that gets away scores, with the load it carries; the Germans score double for every wagon or truck they destroy, and want the crossroads as well. The Soviets will lose more often than not. A win is something to tell people about.',
  underdog: 'soviet',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g39', enters: 0, facing: 'SE' },
        { unit: 'g01', enters: 0, carrier: 'g39', facing: 'SE' },
        { unit: 'g09', enters: 0, carrier: 'g39', facing: 'SE' },
        { unit: 'g40', enters: 0, facing: 'SE' },
        { unit: 'g02', enters: 0, carrier: 'g40', facing: 'SE' },
        { unit: 'g10', enters: 0, carrier: 'g40', facing: 'SE' },
        { unit: 'g45', enters: 0, facing: 'SE' },
        { unit: 'g50', enters: 0, facing: 'SE' },
      ],
      entries: [{ round: 1, edge: 'left' }],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's01', at: 'F08', facing: 'NW' },
        { unit: 's02', at: 'F10', facing: 'NW' },
        { unit: 's03', at: 'H10', facing: 'NW' },
        { unit: 's17', at: 'F10', facing: 'NW' },
        { unit: 's28', at: 'H14', facing: 'NW' },
        { unit: 's31', at: 'G14', facing: 'NE' },
        { unit: 's27', at: 'G14', carrier: 's31', facing: 'NE' },
        { unit: 's32', at: 'F16', facing: 'NE' },
        { unit: 's24', at: 'F16', carrier: 's32', facing: 'NE' },
        { unit: 's33', at: 'H12', facing: 'SE' },
        { unit: 's36', at: 'G10', facing: 'SE' },
      ],
    },
  ],
  controls: [{ at: 'G09', side: 'soviet' }],
  exits: [{ side: 'soviet', edge: 'right' }],
  sevenAP: { side: 'soviet', caps: 1, vp: 1 },
  initiative: { side: 'german', rounds: 'first' },
  deck: ['c02', 'c04', 'c05', 'c06', 'c13', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s31', 's32', 's33', 's36'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'left', side: 'soviet', vp: 2, edge: 'right' },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
  ],
};
