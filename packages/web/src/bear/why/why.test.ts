import { type AiTurn, cardsOf, executedOrder, orderCardFace, type OrderTrace, type Seen } from '@sandtable/bear';
import type { WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { game, on, pack, playAtRandom } from '../../testing/matches.ts';
import { SOLO_POSITION } from '../../testing/positions.ts';
import { rowState } from '../reasons/order-card.tsx';
import { passWhy, skippedOrders } from '../reasons/card-orders.ts';
import { whyTable } from './why-table.ts';

const UNTOLD = /undefined|NaN|Infinity|somewhere|\[object/;

interface PlayedTurn {
  readonly before: Seen;
  readonly turn: AiTurn;
}

/** AI turns of several random matches, each with the position before it. */
function* playTurns(): Iterable<PlayedTurn> {
  const spoken: WordCounts = new Map();
  const solo = pack.missions
    .filter(({ solo: has }) => has !== null && has !== undefined)
    .map(({ id }) => ({ mission: id }));
  for (const sample of [{ position: SOLO_POSITION }, ...solo])
    for (const seed of inject('samples') > 1 ? ['one', 'two'] : ['one']) {
      let turns = 0;
      for (const { state, say } of playAtRandom(sample, `sfc32:${seed}`, spoken)) {
        if (game.pending(state)?.seat !== 'ai') continue;
        const before = on(game.view(game.revive(game.freeze(state)), 'german'));
        const io = say(true);
        yield { before, turn: { notes: io.notes, events: io.told.map(({ event }) => event) } };
        if (++turns > 9) break;
      }
    }
}

let played: readonly PlayedTurn[] | undefined;

function aiTurns(): readonly PlayedTurn[] {
  played ??= [...playTurns()];
  return played;
}

test('on the card lies what was tried: everything above the executed order is skipped, everything below it open', () => {
  let executed = 0;
  for (const { turn } of aiTurns())
    for (const card of cardsOf(turn)) {
      const printed = pack.orderCards[card.card];
      if (printed === undefined) throw new Error('no such card');
      const rows = orderCardFace(printed).groups.flatMap((group) => group.rows);
      const states = rows.map((row) => rowState(card, row));
      const done = states.indexOf('done');
      executed += Number(done !== -1);
      if (done === -1) continue;
      const order = executedOrder(card);
      expect(rows[done]?.part).toBe(order?.source.part ?? 'passTest');
      expect(states.slice(done + 1).every((state) => state === 'open')).toBe(true);
      // A mission may have no counteractions; then there was nothing to try.
      const above = states.slice(0, done).filter((_state, place) => rows[place]?.part !== 'counteraction');
      expect(above.every((state) => state === 'skipped')).toBe(true);
    }
  expect(executed).toBeGreaterThan(20);
});

test('every order is a table whose rows fail where the trace says, and the chosen one passes throughout', () => {
  const orders: { readonly before: Seen; readonly trace: OrderTrace }[] = [];
  for (const { before, turn } of aiTurns())
    for (const note of turn.notes) if (note.note === 'order') orders.push({ before, trace: note });
  expect(orders.length).toBeGreaterThan(50);
  for (const { before, trace } of orders) {
    const { columns, rows } = whyTable(before, trace);
    expect(rows).toHaveLength(trace.candidates.length);
    for (const [place, { cells, isChosen }] of rows.entries()) {
      expect(cells).toHaveLength(columns.length);
      for (const { text } of cells) expect(text).not.toMatch(UNTOLD);
      const { failed = null, distance = null } = trace.candidates[place] ?? {};
      const states = cells.map(({ state }) => state);
      const fails = states.filter((state) => state === 'fail').length;
      const isRight = isChosen
        ? states.every((state) => state === 'pass')
        : failed === null
          ? (distance !== null) === states.every((state) => state === 'pass')
          : fails === 1;
      expect([states, failed, distance, isRight]).toEqual([states, failed, distance, true]);
    }
  }
});

test('orders that were skipped say why, and a pass what it means', () => {
  let [passes, skipped] = [0, 0];
  for (const { before, turn } of aiTurns())
    for (const card of cardsOf(turn)) {
      for (const { source, order, why } of skippedOrders(before, card)) {
        expect(`${source} ${order}`).not.toMatch(UNTOLD);
        expect(why).not.toMatch(/undefined|: $/);
        skipped += 1;
      }
      const pass = passWhy(before, card);
      if (pass === null) continue;
      passes += 1;
      expect(pass.why).not.toBe('');
      expect(['endsRound', 'endsIfYouPass', 'goesOn']).toContain(pass.means);
    }
  expect(passes).toBeGreaterThan(0);
  expect(skipped).toBeGreaterThan(0);
});
