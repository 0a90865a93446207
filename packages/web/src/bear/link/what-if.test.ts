import { AI_SEAT, type Bear, executedOrder, fitRest, type OrderTrace } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { anySentence } from '../../testing/any-sentence.ts';
import { answerOf, askable, whatIfTurn } from '../why/what-if-view.tsx';
import { newTable } from '../../link/open-table.ts';
import type { Table } from '../../link/table.ts';
import { bearLink } from './link.ts';

const { system, pack } = engine();
fitRest();

function playedTable(): Table<Bear> {
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } } as const;
  const made = newTable(bearLink, { options: { mission: 'whose-crossroads' }, seats, seed: 'sfc32:what-if-test' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  for (let turn = 0; turn < 40 && table.now().outcome === null; turn++)
    if (!table.step()) table.act(table.now().seq, anySentence(table.now().view));
  return table;
}

/** Every what-if question of a match, with what really happened. */
function* questions(
  table: Table<Bear>,
): Iterable<{ readonly seq: number; readonly unit: number; readonly real: OrderTrace }> {
  for (const { seq, speaker } of table.log()) {
    if (speaker !== AI_SEAT) continue;
    const why = table.why(seq);
    const real = executedOrder({ notes: why.notes, events: why.events });
    if (real === undefined) continue;
    for (const unit of askable(engine().seenIn(why.before.view), real)) yield { seq, unit, real };
  }
}

test('S4.1.1 one that is spent does not act but by a Command card; another does, or the AI passes', () => {
  const table = playedTable();
  const [save, hash] = [table.save(), table.match.hash()];
  const kinds = new Set<string>();
  for (const { seq, unit, real } of questions(table)) {
    const whatIf = table.whatIf(seq, unit);
    const before = engine().seenIn(table.why(seq).before.view);
    const [card] = whatIf.notes;
    if (card?.note !== 'card') throw new Error('it begins with the card');
    const answer = answerOf(before, real, whatIf);
    kinds.add(answer.kind);
    expect(answer.text).not.toMatch(/undefined|NaN|^$/);
    const isCommand = pack.orderCards[card.card]?.isCommand === true;
    const acts = executedOrder(whatIfTurn(whatIf))?.deed?.unit;
    // A Command card lets spent AI act too, so nothing changes unless something was drawn anew.
    const isRight = isCommand ? whatIf.isDrawnAnew || acts === real.deed?.unit : acts !== unit;
    expect([seq, unit, acts, isRight]).toEqual([seq, unit, acts, true]);
  }
  expect(kinds.has('another')).toBe(true);
  expect(kinds.has('same')).toBe(true);
  expect([table.save(), table.match.hash()]).toEqual([save, hash]);
});

test('no die and no card that comes after the decision is told, and the same question has the same answer', () => {
  const table = playedTable();
  const [first] = questions(table);
  if (first === undefined) throw new Error('the AI never acted');
  const { notes } = table.whatIf(first.seq, first.unit);
  expect(notes.filter(({ note }) => note === 'card')).toHaveLength(1);
  const decided = notes.findIndex(
    (note) => note.note === 'order' && note.deed !== null && note.source.part !== 'event',
  );
  expect(decided === -1 || decided === notes.length - 1).toBe(true);
  expect(table.whatIf(first.seq, first.unit).notes).toEqual(notes);
  expect(() => table.whatIf(0, first.unit)).toThrow('not an AI turn');
  expect(system.audit(table.match.stateAt(table.match.seq))).toEqual([]);
});
