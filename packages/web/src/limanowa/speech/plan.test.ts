import { expect, test } from 'vitest';
import { clickablesOf } from '../../saying/clickables.ts';
import { press } from '../../saying/press.ts';
import { ordersIn } from '../../saying/plan.ts';
import { NEU_SANDEZ, rehearse, sayingOf, seenOf } from '../../testing/limanowa.ts';

/** Of this mission, after the Opening Phase: a01 Szurmay, a02 Machine-gunners, a03 to a06 Honvéd, a07 Hussars, a08 battery. */
const central = seenOf(rehearse(NEU_SANDEZ).say('disclose'));
const unit = (word: string): number => sayingOf(central).position.unitNamed(word);
const hex = (name: string): number => sayingOf(central).position.hexNamed(name);

function pressed(text: string, chosen: string, click: { readonly hex: string } | { readonly unit: string }): string {
  const saying = sayingOf(central, text, chosen === '' ? -1 : unit(chosen));
  const it = press(saying, 'hex' in click ? { hex: hex(click.hex) } : { unit: unit(click.unit) });
  if (it.does === 'say') return it.words.join(' ');
  return it.does === 'choose' ? it.entries.map(({ label }) => label).join(' | ') : it.does;
}

test('L6.2a a click on a hex moves the chosen unit, one on an enemy attacks, and others join', () => {
  expect(pressed('', 'a02', { hex: '0506' })).toBe('move a02 0506');
  expect(pressed('move a02 0506', 'a02', { unit: 'r02' })).toBe('move a02 0506 attack r02 a02');
  expect(pressed('move a02 0506 attack r02 a02', 'a01', { hex: '0606' })).toBe(
    'move a02 0506 move a01 0606 attack r02 a02',
  );
  expect(pressed('move a02 0506 move a01 0606 attack r02 a02', 'a01', { unit: 'r02' })).toBe(
    'move a02 0506 move a01 0606 attack r02 a02 a01',
  );
});

test('L7b a unit may follow into the hex that another leaves', () => {
  const saying = sayingOf(central, 'move a02 0506', unit('a06'));
  expect(press(saying, { hex: hex('0507') })).toMatchObject({
    does: 'say',
    words: 'move a02 0506 move a06 0507'.split(' '),
  });
  expect(press(saying, { unit: unit('a02') })).toMatchObject({ does: 'take', unit: unit('a02') });
});

test('L4e what is too far for a move is reached by the Carpathian march', () => {
  expect(pressed('', 'a03', { hex: '0406' })).toBe('move a03 0406');
  const { hexes } = clickablesOf(sayingOf(central, '', unit('a02')));
  const far = [...hexes].filter(([, entries]) => entries.every(({ label }) => label.startsWith('Carpathian march')));
  expect(far.length).toBeGreaterThan(0);
});

test('L7c a fourth move is not offered, and the list of orders says what stands', () => {
  const saying = sayingOf(central, 'move a02 0506 move a03 0406 move a01 0606', unit('a04'));
  expect([...clickablesOf(saying).hexes.keys()]).toEqual([]);
  const { plan } = saying.position;
  const told = ordersIn(saying).map(({ from, to }) => plan?.tell(saying.words, from, to).text);
  expect(told).toEqual(['Move Machine-gunners 02 to 0506', 'Move Honvéd 03 to 0406', 'Move Sándor Szurmay to 0606']);
});

test('L8.2a an attack of the plan has its target value and chance beside it; a hex out of reach says why', () => {
  const saying = sayingOf(central, 'move a02 0506 attack r02 a02', unit('a02'));
  const { position, words } = saying;
  const [, attack] = ordersIn(saying);
  expect(position.plan?.tell(words, attack?.from ?? 0, attack?.to ?? 0).aside).toBe('TV 3 · 2 × 30%, 28% all told');
  expect(position.hexWord([], hex('0600'), unit('a02'))).toMatchObject({ tone: 'barred' });
  expect(position.hexWord([], hex('0600'), unit('a02')).why).not.toEqual([]);
  expect(position.hexWord([], hex('0506'), unit('a02'))).toMatchObject({ tone: 'open' });
});

test('L7c with three moves planned a hex says that there is none left', () => {
  const { position } = sayingOf(central);
  const planned = 'move a02 0506 move a03 0406 move a01 0606 attack r02 a02'.split(' ');
  const word = position.hexWord(planned, hex('0706'), unit('a04'));
  expect(word).toMatchObject({ tone: 'barred', why: [{ rule: 'L7c' }] });
});

test('a whole plan can be disclosed, and an empty one too, which says so', () => {
  const { position } = sayingOf(central);
  expect(position.usual([])).toBe('disclose');
  expect(position.preview([])).toMatchObject({ granted: true, label: 'Disclose without orders' });
  expect(position.preview(['move', 'a02', '0506'])).toMatchObject({
    granted: true,
    label: 'Disclose the Central plan',
  });
  expect(position.plan?.own).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('what a unit can be told stands on its buttons, and why it cannot', () => {
  const deeds = sayingOf(central).position.deeds(unit('a08'));
  expect(deeds.map(({ label, bar }) => [label, bar === null])).toEqual([
    ['Move', true],
    ['Artillery attack', false],
    ['Artillery support', false],
  ]);
  expect(deeds[1]?.lines[0]?.rule).toMatch(/^L/);
  expect(sayingOf(central).position.deeds(unit('r01'))).toEqual([]);
});
