// The laws for anything read from a file, in any game: reading never throws, a refusal is told in short plain lines, and an accepted file
// begins or continues a match that its own game finds sound.
import {
  type GameSystem,
  type Problem,
  type Random,
  type Realm,
  type Result,
  type StateOf,
  hashOf,
  must,
  ok,
  printProblems,
  randomOf,
  readJson,
  Recorder,
  streamsOf,
} from '../../packages/kernel/src/index.ts';
import { mutate } from '../../packages/kernel/src/testing/index.ts';

export interface FileKind {
  /** `bear-save` */
  readonly name: string;
  /** A sound file, spoilt in ways of this kind. */
  spoilt(random: Random): string;
  judge(text: string, random: Random): Judgement;
}

export interface Judgement {
  readonly isAccepted: boolean;
  readonly broken: readonly string[];
}

export function hostileFile(kind: FileKind, seed: string, number: number): string {
  const random = randomOf(`sfc32:${seed}`, `${kind.name} ${number}`);
  return kind.spoilt(random);
}

/** If it throws, that is a broken law too. */
export function judgeFile(kind: FileKind, text: string): Judgement {
  try {
    return kind.judge(text, randomOf('sfc32:judge', text.slice(0, 1000)));
  } catch (error) {
    const trace = error instanceof Error ? error.stack : String(error);
    return { isAccepted: false, broken: [`threw ${String(trace).slice(0, 1500)}`] };
  }
}

/** One file in so many is left unspoilt, to show that sound ones are accepted. */
const SOUND_ONE_IN = 50;

/** A base, spoilt in ways that fit any JSON. */
export function spoiltBase(base: string, random: Random): string {
  return random.below(SOUND_ONE_IN) === 0 ? base : mutate(base, random);
}

const MOST_LINES = 21;
const LONGEST_LINE = 600;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function refused(problems: readonly Problem[]): Judgement {
  const lines = printProblems(problems);
  const broken = [
    ...(lines.length === 0 ? ['refused without a reason'] : []),
    ...(lines.length > MOST_LINES ? [`${lines.length} lines`] : []),
    ...lines.filter((line) => line.length > LONGEST_LINE).map((line) => `a line of ${line.length}: ${line}`),
    ...lines.filter((line) => UNSEEN.test(line)).map((line) => `something unseen: ${JSON.stringify(line)}`),
  ];
  return { isAccepted: false, broken };
}

/** Random entries to play from what was accepted. */
const ENTRIES = 2;

/** A match with these options must be sound at its start, and some entries later. */
function beginsSound<R extends Realm>(system: GameSystem<R>, options: R['options'], random: Random): readonly string[] {
  const seed = 'sfc32:hostile';
  const state: StateOf<R> = system.setup(options, new Recorder(streamsOf(seed, system.streams)));
  for (let entry = 0; ; entry++) {
    const broken = system.audit(state);
    if (broken.length > 0) return broken.map((line) => `after ${entry} entries: ${line}`);
    hashOf(state);
    const pending = system.pending(state);
    if (entry === ENTRIES || pending === undefined) return [];
    const sentence = system.anySentence(system.view(state, pending.seat), random);
    system.apply(state, sentence, new Recorder(state.random));
  }
}

/** Positions of a game: each begins a match. `also` is another reader of positions, which must refuse in plain lines too. */
export function positionKind<R extends Realm>(
  system: GameSystem<R>,
  bases: readonly unknown[],
  also: (raw: unknown) => Result<unknown> = () => ok(null),
): FileKind {
  const texts = bases.map((base) => JSON.stringify(base));
  return {
    name: `${system.id}-position`,
    spoilt: (random) => spoiltBase(random.pick(texts), random),
    judge(text, random) {
      const read = readJson(text);
      if (!read.ok) return refused(read.problems);
      const besides = also(read.value);
      const options = system.options({ position: read.value });
      if (options.ok) return { isAccepted: true, broken: beginsSound(system, options.value, random) };
      const told = refused(options.problems);
      return besides.ok ? told : { ...told, broken: [...told.broken, ...refused(besides.problems).broken] };
    },
  };
}

interface Packs<P extends { readonly missions: readonly { readonly id: string }[] }, R extends Realm> {
  readonly bases: readonly object[];
  check(raw: unknown): Result<P>;
  make(pack: P): GameSystem<R>;
}

/** Packs of a game: a mission of each must begin sound. */
export function packKind<P extends { readonly missions: readonly { readonly id: string }[] }, R extends Realm>(
  game: string,
  { bases, check, make }: Packs<P, R>,
): FileKind {
  const texts = bases.map((base) => JSON.stringify(base));
  for (const base of bases) must(check(base));
  return {
    name: `${game}-pack`,
    spoilt: (random) => spoiltBase(random.pick(texts), random),
    judge(text, random) {
      const read = readJson(text);
      if (!read.ok) return refused(read.problems);
      const pack = check(read.value);
      if (!pack.ok) return refused(pack.problems);
      const { missions } = pack.value;
      if (missions.length === 0) return { isAccepted: true, broken: [] };
      const system = make(pack.value);
      const { id } = random.pick(missions);
      const options = system.options({ mission: id });
      const broken = options.ok
        ? beginsSound(system, options.value, random)
        : [`the mission ${JSON.stringify(id)} of the pack is refused: ${printProblems(options.problems).join('; ')}`];
      return { isAccepted: true, broken };
    },
  };
}
