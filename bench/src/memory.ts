import { readdirSync, readFileSync } from 'node:fs';
import { bear, checkPack, defaultPack } from '../../packages/bear/src/index.ts';
import { createMatch } from '../../packages/session/src/index.ts';
import type { Group, Groups } from './contest.ts';
import { solo } from './solo.ts';

const LIVE_MATCHES = 1000;
/** Entries played in each match: besides the state a match keeps one snapshot per 64 entries, and one at the last barrier. */
const ENTRIES = 70;
const MOST_MEGABYTES = 500;

/** The memory of a process that holds a thousand matches of all firefights, and the cost of one more. */
export const memoryGroups: Groups = { 'memory of live matches': holding };

interface RecordedMatch {
  readonly options: unknown;
  readonly seed: string;
  readonly entries: readonly { readonly seat: string; readonly said: string }[];
}

function recordings(): RecordedMatch[] {
  const folder = new URL('../../packages/bear/golden/', import.meta.url);
  return readdirSync(folder).map((file) => {
    const [options = '', seed = '', , ...lines] = readFileSync(new URL(file, folder), 'utf8').split('\n');
    const entries = lines.flatMap((line) => {
      const [, seat, said] = /^(\w+): (.*) \| [0-9a-f]+$/.exec(line) ?? [];
      return seat === undefined || said === undefined ? [] : [{ seat, said }];
    });
    return { options: JSON.parse(options.replace('options ', '')), seed: seed.replace('seed ', ''), entries };
  });
}

function holding(): Group {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the pack is broken');
  const game = bear(pack.value);
  // Only matches between people: the AI's entries cannot be said for it.
  const recorded = recordings().filter(({ entries }) => entries.every(({ seat }) => seat !== 'ai'));
  const live = (number: number) => {
    const { options, seed, entries } = recorded[number % recorded.length] ?? { options: {}, seed: '', entries: [] };
    const seats = Object.fromEntries(entries.map(({ seat }) => [seat, { kind: 'person', name: seat }]));
    const match = createMatch(game, { options, seed, seats });
    if (!match.ok) throw new Error(JSON.stringify(match.problems));
    for (const { seat, said } of entries.slice(0, ENTRIES)) match.value.say(seat, match.value.seq, said);
    return match.value;
  };
  const check = (): void => {
    const before = megabytes();
    const matches = Array.from({ length: LIVE_MATCHES }, (_each, number) => live(number));
    const used = megabytes() - before;
    const whole = process.memoryUsage().rss / 2 ** 20;
    console.log(`${matches.length} live matches: ${used.toFixed(0)} MB of heap, ${whole.toFixed(0)} MB in all`);
    if (whole > MOST_MEGABYTES) throw new Error(`${whole.toFixed(0)} MB, more than ${MOST_MEGABYTES}`);
  };
  let number = 0;
  return { ...solo(1, () => live((number += 1)).seq), check };
}

function megabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}
