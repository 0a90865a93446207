import { must } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { outpostTable } from '../testing/outpost/face.tsx';
import { generalLine, nudgeOf, orderOf } from './hints.ts';

const seats = { red: { kind: 'person', name: 'You' }, blue: { kind: 'person', name: 'Other' } } as const;
const { view } = must(createMatch(outpost, { options: {}, seats, seed: 'sfc32:hints' })).now('red');
const position = outpostTable.positionOf(view);
const sentence = [...outpost.everySentence(view)].find((each) => position.heard(each)[0]?.kind === 'unit') ?? [];
const figures = { wins: 0.613, usual: 0.484, playouts: 40 };

test('a nudge names a unit and marks its hex; nothing of the order', () => {
  const unit = position.heard(sentence)[0];
  const at = position.hexName(position.hexOfUnit(unit?.kind === 'unit' ? unit.unit : -1));
  const { text, overlays } = nudgeOf(position, { sentence, next: null, figures });
  expect(text).toBe(`Hint: Think of ${unit?.label} in ${at}. Ask again for the order.`);
  expect(overlays).toEqual([{ kind: 'ring', ring: 'call', at }]);
});

test('a nudge to let the turn go by gives no more away', () => {
  expect(nudgeOf(position, { sentence: ['pass'], next: null, figures: null })).toEqual({
    text: 'Hint: Is anything worth its price now? Ask again for the order.',
    overlays: [],
  });
});

test('the order is told in words, with how often both it and the usual one win', () => {
  const words = position.heard(sentence).map(({ label }) => label);
  expect(orderOf(position, { sentence, next: null, figures }).text).toBe(
    `Hint: ${words.join(' · ')}. The General expects to win 61% with it, 48% with the usual order: 40 playouts each.`,
  );
  const step =
    [...outpost.everySentence(view)].find((each) => position.heard(each).some(({ kind }) => kind === 'hex')) ?? [];
  const rings = orderOf(position, { sentence: step, next: null, figures }).overlays.filter(
    ({ kind }) => kind === 'ring',
  );
  expect(rings.length).toBeGreaterThan(0);
  const same = { ...figures, usual: figures.wins };
  expect(orderOf(position, { sentence, next: null, figures: same }).text).toMatch(
    /The General expects to win 61% with it: 40 playouts\.$/,
  );
  expect(orderOf(position, { sentence, next: null, figures: null }).text).toBe(`Hint: ${words.join(' · ')}.`);
});

test('the card says what the General expects, and of the usual order too if it is another', () => {
  const hint = { sentence, next: null, figures };
  const line = (general: 'thinks' | typeof hint | null): string =>
    generalLine({ ideas: { position, list: [], general } });
  expect([line(null), line('thinks')]).toEqual(['', 'The General is thinking…']);
  expect(line(hint)).toBe('The General: 61% to win, usual order 48%');
  expect(line({ ...hint, figures: { ...figures, usual: figures.wins } })).toBe('The General: 61% to win');
});
