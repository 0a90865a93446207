import { clean, ok, type Problem, type Realm, type Result, type Seat } from '@sandtable/kernel';
import { createMatch, type Match, PROCEDURE_SEAT, type Reading, reading, withDeputies } from '@sandtable/session';
import { botNamesOf, type LinkFace } from '../face/link.ts';
import type { LoggedEntry } from '../face/moment.ts';
import type { Progress, TablePlan } from './protocol.ts';
import { type ChangedRules, changesIn, type IfChanged, type Renewal } from './changed-rules.ts';
import { noteEntries } from './noted.ts';
import { Table, type TableHistory } from './table.ts';

export function newTable<R extends Realm>(game: LinkFace<R>, plan: TablePlan): Result<Table<R>> {
  const match = createMatch(
    game.system,
    { ...plan, seats: withDeputies(plan.seats, plan.drafts ?? {}) },
    botNamesOf(game),
  );
  return match.ok ? ok(new Table(game, match.value)) : match;
}

export type SavedTable<R extends Realm> =
  | {
      readonly kind: 'table';
      readonly table: Table<R>;
      readonly renewal: Renewal | null;
      /** The entry after which it branched off the match of the file; null if it is that match. */
      readonly forkedAt: number | null;
    }
  | { readonly kind: 'changed'; readonly rules: ChangedRules }
  | { readonly kind: 'wrong'; readonly problems: readonly Problem[] };

/** A match that may be the beginning of a saved one, with each reader's log of it. */
export interface OpenBeginning<R extends Realm> {
  readonly match: Match<R>;
  readonly told: Map<Seat, LoggedEntry<R>[]>;
}

/** Reads a saved match step by step and builds each reader's log in the same pass. */
export function* readTable<R extends Realm>(
  game: LinkFace<R>,
  text: string,
  ifChanged?: IfChanged,
  seen?: Readonly<Record<Seat, number>>,
  from: OpenBeginning<R> | null = null,
): Generator<Progress, SavedTable<R>> {
  const told = from?.told ?? new Map<Seat, LoggedEntry<R>[]>();
  const steps = reading(game.system, text, { bots: botNamesOf(game) }, from?.match);
  for (;;) {
    const step = steps.next();
    if (step.done === true)
      return tableOf(game, step.value, { told, ...(seen === undefined ? {} : { seen }) }, ifChanged);
    const { match } = step.value;
    // The given beginning did not belong to this match.
    if (match.seq === 0 && match !== from?.match) told.clear();
    noteEntries(match, told);
    yield step.value;
  }
}

function tableOf<R extends Realm>(
  game: LinkFace<R>,
  read: Reading<R>,
  history: TableHistory<R>,
  ifChanged: IfChanged | undefined,
): SavedTable<R> {
  if (read.kind === 'wrong') return { kind: 'wrong', problems: read.problems };
  const { match } = read;
  const kept = { ...history, isWatched: ifChanged === 'watch' };
  if (read.kind !== 'changed')
    return {
      kind: 'table',
      table: new Table(game, read.match, kept),
      renewal: read.kind === 'renewed' ? renewalOf(game, read) : null,
      forkedAt: null,
    };
  const table = match === null ? null : new Table(game, match, kept);
  if (table === null || ifChanged === undefined) return { kind: 'changed', rules: changeIn(game, read, table) };
  return { kind: 'table', table, renewal: null, forkedAt: table.match.seq };
}

function renewalOf<R extends Realm>(
  { figuresOf }: LinkFace<R>,
  { match, isSameState, figures }: Extract<Reading<R>, { readonly kind: 'renewed' }>,
): Renewal {
  if (isSameState) return { isSame: true };
  const changes = figures === null ? null : changesIn(figures, figuresOf(match.now('spectator').view));
  return { isSame: false, changes };
}

function changeIn<R extends Realm>(
  game: LinkFace<R>,
  { divergence, total, entry }: Extract<Reading<R>, { readonly kind: 'changed' }>,
  table: Table<R> | null,
): ChangedRules {
  const isWithdrawn = table === null && divergence.problem.field === 'options.mission';
  const changed = { seq: divergence.seq, entries: total, isWithdrawn };
  if (table === null) return { ...changed, what: null, stood: null };
  const { name, standing } = game.standingOf(table.match.now('spectator').view);
  return { ...changed, what: table.isShared && entry !== null ? wordsOf(entry) : null, stood: { name, standing } };
}

/** `german: g01 fire F08` without the seat; a turn of the AI has no words. */
function wordsOf(entry: string): string {
  const said = entry.indexOf(': ');
  return entry.slice(0, said) === PROCEDURE_SEAT ? 'a turn of the AI' : `“${clean(entry.slice(said + 2))}”`;
}

interface Pace {
  clock(): number;
  /** Lets other messages in. */
  breathe(): Promise<void>;
}

/** How often to do so, in milliseconds. */
const BREATH = 50;

/** Shorter waits show no progress, which would only flicker. In milliseconds. */
const SHORT = 400;

/** Takes all steps, pausing now and then for messages; reports progress if it takes long. */
export async function readSlowly<T>(
  steps: Iterator<Progress, T>,
  { clock, breathe }: Pace,
  tell: (progress: Progress) => void,
): Promise<T> {
  const began = clock();
  let breathed = began;
  let isTold = false;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const now = clock();
    if (now - breathed < BREATH) continue;
    const { done, total } = step.value;
    isTold ||= isLong(now - began, { done, total });
    if (isTold) tell({ done, total });
    await breathe();
    breathed = clock();
  }
}

/** It has taken a while, and at this pace will take as long again. */
function isLong(spent: number, { done, total }: Progress): boolean {
  return spent >= SHORT && (spent / Math.max(done, 1)) * (total - done) >= SHORT;
}
