import { setImmediate as breathe } from 'node:timers/promises';
import type { Realm, Seat } from '@sandtable/kernel';
import {
  createMatch,
  digestedWords,
  type Match,
  parseEntry,
  prepareAgain,
  type PrepareAnswer,
  type Prepared,
} from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Thinkers } from '../games/thinkers.ts';
import type { Store } from '../store/store.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';
import { readSeed } from './seed-parts.ts';
import { readSnapshot, type WarmMatch } from './snapshots.ts';

/** These rules cannot play the match on from this entry; 0 is the set-up. */
export class ChangedRules extends Error {
  readonly seq: number;
  /** The match before that entry; null if there is none. */
  readonly kept: WarmMatch | null;

  constructor(seq: number, cause: unknown, kept: WarmMatch | null) {
    super(`entry ${seq} does not come out as it did: ${String(cause)}`);
    this.seq = seq;
    this.kept = kept;
  }
}

/** Milliseconds of replay before other work gets its turn. */
const AT_ONCE_MS = 5;

/** The rules that the stored digests were made with, and the first of those digests. */
interface Stamp {
  readonly version: number;
  readonly content: string;
  readonly first: string;
}

export function stampOf({ terms, log }: Match<Realm>): string {
  const stamp: Stamp = { version: terms.version, content: terms.content, first: log.mark(0).digest };
  return JSON.stringify(stamp);
}

/**
 * Opens a stored match: from its snapshot and the entries after it if that is sound, by a full replay otherwise. If it comes out the same
 * under other rules than it began with, its digests are stored anew.
 */
export async function warm(
  game: HostedGame,
  row: MatchRow,
  store: Store,
  thinkers: Thinkers | null = null,
): Promise<WarmMatch> {
  const kept = await readSnapshot(game, row, store);
  const warmed = kept?.warmed ?? fromStart(game, row);
  const { match } = warmed;
  const [before, stamp] = [row.stamp, stampOf(match)];
  // A snapshot only opens under the rules it was made with, so it never needs new digests.
  const isOther = kept === undefined && before !== null && before !== stamp;
  const digestOf = isOther ? chainBy(match, JSON.parse(before)) : ownDigest;
  const rows = kept?.rows ?? (await store.entries.after(row.id, 0));
  await replay(warmed, rows, { digestOf, thinkers });
  const renewed = { match: row.id, before, stamp, digests: match.log.digests(), now: 0 };
  if (isOther && row.status === 'running') await store.forks.renew(renewed);
  return warmed;
}

function fromStart({ system, bots }: HostedGame, row: MatchRow): WarmMatch {
  const seating = row.seating ?? '{}';
  const plan = { options: JSON.parse(row.options), seed: readSeed(row.seed), seats: JSON.parse(seating) };
  const made = createMatch(system, plan, bots);
  if (!made.ok) throw new ChangedRules(0, JSON.stringify(made.problems), null);
  return { match: made.value, told: [JSON.stringify(made.value.told)], seating, keptAt: 0 };
}

type DigestOf = (prepared: Prepared<Realm>) => string;

function ownDigest({ digest }: Prepared<Realm>): string {
  return digest;
}

/** The digests under the rules that the match began with. Throws if the set-up tells something else under these. */
function chainBy({ digests, terms, told }: Match<Realm>, { version, content, first }: Stamp): DigestOf {
  let last = digests.first({ ...terms, version, content }, told);
  if (last !== first) throw new ChangedRules(0, 'another set-up', null);
  return (prepared) => (last = digests.next(last, digestedWords(prepared.entry), prepared.told));
}

interface Replaying {
  readonly digestOf?: DigestOf;
  /** Threads that carry the AI's entries out again; null to do it here. */
  readonly thinkers: Thinkers | null;
}

/** Replays stored entries; throws at the first that is refused or tells something else. */
export async function replay(
  warmed: WarmMatch,
  rows: readonly EntryRow[],
  { digestOf = ownDigest, thinkers }: Replaying,
): Promise<void> {
  let since = performance.now();
  for (const row of rows) {
    if (performance.now() - since > AT_ONCE_MS) {
      await breathe();
      since = performance.now();
    }
    await replayOne(warmed, row, digestOf, thinkers);
  }
}

async function replayOne(
  warmed: WarmMatch,
  { number, text, digest }: EntryRow,
  digestOf: DigestOf,
  thinkers: Thinkers | null,
): Promise<void> {
  const { match, told } = warmed;
  if (number !== match.seq + 1) throw new Error(`entry ${match.seq + 1} is missing`);
  const entry = parseEntry(text, 'entry');
  if (!entry.ok) throw new ChangedRules(number, text, warmed);
  const done = 'say' in entry.value && thinkers !== null ? await doneAgain(match, entry.value.seat, thinkers) : null;
  const answer = done ?? prepareAgain(match, entry.value);
  if (!answer.granted)
    throw new ChangedRules(number, answer.reasons.map(({ rule, key }) => `${rule} ${key}`).join(), warmed);
  if (digestOf(answer.value) !== digest) {
    answer.value.drop();
    throw new ChangedRules(number, 'another digest', warmed);
  }
  answer.value.commit();
  told.push(JSON.stringify(answer.value.told));
}

/** Runs the AI's turn again in a thread, since it may take long. Null if the entry is not the AI's, or not under these rules. */
async function doneAgain(match: Match<Realm>, seat: Seat, thinkers: Thinkers): Promise<PrepareAnswer<Realm> | null> {
  if (match.asks !== seat || match.seating[seat]?.kind !== 'procedure') return null;
  const errand = { game: match.system.id, seat, state: match.frozen() };
  const done = await thinkers.proceed(errand).catch(() => null);
  return done && match.prepareDone(seat, match.seq, done);
}
