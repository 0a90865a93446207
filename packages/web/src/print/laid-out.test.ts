import { must, randomAt } from '@sandtable/kernel';
import { exportForKeeper, importMatch, isByHand, type Match } from '@sandtable/session';
import type { Bear } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { bots } from '../bear/link/bots.ts';
import { wholeEngine } from '../bear/print/box.ts';
import { print } from '../bear/print/print.ts';
import { beginAgain } from '../link/begin-again.ts';
import { type FlowItem, shareSheets } from './flow-items.ts';

const { system } = wholeEngine();

/** A mission against the AI that was drafted, some entries before its first turn or at it. */
function drafted(isDone: boolean): Match<Bear> {
  const match = must(
    beginAgain(system, {
      options: { draft: { guideline: 5, solo: { capsLess: 0, commandCardsOut: 0 } } },
      seed: 'laid-out',
      entries: [],
    }),
  );
  const isMade = (): boolean => match.now('spectator').view.draft?.phase === 'done';
  for (let entry = 0; isDone ? !isMade() : entry < 3; entry++) {
    const { asks, seq } = match;
    if (asks === null) throw new Error('it was never drafted');
    const { view } = match.now(asks);
    const [only = []] =
      asks === 'ai' ? system.everySentence(view) : [bots.captain(view, randomAt('laid-out', asks, seq))];
    if (!match.say(asks, seq, only).granted) throw new Error(`entry ${seq + 1}`);
  }
  return match;
}

const match = drafted(true);
const save = must(exportForKeeper(match));

test('a draft is laid out beside a real table as it was drafted, and the AI’s next card is the table’s', () => {
  const { again } = must(print.jobOf({ save }));
  if (again === null) throw new Error('its seed is known');
  const [screen, table] = (['screen', 'table'] as const).map((where) => {
    return must(importMatch(system, must(print.saveOf(again, where))));
  });
  expect([screen?.seating, table?.seating].map((seating = {}) => isByHand(seating))).toEqual([false, true]);
  expect(table?.stateAt(table.seq)).toEqual(screen?.stateAt(screen.seq));
  expect(table?.seq).toBe(again.entries.length);
  const people = { options: { mission: 'first-shots' }, seed: 'two', entries: [] };
  expect(print.saveOf(people, 'table')).toMatchObject({ ok: false, problems: [{ field: 'match' }] });
});

test('a drafted match that is kept elsewhere is printed from what a seat knows, without a code', () => {
  const { view } = match.now('p1');
  const [far, here] = [must(print.jobOf({ view: structuredClone(view) })), must(print.jobOf({ save }))];
  expect([far.again, far.title, far.lead]).toEqual([null, here.title, here.lead]);
  expect(far.parts.map(({ id }) => id)).toEqual(here.parts.map(({ id }) => id));
  expect(print.jobOf({ view: drafted(false).now('p1').view })).toMatchObject({
    ok: false,
    problems: [{ field: 'draft' }],
  });
});

const line = (text: string): FlowItem => ({ kind: 'line', text });
const sheet = (id: string, heights: readonly number[], isSecret = false) => {
  return { id, isSecret, heights, items: heights.map((_, place) => line(`${id}${place}`)) };
};
const texts = (pages: ReturnType<typeof shareSheets>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(pages).map(([id, its]) => [
      id,
      its.map((items) => items.map((item) => ('text' in item ? item.text : '')).join(' ')),
    ]),
  );

test('a sheet that fits below the end of an earlier one has no page of its own; secrets and long sheets do', () => {
  const sheets = [
    sheet('a', [60, 60]),
    sheet('b', [90, 20]),
    sheet('c', [20, 10]),
    sheet('s', [5], true),
    sheet('d', [15]),
  ];
  expect(texts(shareSheets(sheets, 100, 5))).toEqual({
    a: ['a0', 'a1 c0 c1'],
    b: ['b0', 'b1 d0'],
    c: [],
    s: ['s0'],
    d: [],
  });
});

test('a table that goes on on the next page has its head again', () => {
  const row = (text: string, isHead = false): FlowItem => ({ kind: 'row', cells: [text], isHead, widths: '1fr' });
  const items = [row('head', true), row('one'), row('two'), row('three'), line('end')];
  const { a = [] } = shareSheets([{ id: 'a', isSecret: false, items, heights: [10, 40, 40, 40, 40] }], 100, 5);
  const cells = a.map((page) => page.map((item) => (item.kind === 'row' ? item.cells[0] : item.kind)));
  expect(cells).toEqual([
    ['head', 'one', 'two'],
    ['head', 'three', 'line'],
  ]);
});
