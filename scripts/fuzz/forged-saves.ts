// Forged saves: entries changed, exchanged, repeated or taken back to odd places, with digests made up, or recomputed so that the file
// agrees with itself.
import type { GameSystem, Random, Realm, Seat } from '../../packages/kernel/src/index.ts';
import { parseEntry } from '../../packages/session/src/log.ts';
import { createMatch, exportForKeeper, type Match, NOBODY } from '../../packages/session/src/index.ts';

/** The fields of a save that are forged; the others stay. */
export interface Save {
  readonly options: unknown;
  readonly seats: Readonly<Record<Seat, unknown>>;
  readonly seed: string | null;
  readonly entries: readonly string[];
  readonly record: readonly string[];
  readonly hash: string;
}

export function textOf<R extends Realm>(match: Match<R>): string {
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

export function forged<R extends Realm>(system: GameSystem<R>, base: string, random: Random): string {
  const save: Save = JSON.parse(base);
  const entries = otherEntries(save.entries, random);
  switch (random.below(4)) {
    case 0:
      return JSON.stringify({ ...save, entries });
    case 1:
      return JSON.stringify({ ...save, entries, record: otherDigests(save.record, random) });
    case 2:
      return JSON.stringify({ ...save, entries, ...otherHead(save, random) });
    default:
      return reforged(system, { ...save, entries }, random);
  }
}

const UNDOS = [-1, 0, 1, 2, 5, 11, 12, 13, 999, 1e9, 1e21, '007', '1e1', '0x1', ''];

function otherEntries(entries: readonly string[], random: Random): readonly string[] {
  const [one, other] = [random.below(entries.length + 1), random.below(entries.length + 1)];
  const [a = 'red: pass', b = 'red: pass'] = [entries[one], entries[other]];
  const [seat = ''] = a.split(':');
  switch (random.below(7)) {
    case 0:
      return entries.toSpliced(one, 0, b);
    case 1:
      return entries.map((entry, place) => (place === one ? b : place === other ? a : entry));
    case 2:
      return entries.toSpliced(one, 1);
    case 3:
      return entries.toSpliced(one, random.below(2), `${seat}: undo ${random.pick(UNDOS)}`);
    case 4:
      return entries.map((entry, place) => (place === one ? entry.replace(/^[^:]*/, b.split(':')[0] ?? '') : entry));
    case 5:
      return entries.map((entry, place) => (place === one ? mingled(entry, b, random) : entry));
    default:
      return entries;
  }
}

/** One sentence with a word of another, or with one CAP more. */
function mingled(entry: string, other: string, random: Random): string {
  if (random.below(3) === 0) return entry.replace(/:(\d+)\b/, (_all, digits) => `:${Number(digits) + 1}`);
  const [words, others] = [entry.split(' '), other.split(' ')];
  return words.toSpliced(1 + random.below(words.length), 1, random.pick(others)).join(' ');
}

function otherDigests(record: readonly string[], random: Random): readonly string[] {
  const place = random.below(record.length + 1);
  const digest = random.pick([...record, '0'.repeat(12), 'f'.repeat(6), '', 'xyz']);
  return random.below(2) === 0 ? record.toSpliced(place, 1, digest) : record.toSpliced(place, random.below(2), digest);
}

function otherHead(save: Save, random: Random): object {
  const { seats } = save;
  const [first = '', last = ''] = [Object.keys(seats)[0], Object.keys(seats).at(-1)];
  return random.pick([
    { version: 0 },
    { version: 99 },
    { version: 1.5 },
    { content: '0'.repeat(64) },
    { content: '' },
    { formatVersion: 1, pack: '0'.repeat(64), content: undefined },
    { seats: { ...seats, [first]: seats[last], [last]: seats[first] } },
    { seats: { ...seats, [first]: { kind: 'bot', bot: 'constructor' } } },
    { seats: { ...seats, [first]: { kind: 'person', name: 'other' } } },
    { seats: { ...seats, [first]: { kind: 'person', name: 'other', deputies: { [first]: 'constructor' } } } },
    { end: '0'.repeat(12) },
    { formatVersion: 2, end: undefined },
    { figures: { Rounds: -1 } },
    { seed: null },
    { seed: 'sfc32:else' },
    { hash: '0'.repeat(64) },
    { commitment: '0'.repeat(64) },
    { options: {} },
  ]);
}

/** Replays the save as far as it goes, so that every digest is right; then leaves it, or appends entries that are not allowed. */
function reforged<R extends Realm>(system: GameSystem<R>, save: Save, random: Random): string {
  const { options, seats, seed, entries } = save;
  const match = createMatch(system, { options, seats, seed }, ['captain', 'corps', 'random']);
  if (!match.ok) return JSON.stringify(save);
  for (const [index, text] of entries.entries()) {
    const entry = parseEntry(text, 'entry');
    if (!entry.ok || !isSaid(match.value, entry.value)) {
      if (random.below(2) === 0) break;
      const genuine: Save = JSON.parse(textOf(match.value));
      const rest = entries.slice(index);
      const record = [...genuine.record, ...rest.map(() => genuine.record.at(-1) ?? '')];
      return JSON.stringify({ ...genuine, entries: [...genuine.entries, ...rest], record });
    }
  }
  return textOf(match.value);
}

function isSaid<R extends Realm>(
  match: Match<R>,
  entry: (ReturnType<typeof parseEntry> & { readonly ok: true })['value'],
): boolean {
  if ('table' in entry) return match.sayByTable(match.seq, entry).granted;
  const { seat } = entry;
  if ('say' in entry) return match.say(seat, match.seq, entry.say).granted;
  return match.undo(seat, match.seq, entry.undo, NOBODY).granted;
}
