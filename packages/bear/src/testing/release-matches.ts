import { botsFor } from '../bots/bots.ts';
import { game, pack } from './match.ts';

/** The players of the matches kept for a release. */
export const played = { game, bot: 'captain', bots: botsFor(game, pack) } as const;

const ALONE = { capsLess: 0, commandCardsOut: 0 };

/** G2.1c: a player's own guideline, whose deck has cards its infantry cannot use. */
const ROLE = { cards: { from: 1, to: 4 }, hand: 4, caps: 4, actionCards: 1 };
const GUIDELINE = {
  number: 0,
  name: 'Our own',
  minutes: [20, 30],
  rounds: 3,
  actionDeck: [3, 4, 20, 41],
  maps: 1,
  entry: 'anyEdge',
  roles: [
    { ...ROLE, side: 'german' },
    { ...ROLE, side: 'soviet' },
  ],
};

/**
 * The matches kept of every release, to be opened by all later ones: each way to begin one, in both economies, between people, bots
 * and the AI. Without `entries` a match is played to its end.
 */
export const RELEASE_MATCHES = [
  { name: 'firefight', people: 2, takesBack: true, options: { mission: 'first-shots' } },
  { name: 'firefight-seven-ap', people: 1, options: { mission: 'up-the-bare-ridge', economy: 'sevenAP' } },
  { name: 'firefight-cards', people: 1, options: { mission: 'dust-ahead' } },
  { name: 'firefight-four', people: 4, entries: 60, options: { mission: 'all-four-roads' } },
  { name: 'solo', people: 1, takesBack: true, options: { mission: 'whose-crossroads' } },
  { name: 'solo-middle', people: 1, entries: 40, options: { mission: 'below-the-ridge' } },
  { name: 'solo-vehicles', people: 1, options: { mission: 'panzerkoloss-solo' } },
  { name: 'draft-middle', people: 2, takesBack: true, entries: 14, options: { draft: { guideline: 1 } } },
  { name: 'drafted', people: 1, options: { draft: { guideline: 1 } } },
  { name: 'drafted-own-guideline', people: 2, options: { draft: { guideline: GUIDELINE } } },
  { name: 'drafted-solo', people: 1, options: { draft: { guideline: 2, solo: ALONE } } },
  {
    name: 'position',
    people: 2,
    options: {
      position: {
        game: 'bear',
        map: { bare: { radius: 6, hexes: { '4,0': 'stoneBuilding', '3,1': 'lightWoods' } } },
        rounds: 2,
        units: [
          { unit: 's01', at: '0,0', facing: 'SE' },
          { unit: 's02', at: '0,0', facing: 'SE' },
          { unit: 's03', at: '1,0', facing: 'SE', hit: 'suppressed' },
          { unit: 'g03', at: '4,0', facing: 'NW', hit: 'pinned' },
          { unit: 'g04', at: '4,0', facing: 'NW' },
        ],
      },
    },
  },
];
