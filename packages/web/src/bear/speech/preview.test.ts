import { judgeFire } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { fieldWith, placesOf, sayingOn } from '../../testing/field.ts';
import { percent as printed } from '../../ui/words.ts';
import { type Preview, previewOf } from './preview.ts';

const seen = fieldWith('g03 0,0 SE; g04 0,1 SE; s03 2,0 NW; s04 2,0 SE pinned', {
  caps: 2,
  hexes: { '2,0': 'lightWoods' },
});
const { unit } = placesOf(seen);

function previewed(text: string): Preview {
  const found = previewOf(sayingOn(seen, text));
  if (!found.granted) throw new Error(JSON.stringify(found.lines));
  return found.value;
}

test('the odds that are shown are those of the rules, and every ledger adds up', () => {
  const { targets } = previewed('g03 fire 2,0 +g04');
  expect(targets.map(({ target }) => target)).toEqual([unit('s03'), unit('s04')]);
  // One of them is hit already, so that 19 markers are left.
  expect(targets.map(({ deadlyMarker }) => deadlyMarker)).toEqual([{ ways: 1, of: 19 }, null]);
  for (const { target, ledger, own, deadlyMarker: _marker, destroyedChances: _destroyed, ...odds } of targets) {
    const verdict = judgeFire(seen, unit('g03'), target, [unit('g04')]);
    if (!verdict.granted) throw new Error('no shot');
    expect(own).toBe(false);
    expect(odds).toEqual(verdict.value);
    const sumOf = (lines: readonly { amount: number | null }[]): number =>
      lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    expect(sumOf(ledger.firepower)).toBe(odds.firepower);
    expect(sumOf(ledger.defense)).toBe(odds.defense);
    expect(sumOf(ledger.cost)).toBe(odds.cost);
  }
});

test('every way to pay comes with its chance to be spent, which falls with every CAP', () => {
  const { payments, payment, price, confirm } = previewed('g03 fire 2,0');
  expect(price).toBe(3);
  expect(payments.map(({ word }) => word)).toEqual(['caps:0', 'caps:1', 'caps:2']);
  const ways = payments.map(({ spent }) => spent?.ways ?? 0);
  expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  expect(payment?.word).toBe('caps:0');
  expect(confirm).toBe(true);
});

test('with a payment said the others are still to be had, and it is the one that would be taken', () => {
  const { payments, payment } = previewed('g03 fire 2,0 caps:1');
  expect(payments).toHaveLength(3);
  expect(payment?.word).toBe('caps:1');
});

test('the cells of a shot say in short what the panels say: each chance, each price in AP and CAPs, each check', () => {
  const { position, words } = sayingOn(seen, 'g03 fire 2,0 caps:1');
  const { notes, ways } = position.payments(words);
  expect(notes).toBe('spent');
  expect(ways.map(({ price, isChosen }) => [price.join(' '), isChosen])).toEqual([
    ['3 AP', false],
    ['2 AP + 1 CAP', true],
    ['1 AP + 2 CAPs', false],
  ]);
  const { payments } = previewed('g03 fire 2,0');
  expect(ways.map(({ note }) => note)).toEqual(
    payments.map(({ spent }) => ({ text: printed(spent?.ways ?? 0, spent?.of ?? 1), unless: 'check' })),
  );
  expect(ways[1]?.label.text).toBe(`2 AP and 1 CAP, ${ways[1]?.note.text} spent`);
  expect(ways[2]?.words.join(' ')).toBe('g03 fire 2,0 caps:2');

  const one = fieldWith('g03 0,0 SE; s03 2,0 NW', { caps: 2 });
  const shot = sayingOn(one, 'g03 fire 2,0 caps:0');
  const [target] = targetsIn(previewOf(shot));
  expect(shot.position.rolls(shot.words)).toEqual(
    ['no CAP', '1 CAP', '2 CAPs'].map((label, caps) => {
      const chance = printed(target?.hitChances[caps] ?? 0, 36);
      return { word: `caps:${caps}`, label, chance, goal: 'Hit' };
    }),
  );
});

function targetsIn(found: ReturnType<typeof previewOf>): Preview['targets'] {
  return found.granted ? found.value.targets : [];
}

test('a move tells what its price is made of', () => {
  const { lines, price, sentence } = previewed('g03 move 1,0');
  expect(price).toBe(1);
  expect(lines.map(({ text }) => text)).toContain('Printed move cost');
  expect(sentence?.join(' ')).toBe('g03 move 1,0 SE caps:0');
});

test('the sentence as it is read has the price of the button', () => {
  const whole = sayingOn(seen, 'g03 move 1,0 SE caps:0');
  const { sentence, payment } = previewed('g03 move 1,0 SE');
  expect(sentence).toEqual(whole.words);
  expect(payment?.ap).toBe(1);
  expect(whole.position.heard(whole.words).at(-1)?.label).toBe('1 AP');
  expect(previewOf(whole)).toMatchObject({ granted: true });
});

test('a move without a hex has no price yet', () => {
  expect(previewed('g03 move').price).toBeNull();
});

test('what is denied says why', () => {
  expect(previewOf(sayingOn(seen, 'g03 move 4,0'))).toMatchObject({ granted: false, lines: [{ rule: 'B5.0' }] });
});

test('B3.2.3 own units in the hex are shown after the enemy, and the button names the odds against him', () => {
  const mixed = fieldWith('g03 0,0 SE; s03 2,0 NW; g05 2,0 SE pinned', { caps: 2, options: { friendlyFire: 'all' } });
  const found = previewOf(sayingOn(mixed, 'g03 fire 2,0'));
  if (!found.granted) throw new Error(JSON.stringify(found.lines));
  const [enemy, own] = found.value.targets;
  expect([enemy?.own, own?.own]).toEqual([false, true]);
  expect(own?.hitChances).toEqual(own?.hitChances.toSorted((a, b) => b - a));
  const { position } = sayingOn(mixed);
  const shown = position.preview(['g03', 'fire', '2,0']);
  const percent = Math.round((100 * (enemy?.hitChances[0] ?? 0)) / 36);
  expect(shown.granted && shown.label).toContain(`Fire, ${percent}%`);
});
