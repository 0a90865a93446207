import type { MissionSource } from '../../model/pack/mission.ts';

/** A set-piece attack: trenches on a ridge, wire and mines below it, and guns beyond the horizon on both sides. */
export const upTheBareRidge: MissionSource = {
  id: 'up-the-bare-ridge',
  name: 'Up the Bare Ridge',
  briefing:
    'The Soviets have dug in on the ridge for three days, and the wire below it is new; one of the mines between is marked, one is not. A German company attacks from the hamlet, with an infantry gun on the knob in the southwest and a battery behind it that fires where the heavy machine gun can see. The Soviets have trenches, a heavy mortar and one salvo from their own guns, on any hex they like. Two hexes of the crest count, and losing both ends the firefight at the end of the round. Artillery is plotted a round ahead: think of where the enemy will be, and where you will be yourself.',
  map: { boards: [{ board: 'b3', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 7,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g01', at: 'H08', facing: 'N' },
        { unit: 'g02', at: 'I09', facing: 'NW' },
        { unit: 'g03', at: 'H10', facing: 'NW' },
        { unit: 'g04', at: 'J08', facing: 'N' },
        { unit: 'g09', at: 'H08', facing: 'N' },
        { unit: 'g10', at: 'H10', facing: 'NW' },
        { unit: 'g16', at: 'I09', facing: 'NW' },
        { unit: 'g19', at: 'J06', facing: 'N' },
        { unit: 'g26', at: 'J04', facing: 'NE' },
      ],
      weapons: [{ card: 'artillery-105', uses: 2 }],
      spotter: 'g19',
    },
    {
      side: 'soviet',
      caps: 8,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's17', at: 'D07', facing: 'S', inside: true },
        { unit: 's01', at: 'D06', facing: 'S', inside: true },
        { unit: 's02', at: 'E05', facing: 'S', inside: true },
        { unit: 's03', at: 'E09', facing: 'S', inside: true },
        { unit: 's04', at: 'C06', facing: 'S' },
        { unit: 's05', at: 'D09', facing: 'S' },
        { unit: 's06', at: 'C06', facing: 'S' },
        { unit: 's25', at: 'B06', facing: 'S' },
      ],
      zones: [{ mines: 1, hexes: ['G08', 'G09', 'F09', 'F10', 'E08'] }],
      weapons: [{ card: 'artillery-122', uses: 1 }],
    },
  ],
  markers: [
    { kind: 'trench', at: 'D06' },
    { kind: 'trench', at: 'D07' },
    { kind: 'trench', at: 'E05' },
    { kind: 'trench', at: 'E09' },
    { kind: 'wire', at: 'F06' },
    { kind: 'wire', at: 'F08' },
    { kind: 'mine', at: 'F07', side: 'soviet' },
  ],
  controls: [
    { at: 'C06', side: 'soviet' },
    { at: 'D07', side: 'soviet' },
  ],
  sevenAP: { side: 'soviet', caps: 1, vp: 8 },
  deck: ['c02', 'c03', 'c04', 'c05', 'c08', 'c09', 'c41', 'firefight-event'],
  events: [{ card: 'firefight-event', effects: [{ kind: 'caps', who: 'both', amount: 2 }] }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
  ],
  end: [{ kind: 'controlsAll', side: 'german', markers: 2, when: 'roundEnd' }],
};
