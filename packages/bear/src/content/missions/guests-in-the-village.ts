import type { MissionSource } from '../../model/mission-schema.ts';

/** A raid: hidden infiltrators against a supply post that does not know from where they will come. */
export const guestsInTheVillage: MissionSource = {
  id: 'guests-in-the-village',
  name: 'Guests in the Village',
  briefing:
    'Three horse wagons stand around the church, a handful of men guard them, and somebody has been in the orchards since last night. All Soviet units begin hidden: one squad in the orchard where it slept, the others on the outskirts, wherever their player likes. They score for wagons above all, and for every unit that slips away over the western edge. The Germans score for raiders and for wagons that survive, and a truck with reinforcements comes down the northern road in round 2. The raiders have the initiative every round; a hidden squad that waits is safe, and scores nothing.',
  map: { boards: [{ board: 'b2', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g34', at: 'G10', facing: 'N' },
        { unit: 'g35', at: 'F11', facing: 'N' },
        { unit: 'g36', at: 'G11', facing: 'N' },
        { unit: 'g01', at: 'F10', facing: 'NW' },
        { unit: 'g02', at: 'H12', facing: 'SE' },
        { unit: 'g04', at: 'F12', facing: 'NE' },
        { unit: 'g09', at: 'G09', facing: 'SW' },
        { unit: 'g22', at: 'G12', facing: 'SE' },
        { unit: 'g37', enters: 0, facing: 'S' },
        { unit: 'g03', enters: 0, carrier: 'g37', facing: 'S' },
        { unit: 'g10', enters: 0, carrier: 'g37', facing: 'S' },
      ],
      entries: [{ round: 2, hexes: ['A10'] }],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's05', at: 'E07', facing: 'SE', hidden: true },
        { unit: 's13' },
        { unit: 's14' },
        { unit: 's20' },
        { unit: 's21' },
      ],
      zones: [
        {
          units: ['s13', 's14', 's20', 's21'],
          hexes: [
            'B04',
            'C05',
            'D08',
            'D09',
            'E08',
            'F06',
            'H06',
            'H05',
            'I07',
            'I08',
            'D13',
            'D14',
            'I13',
            'J12',
            'J13',
          ],
        },
      ],
      weapons: [{ card: 'molotov', unit: 's13' }],
    },
  ],
  exits: [{ side: 'soviet', edge: 'left' }],
  initiative: { side: 'soviet', rounds: 'all' },
  deck: ['c02', 'c04', 'c05', 'c06', 'c10', 'c30', 'firefight-event'],
  events: [{ card: 'firefight-event', effects: [{ kind: 'vp', who: 'drawer', amount: 1 }] }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'alive', side: 'german', vp: 2, units: ['g34', 'g35', 'g36'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 2, units: ['g34', 'g35', 'g36'] },
    { kind: 'left', side: 'soviet', vp: 1, edge: 'left' },
  ],
  end: [{ kind: 'wipedOut', side: 'soviet', when: 'roundEnd' }],
};
