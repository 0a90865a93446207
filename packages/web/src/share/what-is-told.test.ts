import { expect, test } from 'vitest';
import { whatIsTold } from './what-is-told.ts';

const ME = { kind: 'person', name: 'Me', id: 'me' } as const;
const FRIEND = { kind: 'person', name: 'Friend', id: 'friend' } as const;
const AI = { kind: 'procedure' } as const;
const solo = { isOver: false, isHere: true, seating: { german: ME, ai: AI } };
const hotSeat = { isOver: false, isHere: true, seating: { german: ME, soviet: FRIEND } };

test('a match that is over may go out whole', () => {
  for (const match of [solo, hotSeat, { ...hotSeat, isHere: false }])
    expect(whatIsTold({ ...match, isOver: true })).toMatchObject({
      leave: 'free',
      match: expect.stringContaining('every die roll') as string,
    });
});

test('one that is played alone goes out after a warning that names the dice to come', () => {
  expect(whatIsTold(solo)).toMatchObject({
    leave: 'warned',
    match: expect.stringContaining('every die and card to come') as string,
  });
});

test('one that others still play does not go out: at one screen, or on a server', () => {
  expect(whatIsTold(hotSeat).leave).toBe('barred');
  expect(whatIsTold({ ...solo, isHere: false }).leave).toBe('barred');
});
