import { fitRest } from '@sandtable/bear';
import { must, randomOf } from '@sandtable/kernel';
import { exportForKeeper, importMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { engine } from '../bear/engine/engine.ts';
import { beginAgain } from '../link/begin-again.ts';
import { markOf } from './same-match.ts';

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
  const mark = markOf(file);
  expect(mark).not.toBeNull();
  expect(markOf(JSON.stringify(JSON.parse(file), null, 2))).toBe(mark);
  expect(markOf(must(exportForKeeper(must(importMatch(system, file)))))).toBe(mark);
  sayNext();
  expect(markOf(must(exportForKeeper(match)))).not.toBe(mark);
  expect([markOf('{}'), markOf('no file')]).toEqual([null, null]);
});
