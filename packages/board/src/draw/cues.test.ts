import { expect, test } from 'vitest';
import { EMPTY_SCENE, type Scene } from '../model.ts';
import type { Overlay } from '../model-overlay.ts';
import { STRIPE_NAMES } from '../model-piece.ts';
import { ALL_ART } from '../testing/art.ts';
import { BLUE, RED, smallMap, someFormation, somePiece } from '../testing/small-map.ts';
import { drawCounter } from './counter.ts';
import { DETAILS } from './detail.ts';
import { drawBoard } from './scene.ts';
import { PAPER } from './theme.ts';

// Colour is never the only cue: things that differ in meaning differ in shape, even without any colour.

const map = smallMap(4, 4);

function withoutColour(svg: string): string {
  return svg.replaceAll(/#[0-9A-Fa-f]{3,8}\b/g, '#');
}

function shapes(scene: Partial<Scene>): string {
  const look = {
    theme: PAPER,
    hexPixels: 120,
    turning: 'upright',
    fanned: null,
    hidesPieces: false,
    ids: 't-',
  } as const;
  return withoutColour(drawBoard({ ...map, ...EMPTY_SCENE, ...scene }, look));
}

function expectAllToDiffer(drawings: readonly string[]): void {
  expect(new Set(drawings).size).toBe(drawings.length);
}

test('sides, fresh and spent, unhit and hit are told apart by shape at every size of a counter', () => {
  const states = [{}, { side: RED }, { spent: true }, { stamp: 'P' }] as const;
  // The smallest has room for the side only.
  for (const detail of DETAILS.filter((each) => each !== 'dot'))
    expectAllToDiffer(states.map((state) => withoutColour(drawCounter(somePiece(state), PAPER, detail))));
  const dots = [{}, { side: RED }, { art: ALL_ART.mediumTank }] as const;
  expectAllToDiffer(dots.map((state) => withoutColour(drawCounter(somePiece(state), PAPER, 'dot'))));
});

test('what a figure stands on tells it from another where inks do not', () => {
  for (const backs of [['roundFrame', 'cutFrame'] as const, ['roundPlate', 'cutPlate'] as const]) {
    const small = backs.map((back) => somePiece({ figures: [{ place: 'lowerRight', text: '12', ink: 'red', back }] }));
    expectAllToDiffer(small.map((piece) => withoutColour(drawCounter(piece, PAPER, 'full'))));
  }
  const large = (['roundFrame', 'cutFrame', 'bar', undefined] as const).map((back) =>
    somePiece({ largeFigures: [{ place: 'right', text: '12', ink: 'red', back }] }),
  );
  expectAllToDiffer(large.map((piece) => withoutColour(drawCounter(piece, PAPER, 'short'))));
});

test('steps, rank and stripe of a formation are told by shape wherever they are drawn', () => {
  const plain = { stripe: 'plain', rank: 'core', steps: 3, fullSteps: 3 } as const;
  const changes = [{}, { steps: 2 }, { steps: 1 }, { rank: 'elite' }, { rank: 'officer' }] as const;
  for (const detail of DETAILS.filter((each) => each !== 'dot'))
    expectAllToDiffer(
      changes.map((change) =>
        withoutColour(drawCounter(someFormation({ formation: { ...plain, ...change } }), PAPER, detail)),
      ),
    );
  for (const detail of DETAILS)
    expectAllToDiffer(
      STRIPE_NAMES.map((stripe) =>
        withoutColour(drawCounter(someFormation({ formation: { ...plain, stripe } }), PAPER, detail)),
      ),
    );
});

test('the grade of an objective and who holds it are told by shape', () => {
  const kinds = ['objective', 'greatObjective'] as const;
  expectAllToDiffer(
    kinds.flatMap((kind) =>
      [BLUE, RED, null].map((side) =>
        shapes({ markers: [{ kind, at: 'B02', side, text: '', words: '', facing: null, isHidden: false }] }).replaceAll(
          / data-[a-z]+="[^"]*"/g,
          '',
        ),
      ),
    ),
  );
});

test('whose flag it is, is told by shape', () => {
  const sides = [BLUE, RED, null];
  expectAllToDiffer(
    sides.map((side) =>
      shapes({ markers: [{ kind: 'flag', at: 'B02', side, text: '1', words: '', facing: null, isHidden: false }] }),
    ),
  );
});

const PAIRS: readonly (readonly [string, readonly Overlay[]])[] = [
  [
    'where one can go and where not',
    [false, true].map((barred): Overlay => ({ kind: 'move', at: 'B02', text: '2', barred })),
  ],
  [
    'a clear and a blocked line',
    [[], ['B02']].map((blockedAt): Overlay => ({ kind: 'sight', from: 'A01', to: 'D04', blockedAt })),
  ],
  [
    'fire at normal and at long range, places, what the enemy reaches, and what is not seen',
    (['normal', 'long', 'place', 'threat', 'unseen'] as const).map((zone): Overlay => ({
      kind: 'zone',
      hexes: ['B02'],
      zone,
    })),
  ],
  [
    'ways of a move, a shot and a reasoning',
    (['move', 'fire', 'reason'] as const).map((manner): Overlay => ({
      kind: 'way',
      through: ['A01', 'B01', 'B02'],
      manner,
    })),
  ],
  [
    'a march, an attack, a blow struck back, a bombardment and support',
    (['march', 'attack', 'counter', 'bombard', 'support'] as const).map((plan): Overlay => ({
      kind: 'plan',
      through: ['A01', 'B02'],
      plan,
      text: '',
      isDraft: false,
    })),
  ],
  [
    'what is planned and what is settled',
    [true, false].map((isDraft): Overlay => ({
      kind: 'plan',
      through: ['A01', 'B02'],
      plan: 'attack',
      text: '',
      isDraft,
    })),
  ],
  [
    'candidates that stand, fall and are chosen',
    (['open', 'out', 'chosen'] as const).map((verdict): Overlay => ({
      kind: 'reason',
      at: 'B02',
      number: '1',
      text: 'x',
      verdict,
    })),
  ],
  [
    'going, firing and reasoning',
    [
      { kind: 'move', at: 'B02', text: '2', barred: false },
      { kind: 'fire', at: 'B02', text: '2' },
      { kind: 'reason', at: 'B02', number: '2', text: '', verdict: 'open' },
    ],
  ],
  [
    'coming in and leaving',
    (['in', 'out'] as const).map((goes): Overlay => ({
      kind: 'entry',
      side: BLUE,
      hexes: ['A01'],
      from: 0,
      goes,
      text: '',
    })),
  ],
];

test.each(PAIRS)('%s are told apart by shape', (_name, overlays) => {
  // Data attributes are invisible.
  expectAllToDiffer(overlays.map((overlay) => shapes({ overlays: [overlay] }).replaceAll(/ data-[a-z]+="[^"]*"/g, '')));
});
