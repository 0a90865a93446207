import { grant } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { TableLink } from '../face/moment.ts';
import { newTable } from '../link/open-table.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { outpostLink } from '../testing/outpost/link.ts';
import { openSentenceOf } from './open-sentence.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { confirm, doNow, pressOn, say } from './saying-actions.ts';
import { sitDown } from './sitting.ts';
import { waitOf } from './waiting.ts';
import { arrive, takeBack } from './turn-actions.ts';

const AGAINST_RULES: Seating = { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

/** A worker that answers on demand, and counts its questions. */
function lateScreen() {
  useSettingsStore.getState().set('aiSpeed', 'instant');
  const made = newTable(outpostLink, {
    options: { rounds: 2, opponent: 'procedure' },
    seats: AGAINST_RULES,
    seed: 'sfc32:late',
  });
  if (!made.ok) throw new Error('it can be made');
  const link = directLink(made.value);
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const late = <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    asked.push(what);
    return new Promise<void>((resolve) => held.push(resolve)).then(ask);
  };
  const slow: TableLink<Outpost> = {
    ...link,
    act: (seq, sentence) => late('act', () => link.act(seq, sentence)),
    undo: (seq) => late('undo', () => link.undo(seq)),
  };
  const store = createPlayStore(sitDown(outpostFace, slow));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  const answer = async (): Promise<void> => {
    for (const let_ of held.splice(0)) let_();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, asked, answer };
}

function tryEverything(store: PlayStore): void {
  confirm(store);
  doNow(store, ['u1', 'step', 'b1', 'ready']);
  pressOn(store, { unit: 0 });
  say(store, ['u1', 'step', 'b1']);
  void takeBack(store);
}

test('while an answer is awaited nothing is said a second time, and nothing taken back', async () => {
  const { store, asked, answer } = lateScreen();
  say(store, ['u1', 'step', 'b1']);
  expect(waitOf(store.getState())).toBe(null);
  confirm(store);
  tryEverything(store);
  expect(asked).toEqual(['act']);
  expect(openSentenceOf(store.getState())).toBe(null);
  expect(waitOf(store.getState())).toBe('Working…');
  await answer();
  expect(store.getState().moment.seq).toBe(2);
  expect(waitOf(store.getState())).toBe(null);
});

test('an undo is asked for once, and if it is refused the words are still there', async () => {
  const { store, asked, answer } = lateScreen();
  store.setState(({ moment }) => ({ moment: { ...moment, undo: grant({ to: 0 }) } }));
  say(store, ['u1', 'step', 'b1']);
  const { stage } = store.getState();
  void takeBack(store);
  tryEverything(store);
  expect(asked).toEqual(['undo']);
  expect(waitOf(store.getState())).toBe('Working…');
  await answer();
  expect(store.getState().stage).toEqual(stage);
  expect(store.getState().refusal.length).toBeGreaterThan(0);
});

test('an AI or a bot that has not answered is said to be thinking', () => {
  const { store } = lateScreen();
  const asks = (seat: string): void => store.setState(({ moment }) => ({ moment: { ...moment, asks: seat } }));
  asks('ai');
  expect(waitOf(store.getState())).toBe('The AI is thinking…');
  asks('red');
  expect(waitOf(store.getState())).toBe(null);
});
