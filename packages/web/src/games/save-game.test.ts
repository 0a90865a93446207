import { expect, test } from 'vitest';
import { explainRefusal } from '../link/refusal-words.ts';
import { GAMES } from './games.ts';
import { gameOfSave } from './save-game.ts';

test('a save says which game it is of', () => {
  for (const game of GAMES) expect(gameOfSave(JSON.stringify({ system: game.id }))).toEqual({ ok: true, value: game });
});

test('a save of an unknown game is refused with a plain sentence', () => {
  const game = gameOfSave('{"format":"sandtable-match","system":"chess"}');
  if (game.ok) throw new Error('it was not refused');
  expect(explainRefusal({ kind: 'wrong', problems: game.problems }).text).toBe(
    'This is a match of "chess", a game that this version of Sandtable does not have.',
  );
});

test('what is no save is left to the first game, which says why', () => {
  for (const text of ['half a match {', '7', 'null', '{"system":7}', '{"format":"chess"}'])
    expect(gameOfSave(text)).toEqual({ ok: true, value: GAMES[0] });
});
