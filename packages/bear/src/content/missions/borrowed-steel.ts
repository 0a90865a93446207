import type { MissionSource } from '../../model/pack/mission.ts';

/** Captured tanks against guns that choose where to wait for them. */
export const borrowedSteel: MissionSource = {
  id: 'borrowed-steel',
  name: 'Borrowed Steel',
  briefing:
    'None of the three German tanks was built in Germany: one is Russian and two are French, and the flamethrower in the hull of the slowest is what the hamlet fears most. Infantry follows them from the east, through the pass below the wooded dome. Three Soviet guns lie hidden along the pass, wherever their player puts them; riflemen hold the houses, and a T-34 is said to be on the northern road. A gun that fires is a gun that is seen, so make the first shot count. The hamlet and the knob behind it score at the end of the last round.',
  map: { boards: [{ board: 'b3', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g56', at: 'H16', facing: 'NW' },
        { unit: 'g57', at: 'H17', facing: 'NW' },
        { unit: 'g58', at: 'G17', facing: 'SW' },
        { unit: 'g01', at: 'I16', facing: 'NW' },
        { unit: 'g02', at: 'J17', facing: 'NW' },
        { unit: 'g03', at: 'F17', facing: 'SW' },
        { unit: 'g09', at: 'I16', facing: 'NW' },
        { unit: 'g10', at: 'F17', facing: 'SW' },
      ],
    },
    {
      side: 'soviet',
      caps: 8,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's01', at: 'H08', facing: 'SE' },
        { unit: 's02', at: 'H10', facing: 'SE' },
        { unit: 's03', at: 'I09', facing: 'SE' },
        { unit: 's04', at: 'J04', facing: 'SE' },
        { unit: 's05', at: 'I09', facing: 'SE' },
        { unit: 's18', at: 'H10', facing: 'SE' },
        { unit: 's28' },
        { unit: 's29' },
        { unit: 's30' },
        { unit: 's52', enters: 0, facing: 'S' },
      ],
      entries: [{ round: 2, hexes: ['A10'] }],
      zones: [
        {
          units: ['s28', 's29', 's30'],
          hexes: ['E08', 'E10', 'G13', 'J08', 'J06', 'K09', 'K08', 'J05', 'L13', 'L14', 'I09', 'D09', 'C08'],
        },
      ],
      weapons: [{ card: 'molotov', unit: 's02' }],
    },
  ],
  controls: [
    { at: 'H10', side: 'soviet' },
    { at: 'J04', side: 'soviet' },
  ],
  sevenAP: { side: 'soviet', caps: 1 },
  deck: ['c02', 'c03', 'c04', 'c06', 'c07', 'c09', 'c12', 'c13', 'c20', 'c30'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 2, units: ['g56', 'g57', 'g58'] },
    { kind: 'control', side: 'german', vp: 3, at: 'H10', when: 'gameEnd' },
    { kind: 'control', side: 'german', vp: 2, at: 'J04', when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
  ],
};
