import {
  bad,
  checkShape,
  type GameSystem,
  hashOf,
  ok,
  readJson,
  type Realm,
  type Result,
  type Seat,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { matchFrom } from './create.ts';
import { Digests, formatOf } from './digests.ts';
import { type EntryMark, LIMITS, parseEntry, printEntry } from './log.ts';
import type { KeptMatch, Match } from './match.ts';
import { peopleIn } from './persons.ts';
import { attempt, botsIn, type Keys } from './restore.ts';
import { hexadecimal, word } from './save.ts';
import { partedCommitment, planOf, readSeed } from './seed.ts';
import { botsOf, type Seating, seatingSchema } from './terms.ts';

const FORMAT = 'sandtable-snapshot';

const schema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(1),
  system: word,
  version: z.int(),
  /** The hash of all content; `content` is that of the part the match uses. */
  pack: word,
  content: word,
  options: z.unknown(),
  seats: seatingSchema,
  commitment: z.union([hexadecimal(64), partedCommitment]),
  seed: word,
  // The seal covers the contents of the lists.
  entries: z.array(z.string()).check(z.maxLength(LIMITS.entries)),
  /** The running digests, beginning with the setup's. */
  record: z.array(z.string()),
  /**
   * For the start and for each entry: twice the index (from 1, in name order) of the seat asked, or 0 if none; plus one if there
   * was news.
   */
  marks: z.array(z.int()),
  /** What the last entry told to whom. */
  told: z.array(z.unknown()),
  state: z.unknown(),
  hash: hexadecimal(64),
  /** The digest of everything else. */
  seal: hexadecimal(12),
});

type Snapshot = z.infer<typeof schema>;

/**
 * A match at its last entry as a text, with everything needed to go on at once: for storage, never for a player. Not a save: under
 * other rules or content it is useless, and the log is replayed instead.
 */
export function snapshotOf<R extends Realm>(match: Match<R>): Result<string> {
  if (match.isBranch) return bad('match', 'a match played from its start', 'a what-if branch');
  const { terms, log, told, secret } = match;
  const places = placesIn(terms.seats);
  const marks = Array.from({ length: log.seq + 1 }, (_, seq) => log.mark(seq));
  const body = {
    format: FORMAT,
    formatVersion: 1,
    ...terms,
    pack: match.system.pack,
    seed: secret,
    entries: log.entries.map(printEntry),
    record: log.digests(),
    marks: marks.map(({ news, asks }) => 2 * (asks === null ? 0 : places.indexOf(asks) + 1) + Number(news)),
    told,
    hash: match.hash(),
  } as const;
  const text = JSON.stringify({ ...body, seal: match.digests.seal(sealed(body)) });
  return ok(`${text.slice(0, -1)},"state":${match.frozen()}}`);
}

/** All but the state, which is represented by its hash. */
function sealed(
  body: Pick<Snapshot, 'version' | 'pack' | 'content' | 'options' | 'hash'> & SealedFields,
): readonly unknown[] {
  const { version, pack, content, options, seats, commitment, entries, record, marks, told, hash } = body;
  return [version, pack, content, options, seats, commitment, entries, record, marks, told, hash];
}

type SealedFields = { readonly [Field in 'seats' | 'commitment' | 'entries' | 'record' | 'marks' | 'told']: unknown };

interface SnapshotKeys extends Pick<Keys, 'bots'> {
  /**
   * The caller has checked, by a hash of its own, that the text is what `snapshotOf` gave: a full check takes longer than opening
   * it.
   */
  readonly isIntact?: boolean;
}

/** The match of a snapshot, without replay; or why this text does not give an intact one under these rules. */
export function openSnapshot<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  keys: SnapshotKeys = {},
): Result<Match<R>> {
  if (keys.isIntact === true) return attempt('state', () => open(system, JSON.parse(text), keys));
  const raw = readJson(text);
  if (!raw.ok) return raw;
  const shape = checkShape(schema, raw.value);
  return shape.ok ? attempt('state', () => open(system, shape.value, keys)) : shape;
}

function open<R extends Realm>(
  system: GameSystem<R>,
  shot: Snapshot,
  { bots, isIntact = false }: SnapshotKeys,
): Result<Match<R>> {
  const { seats, commitment, version, pack, content, seal, hash } = shot;
  if (shot.system !== system.id) return bad('system', JSON.stringify(system.id), shot.system);
  if (version !== system.version) return bad('version', `${system.version}, the version of these rules`, version);
  if (pack !== system.pack) return bad('pack', `${system.pack}, the hash of the content here`, pack);
  const seed = readSeed(planOf(commitment, shot.seed), peopleIn(seats));
  if (!seed.ok) return seed;
  const right = isIntact ? seal : new Digests(seed.value.text, formatOf(commitment)).seal(sealed(shot));
  if (seal !== right) return bad('seal', `${right}, the digest of this snapshot`, seal);
  const state = system.revive(JSON.stringify(shot.state));
  const own = isIntact ? hash : hashOf(state);
  if (own !== hash) return bad('state', `the state of the hash ${hash}`, own);
  const log = logOf(shot);
  if (!log.ok) return log;
  const named = [
    ...Object.values(seats).flatMap((holder) => botsOf(holder).map(([, bot]) => bot)),
    ...log.value.entries.flatMap(([entry]) => botsIn(entry)),
  ];
  const missing = bots === undefined ? undefined : named.find((bot) => !bots.includes(bot));
  if (missing !== undefined) return bad('seats', `only the bots ${bots?.join(', ') ?? ''}`, missing);
  // The seal guarantees these; checking options would take longer than all the rest.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the game itself had made them
  const [options, told] = [shot.options as R['options'], shot.told as Match<R>['told']];
  return ok(matchFrom(system, options, seed.value, seats, { content, state, told, ...log.value }));
}

/** Sorted, since the seal does not cover the order in which a text names them. */
function placesIn(seats: Seating): readonly Seat[] {
  return Object.keys(seats).toSorted();
}

function logOf({ entries, record, marks, seats }: Snapshot): Result<Pick<KeptMatch<Realm>, 'start' | 'entries'>> {
  const places = placesIn(seats);
  const markAt = (seq: number): EntryMark => {
    const code = marks[seq] ?? 0;
    return { news: code % 2 === 1, asks: places[Math.floor(code / 2) - 1] ?? null, digest: record[seq] ?? '' };
  };
  if (record.length !== entries.length + 1) return bad('record', `${entries.length + 1} digests`, record);
  if (marks.length !== entries.length + 1) return bad('marks', `${entries.length + 1} marks`, marks);
  const read: (readonly [KeptMatch<Realm>['entries'][number][0], EntryMark])[] = [];
  for (const [index, line] of entries.entries()) {
    const entry = parseEntry(line, `entries.${index}`);
    if (!entry.ok) return entry;
    read.push([entry.value, markAt(index + 1)]);
  }
  return ok({ start: markAt(0), entries: read });
}
