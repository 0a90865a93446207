import type { MissionSource } from '../../model/pack/mission.ts';

/** An ambush: a column of trucks must get through, and only the Soviet player knows where it will be stopped. */
export const aRoadTooQuiet: MissionSource = {
  id: 'a-road-too-quiet',
  name: 'A Road Too Quiet',
  briefing:
    'No dog barks at the farm, and nobody has swept the road. A German column, two trucks with their squads behind an armored car and a light tank, comes in from the west and wants off the map in the east. Every Soviet unit begins hidden, in woods and houses its player chooses; a road block stands across the road in plain sight, and somewhere on the road behind it lies a mine that does not. The Germans score for every unit that leaves by the eastern edge, the Soviets for kills, and trucks count double. Drive fast and trust your luck, or dismount and search whatever looks wrong: there is hardly time for both.',
  map: { boards: [{ board: 'b4', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g42', at: 'F04', facing: 'SE' },
        { unit: 'g45', at: 'G05', facing: 'SE' },
        { unit: 'g03', at: 'F03', facing: 'SE' },
        { unit: 'g37', enters: 0, facing: 'SE' },
        { unit: 'g01', enters: 0, carrier: 'g37', facing: 'SE' },
        { unit: 'g09', enters: 0, carrier: 'g37', facing: 'SE' },
        { unit: 'g38', enters: 0, facing: 'SE' },
        { unit: 'g02', enters: 0, carrier: 'g38', facing: 'SE' },
        { unit: 'g10', enters: 0, carrier: 'g38', facing: 'SE' },
      ],
      entries: [{ round: 1, hexes: ['F02'] }],
    },
    {
      side: 'soviet',
      caps: 6,
      cards: { first: 1, later: 1 },
      units: [{ unit: 's01' }, { unit: 's13' }, { unit: 's17' }, { unit: 's28' }],
      zones: [
        {
          units: ['s01', 's13'],
          hexes: ['H08', 'G10', 'F12', 'I12', 'I13', 'F14', 'E14', 'E16'],
        },
        { units: ['s17', 's28'], hexes: ['H08', 'G10', 'F12', 'D14', 'E14', 'E16', 'F14', 'I13'] },
        { mines: 1, hexes: ['G12', 'G13', 'F14', 'F15', 'F16', 'F17'] },
      ],
    },
  ],
  markers: [{ kind: 'roadBlock', at: 'G11' }],
  exits: [{ side: 'german', edge: 'right' }],
  initiative: { side: 'german', rounds: 'first' },
  deck: ['c02', 'c03', 'c04', 'c05', 'c06', 'c30', 'c40', 'c41'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'left', side: 'german', vp: 2, edge: 'right' },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 2, units: ['g37', 'g38'] },
  ],
};
