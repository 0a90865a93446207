import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');

/** Everything that can reach the screen: the sources of the app, the games and the board, and the rules. */
const PLACES = [...['bear', 'board', 'limanowa', 'web'].map((name) => `packages/${name}/src`), 'docs/rules'];

const UNSEEN = /\.test\.tsx?$|[/\\]testing[/\\]/;

function filesIn(place: string): readonly string[] {
  const names = readdirSync(path.join(root, place), { encoding: 'utf8', recursive: true });
  return names.filter((name) => /\.(?:tsx?|css|json|md)$/.test(name)).map((name) => path.join(place, name));
}

/** The first and last code point of each range the bundled font covers. */
function bundled(): readonly (readonly [number, number])[] {
  const css = readFileSync(path.join(import.meta.dirname, 'font.css'), 'utf8');
  return [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

test('no source has a sign that the bundled face lacks: such are drawn, so that they look the same on every machine', () => {
  const ranges = bundled();
  expect(ranges.length).toBeGreaterThan(20);
  const isBundled = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  const files = PLACES.flatMap(filesIn).filter((file) => !UNSEEN.test(file));
  expect(files.length).toBeGreaterThan(500);
  const foreign = files.flatMap((file) =>
    [...new Set(readFileSync(path.join(root, file), 'utf8'))]
      .filter((letter) => !isBundled(letter))
      .map((letter) => `${letter} in ${file}`),
  );
  expect(foreign).toEqual([]);
});
