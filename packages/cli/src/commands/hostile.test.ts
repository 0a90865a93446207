import { defaultPack } from '@sandtable/limanowa';
import { randomOf } from '@sandtable/kernel';
import { mutate } from '@sandtable/kernel/testing';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedLimanowa } from '../testing/saved.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/limanowa.json', import.meta.url));
const FILES = 40;
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The command answers yes or no, or refuses; it never crashes, and writes nothing that a terminal would obey. */
test.each([
  ['verify', savedLimanowa({ mission: 'jabloniec-ridge' }), ['verify', 'FILE']],
  ['replay', savedLimanowa({ mission: 'jabloniec-ridge' }), ['replay', 'FILE', '--to', '0']],
  ['pack check', JSON.stringify(defaultPack), ['pack', 'check', 'FILE', '--game', 'limanowa']],
  ['ask', readFileSync(EXAMPLE, 'utf8'), ['ask', 'reach', '--position', 'FILE', '--unit', 'a03']],
  [
    'ask --batch',
    '[{"ask":"reach","unit":"a03"},{"id":"x","ask":"odds"}]',
    ['ask', '--position', EXAMPLE, '--batch', 'FILE'],
  ],
])('no file breaks the command: %s', async (name, base, args) => {
  const random = randomOf('sfc32:command', name);
  for (let number = 0; number < FILES; number++) {
    const file = fileWith(mutate(base, random));
    const { code, out, err } = await sandtable(...args.map((word) => (word === 'FILE' ? file : word)));
    expect({ code, err }).toEqual({ code: expect.toBeOneOf([0, 1, 2]) as number, err });
    expect(out + err).not.toMatch(UNSEEN);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(21);
  }
});
