import type { Ruleset } from '../model/pack.ts';

/** L14.3: at novice level both dice use the same figures. */
const NOVICE = {
  card: { opening: 2, central: 3, closing: 4 },
  token: 3,
  wound: { core: 4, elite: 3, officer: 2 },
} as const;

export const RULESET: Ruleset = {
  dice: {
    d10: {
      sides: 10,
      av: 0,
      ai: {
        novice: NOVICE,
        tried: {
          card: { opening: 4, central: 5, closing: 6 },
          token: 5,
          wound: { core: 5, elite: 4, officer: 3 },
        },
        veteran: {
          card: { opening: 6, central: 7, closing: 8 },
          token: 7,
          wound: { core: 6, elite: 5, officer: 4 },
        },
      },
    },
    d6: {
      sides: 6,
      av: -1,
      ai: {
        novice: NOVICE,
        tried: {
          card: { opening: 3, central: 4, closing: 5 },
          token: 4,
          wound: { core: 5, elite: 4, officer: 3 },
        },
        veteran: {
          card: { opening: 4, central: 5, closing: 5 },
          token: 5,
          wound: { core: 5, elite: 5, officer: 4 },
        },
      },
    },
  },
  forestDv: 3,
  hillDv: 1,
  townDv: 1,
  supportTv: 2,
  roadBonus: 1,
  ridingBonus: 1,
  movesPerRound: 3,
  handMax: 5,
  draw: 1,
  observerRadius: 1,
  concentric: { each: 1, most: 2 },
  tacticsAv: 2,
  marchBonus: 1,
  followMeAv: 1,
  massAssault: { attackers: 3, av: 1 },
  levelVp: { novice: 1, tried: 3, veteran: 6 },
};
