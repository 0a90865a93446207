import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '..');

/** Every rule's selector with those it is nested in, outermost first. */
function selectorsIn(css: string): string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    open.push(text.trim());
    found.push([...open]);
  }
  return found;
}

/** What a selector is about, without its conditions. */
function subjectsOf(selector: string): string[] {
  const innermost = /:([\w-]+)\(([^()]*)\)/g;
  let [bare, before] = [selector, ''];
  while (bare !== before) {
    before = bare;
    bare = bare.replaceAll(innermost, (_, name, inner) => (name === 'is' ? inner : ''));
  }
  return bare.split(',').map((one) =>
    (
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    ).replaceAll(/::?[\w-]+|\*/g, ''),
  );
}

test('whatever a :has() decides about has a class or an attribute: otherwise each change on a page computes the styles of half of it', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rules = files.flatMap((name) =>
    selectorsIn(readFileSync(path.join(SRC, name), 'utf8')).map((chain) => ({ name, chain })),
  );
  const ruled = rules.filter(({ chain }) => chain.some((selector) => selector.includes(':has(')));
  expect(ruled.length).toBeGreaterThan(5);
  const open = ruled.filter(({ chain }) => subjectsOf(chain.at(-1) ?? '').some((subject) => !/[.[&]/.test(subject)));
  expect(open.map(({ name, chain }) => `${name}: ${chain.join(' { ')}`)).toEqual([]);
  const about = ['.a > :not(.b)', '.a:has(.b) *', '.a :is(.b, c)', '.a:has(.b):hover'].map(subjectsOf);
  expect(about).toEqual([[''], [''], ['.b', 'c'], ['.a']]);
});
