import { Rehearsal, Script } from '@sandtable/kernel/testing';
import type { Limanowa } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { heldBack, withOrder } from '../../saying/plan.ts';
import { sayingOf, seenOf } from '../../testing/limanowa.ts';
import { engine } from '../engine/engine.ts';

const split = (text: string): string[] => text.split(' ');

/** Honvéd and Hussars beside the last man in Stary Sącz (0505), which is an objective; the AI gets neither card nor token. */
function besideStarySacz(dice: readonly number[]): Rehearsal<Limanowa> {
  const position = {
    game: 'limanowa',
    objectives: [{ at: [5, 5], grade: 'tactical' }],
    corps: [
      {
        side: 'austria',
        hand: ['massedAssault'],
        units: [
          { type: 'honved', at: [5, 6] },
          { type: 'hussars', at: [4, 5] },
          { type: 'honved', at: [0, 10] },
        ],
      },
      {
        side: 'russia',
        isAi: true,
        units: [
          { type: 'rifles', at: [5, 5], rp: 1 },
          { type: 'rifles', at: [11, 0] },
        ],
      },
    ],
  };
  return new Rehearsal(
    engine().system,
    { position },
    { script: new Script({ combat: dice, ai: dice.length > 0 ? [10] : [] }) },
  );
}

test('L6.2a nothing more can be ordered is said only when no order or card can be put in anywhere', () => {
  const { position } = sayingOf(seenOf(besideStarySacz([]).say('disclose')));
  // A sentence has its attacks last; the screen puts moves and cards in before them.
  expect(position.prompt(split('attack r01 a01 a02'))).toBe('Another order, or disclose the plan?');
  const all = split('massedAssault a01 move a03 0009 move a01 0406 move a02 0404');
  expect(position.prompt(all)).toBe('Nothing more can be ordered: disclose the plan?');
});

test('L10q the plan and the moves left stay in sight while a card that comes first asks for its unit', () => {
  const saying = sayingOf(seenOf(besideStarySacz([]).say('disclose')), 'move a03 0009 attack r01 a01');
  const orders = [split('move a03 0009'), split('attack r01 a01')];
  const plan = withOrder(saying.position, orders, ['massedAssault']);
  expect(plan).toEqual({ words: ['massedAssault'], later: orders });
  expect(heldBack({ ...saying, ...plan })).toEqual(split('move a03 0009 attack r01 a01'));
  expect(heldBack(saying)).toBe(null);
});

test('L6.3a a plan that leaves a cleared objective empty is asked about, and those who could go in are marked', () => {
  const match = besideStarySacz([1, 1, 10]).say('disclose').say('attack r01 a01 a02 disclose');
  match.say('proceed');
  const { position } = sayingOf(seenOf(match));
  expect(position.warning(['disclose'])).toBe(
    'Stary Sącz (0505) is cleared, and the Honvéd or the Hussars could occupy it. Leave it empty?',
  );
  expect(position.warning(split('occupy a01 0505 disclose'))).toBe(null);
  expect(position.hints([], -1)).toContainEqual({ kind: 'zone', zone: 'place', hexes: ['0506', '0405'] });
  expect(position.hints(split('occupy a01 0505'), -1)).toEqual([]);
});
