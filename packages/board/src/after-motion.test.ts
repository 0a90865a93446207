import { expect, test } from 'vitest';
import { afterMotion, markersAfter } from './after-motion.ts';
import type { Motion } from './model-motion.ts';
import { someFormation, somePiece } from './testing/small-map.ts';

const truck = somePiece({ id: 'truck', at: 'A01' });
const squad = somePiece({ id: 'squad', at: 'A01' });
const rumor = somePiece({ id: 'rumor', at: 'C01', facing: null });
const gun = somePiece({ id: 'gun', at: 'C01', stamp: 'P' });
const pieces = [truck, squad, rumor];

function after(motion: Motion, last = [truck, squad, gun]): string {
  return afterMotion(pieces, motion, last)
    .map(({ id, at, facing, stamp }) => `${id} ${at} ${facing}${stamp === null ? '' : ' hit'}`)
    .join(', ');
}

test('each motion leaves the pieces as it says, and touches no other', () => {
  const slide = { kind: 'slide', pieces: ['squad', 'truck'], path: ['A01', 'B01', 'B02'], facing: 3 } as const;
  expect(after(slide)).toBe('rumor C01 null, squad B02 3, truck B02 3');
  expect(after({ ...slide, pieces: ['truck'], facing: null })).toBe('squad A01 0, rumor C01 null, truck B02 0');
  expect(after({ kind: 'slide', pieces: ['gun'], path: ['D01'], facing: 1 })).toContain('gun D01 1');
  expect(after({ kind: 'flip', from: 'rumor', to: 'gun' })).toBe('truck A01 0, squad A01 0, gun C01 0 hit');
  expect(after({ kind: 'flip', from: 'rumor', to: null })).toBe('truck A01 0, squad A01 0');
  expect(after({ kind: 'fall', piece: 'squad' })).toBe('truck A01 0, rumor C01 null');
  expect(after({ kind: 'leave', piece: 'truck' })).toBe('squad A01 0, rumor C01 null');
  expect(after({ kind: 'mark', piece: 'squad' }, [{ ...squad, stamp: 'P' }])).toContain('squad A01 0 hit');
  expect(after({ kind: 'shot', from: 'A01', to: 'C01', result: 'hit' })).toBe(
    'truck A01 0, squad A01 0, rumor C01 null',
  );
});

test('whoever is spent has its bar, and a flag that was hoisted is the new one', () => {
  const spent = (motion: Motion): string[] =>
    afterMotion(pieces, motion, pieces).flatMap(({ id, spent: is }) => (is ? [id] : []));
  expect(spent({ kind: 'spend', pieces: ['truck'] })).toEqual(['truck']);
  expect(spent({ kind: 'check', at: 'A01', number: '3', text: '', pieces: ['squad'] })).toEqual(['squad']);
  expect(spent({ kind: 'check', at: 'A01', number: '7', text: '', pieces: [] })).toEqual([]);
  const flag = { kind: 'flag', words: '', text: '1', facing: null, side: null, isHidden: false } as const;
  const [here, there] = [
    { ...flag, at: 'A01' },
    { ...flag, at: 'B01' },
  ];
  const taken = { ...here, text: '2' };
  expect(markersAfter([here, there], { kind: 'hoist', at: 'A01' }, [taken, there])).toEqual([there, taken]);
  expect(markersAfter([here], { kind: 'fall', piece: 'squad' }, [taken])).toEqual([here]);
});

test('a formation that is marked has lost its steps by then', () => {
  const [whole, worn] = [3, 2].map((steps) =>
    someFormation({ formation: { stripe: 'plain', rank: 'core', steps, fullSteps: 3 } }),
  );
  if (whole === undefined || worn === undefined) throw new Error('two formations');
  const [marked] = afterMotion([whole], { kind: 'mark', piece: whole.id }, [worn]);
  expect(marked?.formation?.steps).toBe(2);
});

test('what is not there, and will not be, is passed over', () => {
  const before = after({ kind: 'mark', piece: 'nobody' });
  for (const motion of [
    { kind: 'slide', pieces: ['nobody'], path: ['A01', 'A02'], facing: 0 },
    { kind: 'slide', pieces: ['squad'], path: [], facing: 0 },
    { kind: 'flip', from: null, to: 'nobody' },
    { kind: 'fall', piece: 'nobody' },
  ] as const)
    expect(after(motion)).toBe(before);
});
