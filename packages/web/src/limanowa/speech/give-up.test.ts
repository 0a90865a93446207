import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { sayingOf, seenOf } from '../../testing/limanowa.ts';
import { engine } from '../engine/engine.ts';
import { judged, printChance } from './saying.ts';

const POSITION = {
  game: 'limanowa',
  objectives: [{ at: [5, 5], grade: 'tactical' }],
  corps: [
    {
      side: 'austria',
      hand: ['massedAssault'],
      units: [
        { type: 'honved', at: [5, 6] },
        { type: 'honved', at: [0, 10], rp: 2 },
      ],
    },
    { side: 'russia', isAi: true, units: [{ type: 'rifles', at: [5, 5] }] },
  ],
};

function inCentral() {
  const match = new Rehearsal(engine().system, { position: POSITION }, { script: new Script({}) });
  return sayingOf(seenOf(match.say('disclose')));
}

test('L6.2a a Central Phase without orders names the moves given up, and what each unit could hit', () => {
  const { position, ...saying } = inCentral();
  const given = position.givesUp(['disclose']);
  expect(given).toMatchObject({ label: 'Disclose with 3 moves unused', isLoss: true });
  const [blow] = judged({ position, ...saying }, 'attack r01 a01'.split(' ')).figures.targets ?? [];
  if (blow === undefined) throw new Error('the attack is not judged');
  expect(given?.parts[0]?.units).toMatchObject([
    { name: 'Honvéd 01', note: '0506 · 3 of 3 RP', best: `could hit Stary Sącz (0505): ${printChance(blow)}` },
    { note: '0010 · 2 of 3 RP', best: '' },
  ]);
});

test('L6.2a a plan with an order gives nothing up, nor does a phase for cards alone', () => {
  const { position } = inCentral();
  expect(position.givesUp('move a02 0009 disclose'.split(' '))).toBeNull();
  const match = new Rehearsal(engine().system, { position: POSITION }, { script: new Script({}) });
  expect(sayingOf(seenOf(match)).position.givesUp(['disclose'])).toBeNull();
});
