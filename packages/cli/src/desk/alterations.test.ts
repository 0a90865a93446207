import { type GameSystem, printSentence, type Random, randomOf, type Realm, sha256Hex } from '@sandtable/kernel';
import { createMatch, exportForKeeper, type Match, NOBODY, readMatch, verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

const MOST_ENTRIES = 24;
const ALTERATIONS = 45;

/** A file, and for each of its entries some other sentences that were possible. */
interface Played {
  readonly save: Readonly<Record<string, unknown>> & { readonly entries: string[]; readonly record: string[] };
  readonly others: readonly (readonly string[])[];
}

interface Alteration {
  readonly what: string;
  /** The altered entry. */
  readonly seq: number;
  readonly text: string;
}

/** A random match, one person in all seats, who sometimes takes back an entry. */
function playedOf<R extends Realm>(system: GameSystem<R>, options: object, seed: string): Played {
  const checked = system.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const holders = system.seats(checked.value).map((seat) => [seat, holderOf(seat)]);
  const made = createMatch(system, { options, seed, seats: Object.fromEntries(holders) });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const match = made.value;
  const random = randomOf(`sfc32:${seed}`, 'alterations');
  const others: string[][] = [];
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const [first = '', ...rest] = waysOn(match, random);
    const entry = random.below(4) === 0 && rest.length > 0 ? (rest[random.below(rest.length)] ?? first) : first;
    others.push([first, ...rest].filter((other) => other !== entry));
    say(match, entry);
  }
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return { save: JSON.parse(file.value), others };
}

function holderOf(seat: string): object {
  return seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: 'one' };
}

/** Two random sentences, and every undo that is allowed. */
function waysOn<R extends Realm>(match: Match<R>, random: Random): string[] {
  const { asks, system, seq } = match;
  const { view } = match.now(asks ?? '');
  const said = [0, 1].map(() => `${asks}: ${printSentence(system.anySentence(view, random))}`);
  const undone = Object.keys(match.seating).flatMap((seat) =>
    Array.from({ length: seq }, (_entry, to) => to).flatMap((to) =>
      match.judgeUndo(seat, to, NOBODY).granted ? [`${seat}: undo ${to}`] : [],
    ),
  );
  return [...new Set([...said, ...undone])];
}

function say<R extends Realm>(match: Match<R>, entry: string): void {
  const [, seat = '', to, sentence] = /^(.*?): (?:undo (\d+)|(.*))$/.exec(entry) ?? [];
  const verdict =
    to === undefined ? match.say(seat, match.seq, sentence) : match.undo(seat, match.seq, Number(to), NOBODY);
  if (!verdict.granted) throw new Error(`${entry}: ${JSON.stringify(verdict.reasons)}`);
}

/** Every entry replaced, dropped or swapped with the next, and everything around the entries altered. */
function* alterationsOf({ save, others }: Played, options: readonly object[]): Generator<Alteration> {
  const { entries, record } = save;
  const altered = (what: string, seq: number, fields: object): Alteration => ({
    what,
    seq,
    text: JSON.stringify({ ...save, ...fields }),
  });
  for (const [index, ways] of others.entries())
    for (const way of ways.slice(0, 3))
      yield altered(`${entries[index]} -> ${way}`, index + 1, { entries: entries.with(index, way) });
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (index % 5 !== 0 || next === undefined || next === entry) continue;
    yield altered(`without ${entry}`, index + 1, {
      entries: entries.toSpliced(index, 1),
      record: record.toSpliced(index + 1, 1),
    });
    yield altered(`${next} first`, index + 1, { entries: entries.with(index, next).with(index + 1, entry) });
    const [one = '', other = ''] = [record[index + 1], record[index + 2]];
    yield altered('two digests', index + 1, { record: record.with(index + 1, other).with(index + 2, one) });
  }
  yield altered('cut short', entries.length - 1, { entries: entries.slice(0, -1), record: record.slice(0, -1) });
  const { seats } = save;
  for (const [seat, holder] of Object.entries(seats ?? {})) {
    if (seat === 'ai') continue;
    yield altered(`another ${seat}`, 0, { seats: { ...Object(seats), [seat]: { ...holder, name: 'other' } } });
    yield altered(`a bot for ${seat}`, 0, { seats: { ...Object(seats), [seat]: { kind: 'bot', bot: 'any' } } });
  }
  for (const change of options)
    yield altered(JSON.stringify(change), 0, { options: { ...Object(save['options']), ...change } });
  const seed = 'sfc32:another';
  yield altered('another seed', 0, { seed });
  yield altered('another commitment', 0, { commitment: sha256Hex(seed) });
  yield altered('another seed and commitment', 0, { seed, commitment: sha256Hex(seed) });
  yield altered('other content', 0, { content: sha256Hex('other') });
  yield altered('another version', 0, { version: 99 });
}

/** The alterations not found at their entry, with the result of each, and the number of all. */
function misnamed<R extends Realm>(system: GameSystem<R>, options: object, switches: readonly object[]) {
  const wrong: string[] = [];
  let tried = 0;
  const played = playedOf(system, options, 'altered');
  expect(verify(system, JSON.stringify(played.save))).toMatchObject({ ok: true, from: null });
  const random = randomOf('sfc32:altered', 'some');
  const all = [...alterationsOf(played, switches)];
  random.shuffle(all);
  for (const { what, seq, text } of all.slice(0, ALTERATIONS)) {
    tried += 1;
    // Half of them under an older version of the rules: the fault must be found at the same entry.
    const isOld = tried % 2 === 0 && what !== 'cut short';
    const read = readMatch(isOld ? { ...system, version: system.version + 1 } : system, text);
    if (!('divergence' in read)) wrong.push(`${what} is ${read.kind}`);
    else if (read.divergence.seq !== seq) wrong.push(`${what} at ${seq} is named at ${read.divergence.seq}`);
    else if (!isOld && read.kind !== 'wrong') wrong.push(`${what} is ${read.kind}`);
  }
  return { wrong, tried };
}

test.each([
  ['a firefight', { mission: 'first-shots' }],
  ['one with seven AP', { mission: 'first-shots', economy: 'sevenAP' }],
  ['one with cards', { mission: 'one-bridge' }],
  ['one against the AI', { mission: 'the-empty-ward' }],
  ['a generation', { draft: { guideline: 1 } }],
])('whatever is altered in a file of %s is named at its entry', (_what, options) => {
  const switches = [{ tie: 'draw' }, { firstRoundCards: 'extraAtSetup' }, { labels: 'columnLetter' }];
  const { wrong, tried } = misnamed(openBear().game, options, switches);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(30);
});

test.each([
  ['alone', { mission: 'jabloniec-ridge' }],
  ['against each other', { mission: 'battle-of-limanowa' }],
])('whatever is altered in a file of Limanowa, played %s, is named at its entry', (_what, options) => {
  const { wrong, tried } = misnamed(openLimanowa().game, options, [{ die: 'd6' }, { level: 'veteran' }]);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(30);
});
