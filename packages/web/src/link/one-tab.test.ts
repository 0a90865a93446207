import { expect, test } from 'vitest';
import { fakeLocks } from '../testing/fake-locks.ts';
import { settle } from '../testing/hosted.ts';
import { type Locks, oneTab, TabHold } from './one-tab.ts';

/** A browser that blocks site data has locks, and gives none. */
const REFUSED: Locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

test('a refused lock keeps nobody from a match, and nobody is told that it was lost', async () => {
  let lost = 0;
  await oneTab(REFUSED).take('m1', () => (lost += 1));
  await settle();
  expect(lost).toBe(0);
});

test('a match that the shelf takes away stays taken where locks are refused', async () => {
  const told: string[] = [];
  const hold = new TabHold({
    tab: oneTab(REFUSED),
    onLost: () => told.push('lost'),
    takeBack: async () => true,
    onBack: () => told.push('back'),
  });
  await hold.claim('m1');
  hold.lose('m1');
  await settle();
  expect(told).toEqual(['lost']);
  expect(hold.isLost).toBe(true);
});

test('a lock that is given and stolen is told, once', async () => {
  const locks = fakeLocks();
  const lost: string[] = [];
  await oneTab(locks.inTab()).take('m1', () => lost.push('first'));
  await oneTab(locks.inTab()).take('m1', () => lost.push('second'));
  await settle();
  expect(lost).toEqual(['first']);
});
