import type { Realm } from '@sandtable/kernel';
import type { Moment, TableLink } from '../face/moment.ts';
import { ONLOOKER } from './seating.ts';
import type { Table } from './table.ts';

/** A link without a worker: the table is on the page, and bots and AI answer at once. */
export function directLink<R extends Realm>(table: Table<R>): TableLink<R> {
  const listeners = new Set<(moment: Moment<R>) => void>();
  if (table.isAnyones) table.sit(ONLOOKER);
  let now = kept(table.now());
  const spread = (): void => {
    now = kept(isPaused ? { ...table.now(), isPaused } : table.now());
    for (const listener of listeners) listener(now);
  };
  let isPaused = false;
  let wantsPause = false;
  const playOn = (): void => {
    while (!isPaused) {
      const prepared = table.prepareStep();
      if (prepared === null) return;
      table.commit(prepared);
      isPaused = prepared.isGiven === true && wantsPause && table.mayPause;
      spread();
    }
  };
  return {
    id: 'direct',
    name: 'Direct',
    seating: table.seating,
    local: {
      isShared: table.isShared,
      isWatched: table.isWatched,
      sit: async (seat) => {
        const moments = table.sit(seat).map(kept);
        now = moments.at(-1) ?? now;
        return moments;
      },
      rise: () => {
        table.sit(ONLOOKER);
        now = kept(table.now());
      },
      save: async () => table.save(),
      keep: async () => undefined,
      onTrouble: () => () => undefined,
    },
    now: () => now,
    log: () => [...table.log()],
    loadOlder: async () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      queueMicrotask(playOn);
      return () => void listeners.delete(listener);
    },
    async act(seq, sentence, { pause = false, next = null } = {}) {
      await nextTurn();
      const verdict = table.act(seq, sentence, next);
      if (verdict.granted) {
        wantsPause = pause;
        isPaused = wantsPause && table.mayPause;
        spread();
      }
      playOn();
      return verdict;
    },
    beforehand(answers) {
      table.setAnswers(answers);
      queueMicrotask(playOn);
    },
    goOn() {
      isPaused = false;
      playOn();
    },
    async undo(seq) {
      await nextTurn();
      const verdict = table.undo(seq);
      if (verdict.granted) {
        isPaused = false;
        spread();
      }
      return verdict;
    },
    async end(seq, ending) {
      await nextTurn();
      const verdict = table.end(seq, ending);
      if (verdict.granted) spread();
      return verdict;
    },
    at: async (seq) => kept(table.at(seq)),
    past: async (span) => table.past(span).map(kept),
    why: async (seq, eyes) => table.why(seq, eyes),
    whatIf: async (seq, unit) => table.whatIf(seq, unit),
    close: () => undefined,
  };
}

function nextTurn(): Promise<void> {
  return Promise.resolve();
}

/** A copy, as a worker would send it: the view's own records change with the next entry. */
function kept<M extends object>(moment: M): M {
  return structuredClone(moment);
}
