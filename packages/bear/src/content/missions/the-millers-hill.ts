import type { MissionSource } from '../../model/pack/mission.ts';

/** The second lesson: height, cover, a mortar and the first cards, around a windmill that is already occupied. */
export const theMillersHill: MissionSource = {
  id: 'the-millers-hill',
  name: 'The Miller’s Hill',
  briefing:
    'The windmill overlooks every yard of the village, and a Soviet machine gun has just moved in. Two squads have scraped holes in the slope beside it, and two more are on their way from the west. The Germans leave the houses with three squads, two machine guns and a light mortar, and want the mill before help arrives. Go straight up and be shot at from above, or go round through the fields and be late. Each side has a few Action Cards, by way of introduction.',
  map: { boards: [{ board: 'b2', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g01', at: 'G06', facing: 'S' },
        { unit: 'g02', at: 'F07', facing: 'S' },
        { unit: 'g03', at: 'G08', facing: 'SW' },
        { unit: 'g09', at: 'G06', facing: 'S' },
        { unit: 'g10', at: 'G08', facing: 'SW' },
        { unit: 'g21', at: 'F06', facing: 'S' },
      ],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's17', at: 'K05', facing: 'NE' },
        { unit: 's01', at: 'K06', facing: 'NE', hasty: true },
        { unit: 's02', at: 'J04', facing: 'NE', hasty: true },
        { unit: 's03', enters: 0 },
        { unit: 's04', enters: 0 },
      ],
      entries: [{ round: 2, edge: 'left' }],
    },
  ],
  controls: [{ at: 'K05', side: 'soviet' }],
  sevenAP: { side: 'german', caps: 1 },
  deck: ['c02', 'c03', 'c04', 'c05', 'c09'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
  ],
};
