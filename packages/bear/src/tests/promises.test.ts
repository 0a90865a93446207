import { Forecasts } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { game, pack } from '../testing/match.ts';
import type { BearFigures } from '../model/battle/figures.ts';
import type { BearSystem } from '../model/battle/state.ts';
import { holdPromises, type PlayedBy } from '../testing/promises/play.ts';
import { provingGround, provingPack } from '../testing/proving-ground.ts';

// Seeds are fixed here; `npm run fuzz -- --promises` plays on with new ones.

const forecasts = new Forecasts();

/** Every option is drawn, so that both economies and rules such as enhancedLOS and crossColour are met. */
function hold(mission: string, by: PlayedBy, switches: object = {}): void {
  const { options, seed } = sampleMatch(game, mission, `sfc32:promises ${mission}`);
  holdPromises(game, pack, { options: { ...options, ...switches }, seed }, by, forecasts);
}

describe('whatever is shown before a decision is what then happens', () => {
  test('B7.5.1 B2.2 in firefights', () => {
    hold('the-gun-line', 'captain', { crossColour: 'halve', economy: 'spentCheck' });
    hold('one-bridge', 'captain', { enhancedLOS: 'within2', economy: 'sevenAP' });
    hold('stone-by-stone', 'captain', { enhancedLOS: 'adjacentOnly' });
    hold('borrowed-steel', 'captain');
    hold('the-millers-hill', 'random');
    expect(forecasts.complaints()).toEqual([]);
  });

  test('S2.6 S7.3.1 against the AI', () => {
    hold('below-the-ridge', 'captain', { checkDevice: 'orderCard' });
    hold('voices-in-the-woods', 'captain', { checkDevice: 'orderCard' });
    hold('panzerkoloss-solo', 'captain', { checkDevice: 'orderCard', cautiousMovement: 'on' });
    hold('the-far-bank', 'random');
    expect(forecasts.complaints()).toEqual([]);
  });

  test('G2 in generated battles, and where all that is rare lies close together', () => {
    const kind = draftKinds(pack).find(({ solo }) => solo);
    if (kind === undefined) throw new Error('nothing is generated');
    holdPromises(game, pack, sampleDraft(game, kind, 'sfc32:promises'), 'captain', forecasts);
    for (const name of ['brawl', 'storm-1'])
      holdPromises(
        provingGround,
        provingPack,
        sampleMatch(provingGround, name, `sfc32:p ${name}`),
        'random',
        forecasts,
      );
    expect(forecasts.complaints()).toEqual([]);
  });

  test('B19.1 and every kind of figure was met', () => {
    const met = (kind: string): number => forecasts.count(kind);
    const kinds = [
      'hit',
      'destroyed',
      'who is rolled for',
      'the roll needed',
      'the price',
      'CAPs after paying',
      'spent',
    ];
    for (const kind of kinds) expect([kind, met(kind) > 100]).toEqual([kind, true]);
    const rare = [
      'the roll needed for a counter',
      'rally',
      'spent after a kill',
      'initiative, declared first',
      'initiative, declared second',
      'initiative against the AI',
      'an attacker that was listed',
      'threat',
      'the score',
    ];
    for (const kind of rare) expect([kind, met(kind) > 0]).toEqual([kind, true]);
  });
});

/** The same game, but what it promises is a little off. */
function liar(told: (figures: Partial<BearFigures>) => Partial<BearFigures>): BearSystem {
  return {
    ...game,
    judge(view, sentence) {
      const verdict = game.judge(view, sentence);
      return verdict.granted
        ? { ...verdict, value: { ...verdict.value, figures: told(verdict.value.figures) } }
        : verdict;
    },
  };
}

const NEVER = [
  { ways: 0, of: 1 },
  { ways: 0, of: 1 },
  { ways: 0, of: 1 },
] as const;

const LIES: readonly (readonly [string, RegExp, (figures: Partial<BearFigures>) => Partial<BearFigures>])[] = [
  [
    'a target is left out',
    /^who is rolled for: /,
    ({ targets, ...others }) => ({ ...others, ...(targets && { targets: targets.slice(1) }) }),
  ],
  [
    'a roll is one too easy',
    /^the roll needed: /,
    ({ targets, ...others }) => ({
      ...others,
      ...(targets && { targets: targets.map((target) => ({ ...target, needed: target.needed - 1 })) }),
    }),
  ],
  [
    'the marker that kills is forgotten',
    /^destroyed: .*shown 0\.0%/,
    ({ targets, ...others }) => ({
      ...others,
      ...(targets && {
        targets: targets.map((target) => ({ ...target, destroyedChances: target.destroyedChances && NEVER })),
      }),
    }),
  ],
  [
    'nobody is ever spent',
    /^spent: .*shown 0\.0%/,
    ({ payments = [], ...others }) => ({
      ...others,
      payments: payments.map((payment) => ({ ...payment, spent: payment.spent && { ways: 0, of: 1 } })),
    }),
  ],
  [
    'an AP is forgotten',
    /^the price: /,
    ({ payments = [], ...others }) => ({
      ...others,
      payments: payments.map((payment) => ({ ...payment, ap: payment.ap && payment.ap - 1 })),
    }),
  ],
];

test.each(LIES)('B7.2 a promise that is not kept is found: %s', (_what, complaint, told) => {
  const held = new Forecasts();
  const { options, seed } = sampleMatch(game, 'the-millers-hill', 'sfc32:lies');
  holdPromises(liar(told), pack, { options: { ...options, economy: 'spentCheck' }, seed }, 'captain', held);
  expect(held.complaints().join('\n')).toMatch(new RegExp(complaint.source, 'm'));
});
