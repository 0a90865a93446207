import type { Seat } from '@sandtable/kernel';
import type { Comparison, Course } from '@sandtable/lab';
import type { MatchOutcome } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { standingLog } from '../match/screen-moment.ts';
import type { KnownPast, Sitting } from '../match/sitting.ts';
import type { AnalysisNews } from './desk.ts';

export interface CourseState {
  readonly course: Course | null;
  /** Every standing entry, as the seat knew it. */
  readonly entries: readonly KnownPast[];
  readonly trouble: string | null;
}

export type CourseStore = StoreApi<CourseState>;

interface CourseJob {
  readonly store: CourseStore;
  watchers: number;
  stop(): void;
}

/** Jobs of this page, so that the replay reuses what the result screen has already worked out. */
const jobs = new Map<string, CourseJob>();
const MOST_JOBS = 6;

interface CourseWish {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly outcome: MatchOutcome;
  readonly last: number;
  readonly start: () => Worker;
}

/** Starts the analysis of this match for this seat, or joins it. It runs as long as somebody watches. */
export function watchCourse(wish: CourseWish): { readonly store: CourseStore; readonly leave: () => void } {
  const key = `${wish.sitting.id} ${wish.last} ${wish.seat}`;
  const job = jobs.get(key) ?? begin(wish);
  jobs.set(key, job);
  job.watchers += 1;
  for (const [old, { watchers, stop }] of [...jobs].slice(0, -MOST_JOBS))
    if (watchers === 0) {
      stop();
      jobs.delete(old);
    }
  return {
    store: job.store,
    leave: () => {
      job.watchers -= 1;
      // Wait: another screen may take the job over.
      setTimeout(() => {
        if (job.watchers > 0 || job.store.getState().course?.done === 1) return;
        job.stop();
        if (jobs.get(key) === job) jobs.delete(key);
      }, LINGERS);
    },
  };
}

/** Milliseconds. */
const LINGERS = 3000;

function begin({ sitting, seat, outcome, last, start }: CourseWish): CourseJob {
  const store = createStore<CourseState>(() => ({ course: null, entries: [], trouble: null }));
  const work = workOf(start, (news) => {
    if (news.kind === 'course') store.setState({ course: news.course });
    else if (news.kind === 'trouble') store.setState({ trouble: news.message });
    return news.kind === 'trouble' || (news.kind === 'course' && news.course.done === 1);
  });
  const read = async (): Promise<void> => {
    await sitting.readTo(0);
    const standing = new Set(standingLog(sitting.log(), last).map(({ seq }) => seq));
    const entries: KnownPast[] = [];
    for (let from = 0; from <= last; from += STRETCH) {
      const span = { from, to: Math.min(last, from + STRETCH - 1), eyes: seat };
      const known = (await sitting.known(span)).filter(({ seq }) => standing.has(seq));
      entries.push(...known);
      work.send({ kind: 'entries', entries: sentOf(sitting, seat, known) });
    }
    store.setState({ entries });
    work.send({ kind: 'course', seat, outcome: { winners: outcome.winners, scores: outcome.scores } });
  };
  read().catch((error: unknown) => store.setState({ trouble: String(error) }));
  return { store, watchers: 0, stop: work.stop };
}

/** Entries sent to the worker at once; few enough not to block the page. */
const STRETCH = 32;

/** Views from a server come without sentences; our own sentences are added from our own log. */
function sentOf(sitting: Sitting, seat: Seat, known: readonly KnownPast[]): readonly object[] {
  const isOwn = sitting.now().seat === seat;
  const told = new Map(isOwn ? sitting.log().map(({ seq, said }) => [seq, said]) : []);
  return known.map(({ seq, speaker, view, said }) => ({ seq, speaker, view, said: said ?? told.get(seq) ?? null }));
}

interface Judged {
  readonly done: number;
  readonly answer: { readonly compared: Comparison | null } | null;
  readonly trouble: string | null;
}

interface DecisionWish {
  readonly sitting: Sitting;
  readonly seat: Seat;
  /** The entry judged, and the one it answered. */
  readonly before: number;
  readonly seq: number;
  readonly start: () => Worker;
}

/** Answers `Was that a mistake?`. Returns a function that stops the work. */
export function judgeDecision(
  { sitting, seat, before, seq, start }: DecisionWish,
  onNews: (judged: Judged) => void,
): () => void {
  const work = workOf(start, (news) => {
    if (news.kind === 'progress') onNews({ done: news.done, answer: null, trouble: null });
    else if (news.kind === 'judged') onNews({ done: 1, answer: { compared: news.compared }, trouble: null });
    else if (news.kind === 'trouble') onNews({ done: 0, answer: null, trouble: news.message });
    return news.kind !== 'progress';
  });
  const ask = async (): Promise<void> => {
    const ends = await Promise.all([before, seq].map((at) => sitting.known({ from: at, to: at, eyes: seat })));
    work.send({ kind: 'entries', entries: sentOf(sitting, seat, ends.flat()) });
    work.send({ kind: 'decision', seat });
  };
  ask().catch((error: unknown) => onNews({ done: 0, answer: null, trouble: String(error) }));
  return work.stop;
}

/** One worker per question, ended when it is answered or stopped. `hear` returns whether that was the last news. */
function workOf(start: () => Worker, hear: (news: AnalysisNews) => boolean) {
  const worker = start();
  const stop = (): void => worker.terminate();
  const take = (news: AnalysisNews): void => {
    if (hear(news)) stop();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => take(data));
  // A file that fails to load throws nothing, so there is no message.
  worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) =>
    take({ kind: 'trouble', message: message ?? 'The engine could not be loaded. Reload the page to try again.' }),
  );
  return { stop, send: (order: object): void => worker.postMessage(order) };
}
