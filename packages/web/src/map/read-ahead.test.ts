import type { Scene } from '@sandtable/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSentenceOf } from '../match/open-sentence.ts';
import { pressOn, say, sayNothing } from '../match/saying-actions.ts';
import { bearAtTurn } from '../testing/at-turn.ts';
import { readAhead } from './read-ahead.ts';

/** Work waiting for the browser to be idle. */
const waiting = new Map<number, () => void>();
let last = 0;

beforeEach(() => {
  vi.useFakeTimers();
  const requestIdleCallback = (work: () => void): number => {
    waiting.set((last += 1), work);
    return last;
  };
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', (id: number) => void waiting.delete(id));
});
afterEach(() => {
  waiting.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser is idle for a moment: time for one piece of work. */
function idle(time: number): void {
  vi.advanceTimersByTime(time);
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) work();
}

test('while the browser is idle what a tap on each unit shows is read, a unit at a time; the tap then asks the rules nothing', () => {
  const store = bearAtTurn();
  const { position } = store.getState().moment;
  const preview = vi.spyOn(position, 'preview');
  const rehearse = vi.fn<(scene: Scene) => void>();
  const stop = readAhead(store, rehearse);
  idle(100);
  expect(preview).not.toHaveBeenCalled();
  idle(200);
  const units = [...(openSentenceOf(store.getState())?.clickables.units.keys() ?? [])];
  expect(units.length).toBeGreaterThan(3);
  const first = preview.mock.calls.find(([words]) => words.length === 1);
  expect(first).toEqual([[position.unitWord(units[0] ?? -1)]]);
  for (let unit = 1; unit < units.length; unit++) idle(1);
  expect(rehearse).toHaveBeenCalledOnce();
  idle(1);
  expect(waiting.size).toBe(0);
  preview.mockClear();
  for (const unit of units) {
    pressOn(store, { unit });
    expect(openSentenceOf(store.getState())?.saying.words).toEqual([position.unitWord(unit)]);
  }
  expect(preview).not.toHaveBeenCalled();
  stop();
});

test('with no more said than a unit the others are read: the next tap may be on one of them', () => {
  const store = bearAtTurn();
  const { position } = store.getState().moment;
  const [unit = -1, next = -1] = openSentenceOf(store.getState())?.clickables.units.keys() ?? [];
  const deeds = vi.spyOn(position, 'deeds');
  const stop = readAhead(store, () => undefined);
  idle(300);
  pressOn(store, { unit });
  deeds.mockClear();
  idle(200);
  expect(deeds).not.toHaveBeenCalled();
  idle(100);
  expect(deeds.mock.calls).toEqual([[next]]);
  stop();
});

test('nothing is read in the middle of an order, behind a curtain or a film, nor once the table is left; afterwards it goes on', () => {
  const store = bearAtTurn();
  const { moment, stage } = store.getState();
  const [unit = -1, next = -1] = openSentenceOf(store.getState())?.clickables.units.keys() ?? [];
  const deeds = vi.spyOn(moment.position, 'deeds');
  const stop = readAhead(store, () => undefined);
  pressOn(store, { unit });
  const unitSaid = moment.position.unitWord(unit) ?? '';
  const [verb] = moment.position.offers([unitSaid]);
  say(store, [unitSaid, verb?.word ?? '']);
  deeds.mockClear();
  idle(300);
  expect(deeds).not.toHaveBeenCalled();
  sayNothing(store);
  idle(300);
  expect(deeds.mock.calls).toEqual([[unit]]);
  store.setState({ stage: { kind: 'handing', seat: moment.seat, curtain: 'down' } });
  idle(300);
  expect(deeds).toHaveBeenCalledOnce();
  store.setState({ stage });
  idle(300);
  expect(deeds.mock.calls).toEqual([[unit], [next]]);
  stop();
  idle(300);
  expect(deeds).toHaveBeenCalledTimes(2);
});
