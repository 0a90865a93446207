import { defaultPack } from '../content/pack.ts';
import type { EffectStepSource } from '../model/pack/effect-step.ts';
import type { GeneratorCardSource, GuidelineSource } from '../model/pack/generator.ts';

// Generations whose few cards have the rare steps.

const MARKER: EffectStepSource = { kind: 'controlMarker' };
const VP: EffectStepSource = { kind: 'victory', rule: { kind: 'wipedOut', vp: 1 } };
const HERE = { nearMarker: 0 };

/** G3.7.3b: two hidden mines for one hex: only their player knows why there is no room for the second. */
const MINES: EffectStepSource = { kind: 'fortify', what: 'mine', count: 2, hidden: true, where: HERE };
/** G3.7.3c: units and a trench or a Hasty Defense for the same hex. */
const UNITS: EffectStepSource = { kind: 'placeUnits', of: 'own', by: 'own', where: HERE };
const TRENCH: EffectStepSource = { kind: 'fortify', what: 'trench', where: HERE };
const HASTY: EffectStepSource = { kind: 'fortify', what: 'hasty', where: HERE };

/** G6.2f, R-149: obstacles in the way of the enemy's truck. */
const BARRED: EffectStepSource[] = [
  { kind: 'fortify', what: 'roadBlock', count: 6, where: { ground: 'road' } },
  { kind: 'placeUnits', of: 'own', by: 'own', where: { ground: 'road' } },
  VP,
];

const TOPS: Readonly<Record<number, EffectStepSource[]>> = {
  1: [MARKER, MINES, VP],
  2: [MARKER, UNITS, TRENCH, VP],
  3: [MARKER, UNITS, HASTY, VP],
  // G3.8.1: the board is switched under what was placed on it.
  4: [MARKER, UNITS, { kind: 'switchMap' }, VP],
  // G3.4: of two enemies one is named.
  5: [{ kind: 'caps', who: 'enemy', amount: -1 }, VP],
  10: BARRED,
  11: BARRED,
  12: BARRED,
  13: BARRED,
};

/** Our own cards, with some tops of each side replaced. */
export const SCENE_CARDS: GeneratorCardSource[] = (defaultPack.generatorCards ?? []).map((card) => {
  const steps = TOPS[card.number];
  return steps === undefined ? card : { ...card, top: { kind: 'victory', steps } };
});

type Role = Pick<GuidelineSource['roles'][number], 'cards' | 'hand'>;

/** Roles by turns: German, Soviet, German... */
function guideline(...roles: readonly Role[]): GuidelineSource {
  const each = { caps: 4, actionCards: 1 };
  return {
    number: 0,
    name: 'Scene',
    minutes: [20, 30],
    rounds: 3,
    actionDeck: [2, 3, 4],
    maps: 1,
    entry: 'anyEdge',
    roles: roles.map((role, place) => ({ ...each, side: place % 2 === 0 ? 'german' : 'soviet', ...role })),
  };
}

/** G3.7.3: for two players, with the tops above. */
export const FORTIFIED: GuidelineSource = {
  ...guideline({ cards: { from: 1, to: 4 }, hand: 4 }, { cards: { from: 1, to: 4 }, hand: 4 }),
  rounds: 1,
};
/** G6.2f: against the AI, with the Soviet truck. */
export const TRUCKS = guideline({ cards: { from: 10, to: 13 }, hand: 4 }, { cards: { from: 22, to: 23 }, hand: 2 });
/** G6.2b: against the AI, with barrages on a tile. */
export const STRIKES = guideline({ cards: { from: 20, to: 21 }, hand: 2 }, { cards: { from: 20, to: 21 }, hand: 2 });
/** G6.2d: against the AI, with units and mines that are only rumored. */
export const RUMORED = guideline({ cards: { from: 4, to: 6 }, hand: 2 }, { cards: { from: 6, to: 9 }, hand: 3 });
/** G2.1g8: for four. */
export const CROWDED: GuidelineSource = {
  ...guideline(
    { cards: { from: 4, to: 6 }, hand: 2 },
    { cards: { from: 4, to: 6 }, hand: 2 },
    { cards: { from: 7, to: 9 }, hand: 2 },
    { cards: { from: 7, to: 9 }, hand: 2 },
  ),
  rounds: 1,
};
