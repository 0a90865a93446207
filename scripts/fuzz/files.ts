// Reads spoilt saves, positions and packs for the given time. At the first that breaks a law of `hostile-files.ts`, or takes over a second,
// keeps the file, prints the line that reproduces it, and exits with 1.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { minutesOf } from './matches.ts';
import { type FileKind, hostileFile, judgeFile, type Judgement } from './hostile-files.ts';
import { hostileKinds } from './hostile-kinds.ts';

const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    game: { type: 'string' },
    file: { type: 'string' },
  },
});

const LONGEST_MS = 1000;

/**
 * Measures processor time, since others may be using the machine. A file is slow only if it is slow twice: once may be garbage collection.
 */
function judgeInTime(kind: FileKind, text: string): Judgement {
  const [judged, ms] = timed(() => judgeFile(kind, text));
  if (ms <= LONGEST_MS) return judged;
  const [, again] = timed(() => judgeFile(kind, text));
  const slow = Math.round(Math.min(ms, again));
  return slow <= LONGEST_MS ? judged : { ...judged, broken: [...judged.broken, `it takes ${slow} ms`] };
}

function timed<T>(work: () => T): readonly [T, number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

/** False, with the file and the line that reproduces it, if a law is broken. */
function isSound(kind: FileKind, seed: string, number: number): boolean {
  const text = hostileFile(kind, seed, number);
  const { isAccepted, broken } = judgeInTime(kind, text);
  const counts = tally.get(kind.name) ?? { files: 0, accepted: 0 };
  tally.set(kind.name, { files: counts.files + 1, accepted: counts.accepted + (isAccepted ? 1 : 0) });
  if (broken.length === 0) return true;
  const folder = path.join(tmpdir(), 'sandtable-fuzz');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${seed}-${kind.name}-${number}.json`);
  writeFileSync(file, text);
  console.error(`\n${kind.name} ${number}: ${broken.join('; ')}\n${file}`);
  console.error(`npm run fuzz -- --files --seed ${seed} --file ${kind.name}:${number}`);
  return false;
}

const tally = new Map<string, { readonly files: number; readonly accepted: number }>();

function areSound(kinds: readonly FileKind[], seed: string, minutes: number): boolean {
  const end = performance.now() + minutes * 60_000;
  for (let number = 0; performance.now() < end; number++) {
    if (!kinds.every((kind) => isSound(kind, seed, number))) return false;
    if (process.stderr.isTTY) process.stderr.write(`\r${(number + 1) * kinds.length} files`);
  }
  const counts = [...tally].map(([name, { files, accepted }]) => `${name} ${files} (${accepted} accepted)`);
  console.log(`sound: ${counts.join(', ')}, --seed ${seed}`);
  return true;
}

/** `bear-save:12` */
function isOneSound(kinds: readonly FileKind[], seed: string, place: string): boolean {
  const [name, number = ''] = place.split(':');
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined || !/^\d+$/.test(number)) {
    console.error(`--file: expected one of ${kinds.map((each) => each.name).join(', ')}, a colon and a number`);
    process.exit(2);
  }
  return isSound(kind, seed, Number(number));
}

const minutes = minutesOf(asked.minutes);
const kinds = hostileKinds(true).filter(({ name }) => asked.game === undefined || name.startsWith(`${asked.game}-`));
const { seed, file } = asked;
if (!(file === undefined ? areSound(kinds, seed, minutes) : isOneSound(kinds, seed, file))) process.exitCode = 1;
else if (file !== undefined) console.log('nothing broke');
