import { readFileSync } from 'node:fs';
import { examplesOf, nonEmpty, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { EFFECTS } from '../model/battlecard.ts';
import { ANSWER_WORDS, DISCLOSE, ORDER_WORDS } from '../model/speech.ts';
import { game, type LimanowaMatch } from '../testing/match.ts';
import { QUESTIONS } from './prompts.ts';

const [, page = ''] = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8').split(
  '\n## Limanowa\n',
);
const examples = nonEmpty(examplesOf(page));

function begin(scene: string): LimanowaMatch {
  return new Rehearsal(game, { position: JSON.parse(scene) });
}

test.each(examples.map((example) => [example.said.join(' / '), example] as const))(
  'the page of sentences: %s',
  (_title, { scene, said, verb }) => {
    const match = begin(scene);
    for (const sentence of said.slice(0, -1)) match.say(sentence);
    const last = said.at(-1) ?? '';
    const verdict = match.judge(last);
    expect(verdict.granted && [verdict.value.verb?.name, verdict.value.whole]).toEqual([verb, true]);
    match.say(last);
  },
);

test('the page of sentences has every verb of every question', () => {
  const verbs = new Set<string>();
  const keys = new Set<string>();
  for (const { scene, said } of examples) {
    const match = begin(scene);
    for (const sentence of said) {
      const pending = game.pending(match.state);
      keys.add(pending?.key ?? '');
      for (const { name } of pending?.verbs ?? []) verbs.add(name);
      match.say(sentence);
    }
  }
  expect([...keys].sort()).toEqual([...QUESTIONS].sort());
  expect([...new Set(examples.map(({ verb }) => verb))].sort()).toEqual([...verbs].sort());
});

test('the registry of fixed words has every word that the sentences of the page say, and no other', () => {
  const said = examples.flatMap((example) => example.said.flatMap((sentence) => sentence.split(' ')));
  const fixed = new Set(said.filter((word) => !/^([ar]\d\d|\d{4})$/.test(word)));
  expect([...fixed].sort()).toEqual([...EFFECTS, ...ORDER_WORDS, ...ANSWER_WORDS, DISCLOSE].sort());
});
