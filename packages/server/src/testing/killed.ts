// Servers that are killed at any moment, and what must be true of them afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Random, randomOf } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import { Visitor } from './client.ts';
import type { StorePlace } from '../store/store.ts';

/** A process of its own, started from a bundle. */
export interface Victim {
  readonly process: ChildProcess;
  readonly address: string;
  /** All that it has printed: its address and its log. */
  readonly lines: readonly string[];
}

export async function startVictim(
  bundle: string,
  { databaseUrl = '', folder }: StorePlace,
  logLevel = 'error',
  more: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: '', LOG_LEVEL: logLevel };
  const env = { ...process.env, ...settings, ...more, PORT: '' };
  const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('http')) resolve(line);
    });
  });
  return { process: child, address, lines };
}

export async function kill({ process: child }: Victim, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A match that never ends by itself: both pass the dice on. */
const WORDS = 'hold';

interface Toll {
  /** Entries that were acknowledged, in all. */
  readonly acknowledged: number;
  /** Killed while an entry was on its way: neither yes nor no was heard. */
  readonly inDoubt: number;
}

/** The same on several places side by side: a server that starts leaves room for another. */
export async function surviveAll(
  bundle: string,
  places: readonly StorePlace[],
  kills: number,
  seed: string,
): Promise<Toll> {
  const each = places.map((place, index) => {
    const share = Math.floor((kills + index) / places.length);
    return survive(bundle, place, share, `${seed} ${index}`);
  });
  const tolls = await Promise.all(each);
  const total = (count: (toll: Toll) => number): number => tolls.reduce((sum, toll) => sum + count(toll), 0);
  return { acknowledged: total((toll) => toll.acknowledged), inDoubt: total((toll) => toll.inDoubt) };
}

/**
 * Kills a server so many times while two people play on it. After each start the match must hold every entry that was acknowledged,
 * each once, and at most the one that was on its way. Throws where it does not.
 */
async function survive(bundle: string, place: StorePlace, kills: number, seed: string): Promise<Toll> {
  const random = randomOf(seed);
  let victim = await startVictim(bundle, place);
  const anna = await new Visitor(victim.address).named('Anna');
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'me' } }, pace: { kind: 'none' } };
  const made = await anna.ask('POST', '/api/matches', { ...plan, access: 'link', observers: false });
  const { match } = made.body;
  let known = 0;
  const toll = { acknowledged: 0, inDoubt: 0 };
  for (let killed = 0; killed <= kills; killed++) {
    const found = await lengthOf(anna, victim.address, match);
    if (found < known || found > known + 1) throw new Error(`${known} were acknowledged, and ${found} are there`);
    toll.inDoubt += found - known;
    known = found;
    if (killed === kills) break;
    known = await playUntilKilled(victim, anna, match, known, random);
    toll.acknowledged = known;
    victim = await startVictim(bundle, place);
  }
  await kill(victim, 'SIGTERM');
  return toll;
}

/** The number of entries, numbered from 1 without a gap, by the log of whoever joins anew. */
async function lengthOf(visitor: Visitor, address: string, match: string): Promise<number> {
  const page = await visitor.connect({ address, system: pig });
  await page.open(match, 'first');
  const { entries: newest, seq } = await page.at(match, 'first', 0);
  const entries: { readonly seq: number }[] = [...newest];
  while ((entries[0]?.seq ?? 0) > 0) {
    const question = { topic: 'log', before: entries[0]?.seq };
    const older = await page.send({ kind: 'ask', match, as: 'first', question });
    entries.unshift(...older.answer.entries);
  }
  await page.close();
  if (entries.some((entry, index) => entry.seq !== index) || entries.length !== seq + 1)
    throw new Error(`entries are missing or twice: ${entries.map((entry) => entry.seq).join()}`);
  return seq;
}

/** The last entry that was acknowledged before the end came. */
async function playUntilKilled(
  victim: Victim,
  visitor: Visitor,
  match: string,
  from: number,
  random: Random,
): Promise<number> {
  const page = await visitor.connect({ address: victim.address, system: pig });
  let seq = from;
  // At an entry that is drawn, and at any moment of it.
  const last = from + random.below(4);
  const patience = random.below(30) / 10;
  for (;;) {
    const isLast = seq === last;
    const said = page.send({ kind: 'say', match, seat: seq % 2 === 0 ? 'first' : 'second', seq, words: WORDS });
    const answer = said.then(
      ({ kind }) => kind === 'accepted',
      () => false,
    );
    if (isLast) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      await kill(victim);
    }
    if (await answer) seq += 1;
    else if (!isLast) throw new Error(`entry ${seq + 1} was not accepted`);
    if (isLast) return seq;
  }
}
