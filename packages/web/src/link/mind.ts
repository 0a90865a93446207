import {
  type Blind,
  blind,
  type Craft,
  randomAt,
  type Realm,
  Recorder,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import { type Effort, EFFORTS, type Finding, isGeneral, searching, type Trial } from '@sandtable/lab';
import type { Hint, MindAnswer, MindDeed, Thinking } from '../face/moment.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';
import { withRest } from './late-parts.ts';
import type { Table, Thought } from './table.ts';

export { generalsFor } from '@sandtable/lab';

type Around<R extends Realm> = Pick<Surroundings<R>, 'game' | 'clock' | 'breathe' | 'tell'>;

export async function openMind<R extends Realm>(around: Around<R>): Promise<Mind<R>> {
  const { craft } = around.game;
  if (craft === null) throw new Error('this game has no generals');
  return new Mind(around, await craft());
}

/** How long it searches before questions are let in, in milliseconds. */
const SLICE = 40;

/** A search shorter than this many milliseconds shows no progress, which would only flicker. */
const SHORT = 250;

/** A slow machine that would need more than this for a hint, in milliseconds, makes fewer playouts. */
const PATIENCE = 4000;

interface Run {
  readonly who: Thinking['who'];
  isHurried: boolean;
}

interface Search<R extends Realm> {
  readonly who: Run['who'];
  readonly effort: Effort;
  /** Called for each attempt: a search that begins again must begin with the same random numbers. */
  readonly dilemma: () => Parameters<typeof searching<R>>[1];
  readonly isWanted: () => boolean;
  /** Gives up if the whole search would take longer, in milliseconds. */
  readonly most?: number;
}

type SearchResult = { readonly kind: 'found'; readonly finding: Finding } | { readonly kind: 'unwanted' | 'slow' };

/** Searches in slices, so that its worker can answer meanwhile. A search gets a view, never the match. */
export class Mind<R extends Realm> {
  readonly #around: Around<R>;
  readonly #craft: Craft<R>;
  /** The latest search: its progress is reported, and it can be hurried. */
  #run: Run | null = null;
  /** The last hint: asking again returns it at once. */
  #last: { readonly seat: Seat; readonly seq: number; readonly hint: Hint } | null = null;

  constructor(around: Around<R>, craft: Craft<R>) {
    this.#around = around;
    this.#craft = craft;
  }

  /** The sentence of the general whose turn it is; null if something came in between. */
  async think(table: Table<R>, isWanted: () => boolean): Promise<Thought | null> {
    const turn = table.general;
    if (turn === null || !isGeneral(turn.bot)) return null;
    const { seat, seq, bot } = turn;
    const found = await this.#search({
      who: 'general',
      effort: EFFORTS[bot],
      dilemma: () => table.general ?? turn,
      isWanted: () => isWanted() && table.match.seq === seq,
    });
    return found.kind === 'found' ? { seat, seq, sentence: found.finding.chosen } : null;
  }

  async answer(
    deed: MindDeed,
    { table, hints }: Pick<HostedMatch<R>, 'table' | 'hints'>,
    save: () => Promise<unknown>,
  ): Promise<MindAnswer> {
    if (deed.deed === 'hurry' && this.#run !== null) this.#run.isHurried = true;
    const { seat } = table;
    const hint = deed.deed === 'hint' ? await this.#hintFor(table, deed) : null;
    if (hint === null || deed.deed !== 'hint' || !deed.isCounted) return { hint, hints };
    hints[seat] = (hints[seat] ?? 0) + 1;
    await save();
    return { hint, hints: { ...hints } };
  }

  async #hintFor(table: Table<R>, { seq, isSmall }: Extract<MindDeed, { deed: 'hint' }>) {
    const { match, seat } = table;
    if (this.#last?.seat === seat && this.#last.seq === seq) return this.#last.hint;
    if (match.seq !== seq || match.asks !== seat) return null;
    const asked = {
      who: 'hint',
      dilemma: () => dilemmaOf<R>(match.now(seat).view, seat, match.secretSeed, seq),
      // The hint is also unwanted once another person has taken the screen.
      isWanted: () => match.seq === seq && table.seat === seat,
    } as const;
    const most = isSmall ? { most: PATIENCE } : {};
    let found = await this.#search({ ...asked, effort: EFFORTS.general256, ...most });
    if (found.kind === 'slow') found = await this.#search({ ...asked, effort: EFFORTS.general64 });
    if (found.kind !== 'found') return null;
    const next = await withRest(this.#around.game, () => nextAfter(this.#craft, asked.dilemma(), found.finding.chosen));
    const hint = { ...hintOf(found.finding), next };
    this.#last = { seat, seq, hint };
    return hint;
  }

  #search(asked: Search<R>): Promise<SearchResult> {
    return withRest(this.#around.game, () => this.#searchOnce(asked));
  }

  async #searchOnce({ who, effort, dilemma, isWanted, most = Infinity }: Search<R>): Promise<SearchResult> {
    const { clock, breathe } = this.#around;
    const run: Run = { who, isHurried: false };
    this.#run = run;
    const steps = searching(this.#craft, dilemma(), effort);
    const began = clock();
    let breathed = began;
    try {
      for (;;) {
        const step = steps.next();
        if (step.done === true) return { kind: 'found', finding: step.value };
        const now = clock();
        if (now - breathed < SLICE) continue;
        const { playouts, best } = step.value;
        if (now - began >= SHORT) this.#tell(run, { who, done: playouts, total: effort.playouts });
        await breathe();
        if (!isWanted()) return { kind: 'unwanted' };
        if (run.isHurried) return { kind: 'found', finding: { chosen: best, trials: [] } };
        if (((now - began) / playouts) * effort.playouts > most) return { kind: 'slow' };
        breathed = clock();
      }
    } finally {
      this.#tell(run, null);
    }
  }

  /** Only reports the latest search, for which an earlier one may have been given up. */
  #tell(run: Run, thinking: Thinking | null): void {
    if (run !== this.#run) return;
    this.#around.tell({ kind: 'thinking', thinking });
    if (thinking === null) this.#run = null;
  }
}

/** The seat's own view, and random numbers that reveal nothing of the match's own. */
function dilemmaOf<R extends Realm>(
  view: R['view'],
  seat: Seat,
  seed: string,
  seq: number,
): { readonly view: Blind<R['view']>; readonly seat: Seat; readonly random: ReturnType<typeof randomAt> } {
  return { view: blind(view), seat, random: randomAt(seed, `hint/${seat}`, seq) };
}

/** What the bot of the playouts says to the question that a sentence leads to, in a world that the seat cannot tell from the true one. */
export function nextAfter<R extends Realm>(
  { system, bot }: Craft<R>,
  { view, seat, random }: ReturnType<typeof dilemmaOf<R>>,
  said: Sentence,
): Sentence | null {
  const world = system.imagine(view, seat, random);
  system.apply(world, said, new Recorder<R['event'], R['note']>(world.random));
  return system.pending(world)?.seat === seat ? bot(blind(system.view(world, seat)), random) : null;
}

/** The first trial is that of the bot's own sentence. */
function hintOf({ chosen, trials }: Finding): Omit<Hint, 'next'> {
  const [usual] = trials;
  const best = trials.find(({ sentence }) => sentence.join(' ') === chosen.join(' '));
  if (usual === undefined || best === undefined) return { sentence: chosen, figures: null };
  return { sentence: chosen, figures: { wins: winsOf(best), usual: winsOf(usual), playouts: best.wins.length } };
}

function winsOf({ wins }: Trial): number {
  return wins.reduce((sum, each) => sum + each, 0) / Math.max(1, wins.length);
}
