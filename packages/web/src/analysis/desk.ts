import { blind, randomOf, type Realm, type Seat, type Sentence } from '@sandtable/kernel';
import {
  type Comparison,
  type Course,
  courseOf,
  JUDGE_EFFORT,
  judging,
  type KnownEntry,
  type Played,
} from '@sandtable/lab';
import type { LinkFace } from '../face/link.ts';
import type { Moment } from '../face/moment.ts';
import { withRest } from '../link/late-parts.ts';

/** An entry as the page sends it: what one seat saw after it, and its sentence if that seat said it. */
export type SentEntry<R extends Realm> = Pick<Moment<R>, 'seq' | 'speaker' | 'view'> & {
  readonly said: Sentence | null;
};

/** Requests of the page to the worker. Entries are sent in batches before the question they are for. */
export type AnalysisOrder<R extends Realm> =
  | { readonly kind: 'entries'; readonly entries: readonly SentEntry<R>[] }
  | {
      readonly kind: 'course';
      readonly seat: Seat;
      readonly outcome: Played<R>['outcome'];
    }
  /** Was that a mistake? About the last of the entries, which answered the one before it. */
  | { readonly kind: 'decision'; readonly seat: Seat };

export type AnalysisNews =
  | { readonly kind: 'course'; readonly course: Course }
  | { readonly kind: 'progress'; readonly done: number }
  /** Null: the general would have said the same. */
  | { readonly kind: 'judged'; readonly compared: Comparison | null }
  | { readonly kind: 'trouble'; readonly message: string };

/** Fixed, so that the same match always gets the same judgement. */
const SEED = 'analysis';
/** Milliseconds between two pieces of news. */
const PAUSE = 120;

interface DeskNeeds<R extends Realm> {
  readonly game: LinkFace<R>;
  tell(news: AnalysisNews): void;
  /** Milliseconds. */
  clock(): number;
}

/** Judges matches of one game from views alone. To stop it, the page ends the worker. */
export class AnalysisDesk<R extends Realm> {
  readonly #needs: DeskNeeds<R>;
  #entries: KnownEntry<R>[] = [];

  constructor(needs: DeskNeeds<R>) {
    this.#needs = needs;
  }

  async hear(order: AnalysisOrder<R>): Promise<void> {
    if (order.kind === 'entries') {
      this.#entries.push(...order.entries.map((entry) => ({ ...entry, view: blind(entry.view) })));
      return;
    }
    const entries = this.#entries.splice(0);
    const { game, tell } = this.#needs;
    if (game.craft === null) throw new Error('No general plays this game yet.');
    const craft = await game.craft();
    // If a part of the game is missing, it is loaded and the work starts again.
    await withRest(game, () => {
      if (order.kind === 'course') {
        const run = courseOf(craft, { ...order, entries }, { seed: SEED });
        tell({ kind: 'course', course: this.#run(run, (course) => ({ kind: 'course', course })) });
        return;
      }
      const [before, last] = entries.slice(-2);
      const said = last?.said ?? null;
      if (before === undefined || said === null) throw new Error('This seat did not decide that.');
      const decision = { view: before.view, seat: order.seat, said };
      const run = judging(craft, decision, { random: randomOf(SEED), effort: JUDGE_EFFORT });
      const most = JUDGE_EFFORT.search.playouts + JUDGE_EFFORT.compared;
      const compared = this.#run(run, (done) => ({ kind: 'progress', done: Math.min(1, done / most) }));
      tell({ kind: 'judged', compared });
    });
  }

  #run<Step, End>(run: Generator<Step, End>, newsOf: (step: Step) => AnalysisNews): End {
    const { tell, clock } = this.#needs;
    let told = -Infinity;
    let step = run.next();
    for (; step.done !== true; step = run.next()) {
      if (clock() - told < PAUSE) continue;
      told = clock();
      tell(newsOf(step.value));
    }
    return step.value;
  }
}
