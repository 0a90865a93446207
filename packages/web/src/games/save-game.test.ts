import { expect, test } from 'vitest';
import { explainRefusal } from '../link/refusal-words.ts';
import { GAMES } from './games.ts';
import { saveFileOf } from './save-game.ts';

test('a save says which game and which mission it is of', () => {
  for (const game of GAMES) {
    const text = JSON.stringify({ system: game.id, options: { mission: 'first-shots' } });
    expect(saveFileOf(text)).toEqual({ ok: true, value: { text, game, mission: 'first-shots' } });
    const drawn = JSON.stringify({ system: game.id, options: { position: {} } });
    expect(saveFileOf(drawn)).toMatchObject({ ok: true, value: { mission: null } });
  }
});

function refusalOf(text: string) {
  const file = saveFileOf(text);
  if (file.ok) throw new Error('it was not refused');
  return explainRefusal({ kind: 'wrong', problems: file.problems });
}

test('a save of an unknown game is refused with a plain sentence', () => {
  expect(refusalOf('{"format":"sandtable-match","system":"chess"}').text).toBe(
    'This is a match of "chess", a game this version of Sandtable does not have.',
  );
});

test('what is no JSON, or more than any match, is refused before a game is loaded', () => {
  expect(refusalOf('half a match {').text).toBe('This is not a match file, or it is damaged beyond reading.');
  expect(refusalOf(`"${'x'.repeat(5_000_000)}"`).text).toBe('The file is larger than 5 MB. No match is that big.');
  expect(refusalOf('['.repeat(200) + ']'.repeat(200)).text).toContain('This is not a match file');
});

test('what is no save otherwise is left to the first game, which says why', () => {
  for (const text of ['7', 'null', '{"system":7}', '{"format":"chess"}'])
    expect(saveFileOf(text)).toMatchObject({ ok: true, value: { game: GAMES[0] } });
});
