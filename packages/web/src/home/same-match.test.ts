import { fitRest } from '@sandtable/bear';
import { must, randomOf } from '@sandtable/kernel';
import { exportForKeeper, importMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { engine } from '../bear/engine/engine.ts';
import { beginAgain } from '../link/begin-again.ts';
import { isSameMatch } from './same-match.ts';

fitRest();

test('a match is known again from its file, however it was written down, until it is played on', () => {
  const { system } = engine();
  const match = must(beginAgain(system, { options: { mission: 'first-shots' }, seed: 'sfc32:twice', entries: [] }));
  const sayNext = (): void => {
    const seat = match.asks ?? '';
    match.say(seat, match.seq, system.anySentence(match.now(seat).view, randomOf('sfc32:twice', String(match.seq))));
  };
  for (let entry = 0; entry < 3; entry++) sayNext();
  const file = must(exportForKeeper(match));
  expect(isSameMatch(file, JSON.stringify(JSON.parse(file), null, 2))).toBe(true);
  expect(isSameMatch(file, must(exportForKeeper(must(importMatch(system, file)))))).toBe(true);
  sayNext();
  const later = must(exportForKeeper(match));
  expect([isSameMatch(file, later), isSameMatch(later, file)]).toEqual([false, false]);
  expect([isSameMatch('{}', '{}'), isSameMatch('no file', file)]).toEqual([false, false]);
});

test('what the AI has said since a file was opened makes no other match of it', () => {
  const { system } = engine();
  const match = must(
    beginAgain(system, { options: { mission: 'whose-crossroads' }, seed: 'sfc32:since', entries: [] }),
  );
  const sayNext = (): string => {
    const seat = match.asks ?? '';
    match.say(seat, match.seq, system.anySentence(match.now(seat).view, randomOf('sfc32:since', String(match.seq))));
    return seat;
  };
  while (match.asks !== 'ai') sayNext();
  const file = must(exportForKeeper(match));
  expect(sayNext()).toBe('ai');
  expect(isSameMatch(file, must(exportForKeeper(match)))).toBe(true);
  while (match.asks === 'ai') sayNext();
  sayNext();
  expect(isSameMatch(file, must(exportForKeeper(match)))).toBe(false);
});
