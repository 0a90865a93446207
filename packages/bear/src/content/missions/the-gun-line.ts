import type { MissionSource } from '../../model/pack/mission.ts';

/** A tank attack on a line of guns too small to stop it head-on: place them where tanks show their flanks. */
export const theGunLine: MissionSource = {
  id: 'the-gun-line',
  name: 'The Gun Line',
  briefing:
    'The new Soviet tanks come across the open ground from the east, with older ones, a self-propelled gun and riflemen behind them. To the west the Germans have whatever can be called anti-tank: small guns, captured guns, guns on trucks and tractors, and men with mines in their hands. Two of the guns and the tank hunters lie hidden wherever their player puts them. From the front none of this is sure to stop a T-34; from the flank any of it may. The Soviets score for the rise and the crossroads farm, and for every unit that breaks out to the west.',
  map: {
    boards: [
      { board: 'b1', at: [0, 0] },
      { board: 'b12', at: [1, 0] },
    ],
  },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g01', at: '1-F08', facing: 'SE' },
        { unit: 'g02', at: '1-F10', facing: 'SE' },
        { unit: 'g03', at: '1-J16', facing: 'NE' },
        { unit: 'g09', at: '1-J16', facing: 'NE' },
        { unit: 'g10', at: '1-F10', facing: 'SE' },
        { unit: 'g25' },
        { unit: 'g28' },
        { unit: 'g30' },
        { unit: 'g29', at: '1-I14', facing: 'NE' },
        { unit: 'g31', at: '1-D14', facing: 'SE' },
        { unit: 'g32', at: '1-H10', facing: 'SE' },
        { unit: 'g41', at: '1-H12', facing: 'SE' },
        { unit: 'g43', at: '1-I15', facing: 'NE' },
        { unit: 'g44', at: '1-C11', facing: 'SE' },
      ],
      zones: [
        {
          units: ['g25', 'g28', 'g30'],
          hexes: ['1-D11', '1-E11', '1-D12', '1-C14', '1-B16', '1-H14', '1-K13', '1-K17', '1-H18', '1-J12', '1-A16'],
        },
      ],
      weapons: [
        { card: 'tellermine', unit: 'g25' },
        { card: 'grenades', unit: 'g02' },
      ],
    },
    {
      side: 'soviet',
      caps: 9,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 's48', at: '12-F05', facing: 'NW' },
        { unit: 's49', at: '12-G05', facing: 'NW' },
        { unit: 's54', at: '12-F04', facing: 'NW' },
        { unit: 's41', at: '12-D05', facing: 'SW' },
        { unit: 's42', at: '12-I04', facing: 'NW' },
        { unit: 's40', at: '12-F07', facing: 'NW' },
        { unit: 's01', at: '12-F04', facing: 'NW' },
        { unit: 's02', at: '12-G05', facing: 'NW' },
        { unit: 's03', at: '12-H04', facing: 'NW' },
        { unit: 's04', at: '12-D04', facing: 'SW' },
        { unit: 's18', at: '12-H04', facing: 'NW' },
        { unit: 's35', enters: 0, facing: 'NW' },
        { unit: 's05', enters: 0, carrier: 's35', facing: 'NW' },
        { unit: 's50', enters: 0, facing: 'NW' },
      ],
      entries: [{ round: 2, hexes: ['12-A10', '12-L10'] }],
    },
  ],
  controls: [
    { at: '1-G09', side: 'german' },
    { at: '1-J15', side: 'german' },
  ],
  exits: [{ side: 'soviet', edge: 'left' }],
  sevenAP: { side: 'soviet', caps: 2, vp: 4 },
  deck: ['c02', 'c03', 'c04', 'c06', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s48', 's49', 's50', 's54'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
    { kind: 'left', side: 'soviet', vp: 2, edge: 'left' },
  ],
};
