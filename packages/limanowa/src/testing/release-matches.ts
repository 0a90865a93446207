import { botsFor } from '../bots/bots.ts';
import { game, pack } from './match.ts';

export const played = { game, bot: 'corps', bots: botsFor(game, pack) } as const;

/**
 * The matches recorded for every release: solo, cooperative and versus, with every level and die. Without
 * `entries` a match is played to its end.
 */
export const RELEASE_MATCHES = [
  { name: 'solo', people: 1, takesBack: true, options: { mission: 'raid-on-krynica' } },
  { name: 'solo-middle', people: 1, entries: 30, options: { mission: 'road-to-gorlice', level: 'veteran', die: 'd6' } },
  { name: 'cooperative', people: 2, takesBack: true, options: { mission: 'hammer-and-anvil', level: 'tried' } },
  { name: 'cooperative-middle', people: 1, entries: 40, options: { mission: 'steamroller' } },
  { name: 'versus', people: 2, takesBack: true, options: { mission: 'battle-of-limanowa', players: 2 } },
  { name: 'versus-four', people: 4, entries: 50, options: { mission: 'battle-of-limanowa', players: 4, die: 'd6' } },
  {
    name: 'position',
    people: 1,
    options: {
      position: {
        game: 'limanowa',
        round: 3,
        limit: 5,
        goal: { kind: 'mission', strategic: 1, tactical: 0, speed: [6, 6, 6, 5, 4] },
        objectives: [{ at: [6, 4], grade: 'strategic' }],
        corps: [
          {
            name: 'Szurmay Group',
            side: 'austria',
            tokens: 2,
            hand: ['massedAssault', 'bombardment'],
            units: [
              { type: 'szurmay', at: [5, 6] },
              { type: 'honved', at: [6, 5], rp: 2 },
              { type: 'ah-battery', at: [7, 7] },
            ],
          },
          {
            name: 'VIII Corps',
            side: 'russia',
            isAi: true,
            tokens: 2,
            units: [
              { type: 'guard', at: [6, 4], rp: 2 },
              { type: 'rifles', at: [7, 5] },
            ],
          },
        ],
      },
    },
  },
];
