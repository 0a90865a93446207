import type { MissionSource } from '../../model/pack/mission.ts';

/** Street fighting at no more than three houses' distance, for objectives the enemy does not know. */
export const stoneByStone: MissionSource = {
  id: 'stone-by-stone',
  name: 'Stone by Stone',
  briefing:
    'The western quarter is German, the eastern one Soviet, and the four great stone houses between them belong to nobody yet. Smoke from the morning’s shelling still hangs over the square. Both sides have brought a flame tank, and the Soviets petrol bombs and submachine guns for every staircase. Each stone house is worth a point, and far more to the player who has drawn its card: you know your own objectives, and must guess the others from where the enemy is willing to die. Watch which house he cannot leave alone.',
  map: { boards: [{ board: 'b5', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g16', at: 'E07', facing: 'SE' },
        { unit: 'g17', at: 'D07', facing: 'SE' },
        { unit: 'g01', at: 'C08', facing: 'SE' },
        { unit: 'g03', at: 'G07', facing: 'NE' },
        { unit: 'g09', at: 'C08', facing: 'SE' },
        { unit: 'g10', at: 'G07', facing: 'NE' },
        { unit: 'g57', at: 'F06', facing: 'SE' },
      ],
      weapons: [
        { card: 'grenades', unit: 'g01' },
        { card: 'grenades', unit: 'g03' },
      ],
    },
    {
      side: 'soviet',
      caps: 8,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 's13', at: 'D15', facing: 'NW' },
        { unit: 's14', at: 'E15', facing: 'NW' },
        { unit: 's15', at: 'F14', facing: 'NW' },
        { unit: 's01', at: 'C12', facing: 'SW' },
        { unit: 's02', at: 'G15', facing: 'NW' },
        { unit: 's03', at: 'B13', facing: 'SW' },
        { unit: 's20', at: 'F14', facing: 'NW' },
        { unit: 's21', at: 'C12', facing: 'SW' },
        { unit: 's28', at: 'F15', facing: 'NW' },
        { unit: 's18', at: 'G12', facing: 'NW' },
        { unit: 's39', at: 'F16', facing: 'NW' },
      ],
      weapons: [
        { card: 'molotov', unit: 's13' },
        { card: 'molotov', unit: 's01' },
      ],
    },
  ],
  markers: [
    { kind: 'smoke', at: 'F10', dm: 2 },
    { kind: 'smoke', at: 'E11', dm: 1 },
  ],
  controls: [
    { at: 'D08', side: null },
    { at: 'E10', side: null },
    { at: 'D12', side: null },
    { at: 'C10', side: null },
  ],
  sevenAP: { side: 'soviet', caps: 1, vp: 3 },
  deck: [
    'c04',
    'c05',
    'c09',
    'c10',
    'c11',
    'firefight-event',
    'objective-1',
    'objective-2',
    'objective-3',
    'objective-4',
  ],
  events: [{ card: 'firefight-event', effects: [{ kind: 'smoke', hexes: ['D10', 'E11', 'F11'] }] }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 1, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 1, when: 'gameEnd' },
    { kind: 'objective', card: 'objective-1', at: 'D08', vp: 2 },
    { kind: 'objective', card: 'objective-2', at: 'E10', vp: 2 },
    { kind: 'objective', card: 'objective-3', at: 'D12', vp: 2 },
    { kind: 'objective', card: 'objective-4', at: 'C10', vp: 2 },
  ],
};
