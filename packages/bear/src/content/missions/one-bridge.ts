import type { MissionSource } from '../../model/pack/mission.ts';

/** A bridge in view of a bunker, and a long way round by the shore that may be guarded as well. */
export const oneBridge: MissionSource = {
  id: 'one-bridge',
  name: 'One Bridge',
  briefing:
    'A single bridge crosses the lake into the town, with wire on it and a bunker at the far end. The Germans have pioneers, smoke and a heavy mortar on the southern bank, and two places to take: the bridgehead and the square behind it. If you do not like the bridge you can walk round by the eastern shore, where the lake ends among woods. There two Soviet units lie hidden wherever their player wants them, and of the two mines on the shore only one is marked. The firefight ends if a round ends with both places in German hands.',
  map: { boards: [{ board: 'b5', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g16', at: 'K10', facing: 'N' },
        { unit: 'g17', at: 'K11', facing: 'N' },
        { unit: 'g01', at: 'K09', facing: 'N' },
        { unit: 'g02', at: 'K10', facing: 'N' },
        { unit: 'g03', at: 'K13', facing: 'N' },
        { unit: 'g04', at: 'L13', facing: 'N' },
        { unit: 'g09', at: 'K11', facing: 'N' },
        { unit: 'g10', at: 'K13', facing: 'N' },
        { unit: 'g19', at: 'K12', facing: 'N' },
        { unit: 'g23', at: 'L11', facing: 'N' },
      ],
      weapons: [{ card: 'grenades', unit: 'g16' }],
    },
    {
      side: 'soviet',
      caps: 6,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's17', at: 'H10', facing: 'S', inside: true },
        { unit: 's20', at: 'G11', facing: 'S' },
        { unit: 's21', at: 'G09', facing: 'SE' },
        { unit: 's22', at: 'G12', facing: 'S' },
        { unit: 's01', at: 'F10', facing: 'S' },
        { unit: 's23', at: 'F09', facing: 'SE' },
        { unit: 's02' },
        { unit: 's13' },
      ],
      zones: [
        { units: ['s02', 's13'], hexes: ['H14', 'I15', 'J14', 'G15', 'G16', 'H17', 'J17'] },
        { mines: 1, hexes: ['J14', 'J15', 'J16', 'I15', 'I17'] },
      ],
      weapons: [{ card: 'molotov', unit: 's20' }],
    },
  ],
  markers: [
    { kind: 'bunker', at: 'H10', facing: 'S' },
    { kind: 'wire', at: 'I10' },
    { kind: 'mine', at: 'I16', side: 'soviet' },
  ],
  controls: [
    { at: 'H10', side: 'soviet' },
    { at: 'F10', side: 'soviet' },
  ],
  sevenAP: { side: 'german', caps: 2, vp: 2 },
  deck: ['c02', 'c03', 'c04', 'c05', 'c09', 'c11', 'c12', 'c41'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
  ],
  end: [{ kind: 'controlsAll', side: 'german', markers: 2, when: 'roundEnd' }],
};
