// Spoilt or forged saves of a game: they must be read safely, and no change may go unnoticed.
import { canonicalJson, type GameSystem, type Random, type Realm } from '../../packages/kernel/src/index.ts';
import {
  createMatch,
  LIMITS,
  type Match,
  NOBODY,
  PROCEDURE_SEAT,
  type Reading,
  reading,
} from '../../packages/session/src/index.ts';
import { forged, type Save, textOf } from './forged-saves.ts';
import { type FileKind, type Judgement, refused, spoiltBase } from './hostile-files.ts';

/** One accepted save in so many is exported and read again. */
const AGAIN_ONE_IN = 8;

/** Entries in a base, at most. Short, so that thousands can be read. */
const SHORT = 4;

export function saveKind<R extends Realm>(system: GameSystem<R>, bases: readonly string[]): FileKind {
  return {
    name: `${system.id}-save`,
    spoilt(random) {
      const base = random.pick(bases);
      return random.below(2) === 0 ? spoiltBase(base, random) : forged(system, base, random);
    },
    judge: (text, random) => judgeSave(system, text, random.below(AGAIN_ONE_IN) === 0),
  };
}

/** The save of a match just begun: a few random sentences, some taken back. */
export function shortSave<R extends Realm>(system: GameSystem<R>, options: object, random: Random): string {
  const checked = system.options(options);
  const seats = checked.ok ? system.seats(checked.value) : [];
  const seating = Object.fromEntries(
    seats.map((seat) => [seat, seat === PROCEDURE_SEAT ? { kind: 'procedure' } : { kind: 'person', name: 'one' }]),
  );
  const match = createMatch(system, { options, seed: `sfc32:save-${random.below(1000)}`, seats: seating });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  playSome(match.value, random);
  return textOf(match.value);
}

function playSome<R extends Realm>(match: Match<R>, random: Random): void {
  while (match.seq < SHORT && match.asks !== null) {
    const seat = match.asks;
    if (random.below(5) > 0 || !match.undo(seat, match.seq, Math.max(0, match.seq - 1), NOBODY).granted) {
      match.say(seat, match.seq, match.system.anySentence(match.now(seat).view, random));
    }
  }
}

/** A save with only its first entries. */
export function cutSave(text: string, entries = SHORT): string {
  const save: Save = JSON.parse(text);
  return JSON.stringify({
    ...save,
    entries: save.entries.slice(0, entries),
    record: save.record.slice(0, entries + 1),
  });
}

/**
 * Checks that no more is played than a file may hold, that the final state is sound, and that the match exports and reads back the same.
 */
function judgeSave<R extends Realm>(system: GameSystem<R>, text: string, isReadAgain: boolean): Judgement {
  const { read, steps } = readThrough(system, text);
  const tooMany = steps > LIMITS.entries + 1 ? [`${steps} steps`] : [];
  if (read.kind === 'wrong') {
    const told = refused(read.problems);
    return { ...told, broken: [...told.broken, ...tooMany] };
  }
  if (read.match === null) return { isAccepted: false, broken: tooMany };
  const { match } = read;
  const again = isReadAgain ? readThrough(system, textOf(match)).read.kind : 'same';
  return {
    isAccepted: true,
    broken: [
      ...tooMany,
      ...system.audit(match.stateAt(match.seq)),
      ...(again === 'same' ? [] : [`exported, it is ${again}`]),
      ...(read.kind === 'same' && !isAsExported(match, text) ? ['altered, and yet the same'] : []),
    ],
  };
}

/** A file that reads as the same match must be exactly what we export. */
function isAsExported<R extends Realm>(match: Match<R>, text: string): boolean {
  return canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(textOf(match)));
}

function readThrough<R extends Realm>(
  system: GameSystem<R>,
  text: string,
): { readonly read: Reading<R>; readonly steps: number } {
  const all = reading(system, text);
  for (let steps = 1; ; steps++) {
    const step = all.next();
    if (step.done === true) return { read: step.value, steps };
  }
}
