import {
  type Bot,
  type GameSystem,
  hashOf,
  parseSentence,
  printSentence,
  randomOf,
  type Realm,
  Recorder,
  type Sentence,
  streamsOf,
} from '../index.ts';

// A golden match is a text: its options, every entry with the first letters of the state's hash after it, and its outcome.
// A rule change that alters a result shows as a changed line.

interface Plan {
  readonly options: unknown;
  readonly seed: string;
}

/** Plays a match with one bot in every seat and writes it down. */
export function recordGolden<R extends Realm>(system: GameSystem<R>, plan: Plan, bot: Bot<R['view']>): string {
  const random = randomOf(plan.seed, 'golden');
  return written(system, plan, (view) => bot(view, random));
}

/** The same match played again: the same text if nothing has changed. */
export function replayGolden<R extends Realm>(system: GameSystem<R>, text: string): string {
  const [first = '', second = '', , ...lines] = text.split('\n');
  const plan: Plan = { options: JSON.parse(afterWord(first)), seed: afterWord(second) };
  let entry = 0;
  return written(system, plan, () => {
    const [, said = ''] = /^\w+: (.*) \| [0-9a-f]+$/.exec(lines[entry++] ?? '') ?? [];
    const parsed = parseSentence(said);
    return parsed.ok ? parsed.value : [];
  });
}

function afterWord(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

/** Ends with the outcome, or with the first refused sentence. */
function written<R extends Realm>(
  system: GameSystem<R>,
  { options, seed }: Plan,
  speak: (view: R['view']) => Sentence,
): string {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = system.setup(read.value, new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams)));
  const lines = [`options ${JSON.stringify(options)}`, `seed ${seed}`, `set-up | ${shortHash(state)}`];
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const view = system.view(state, pending.seat);
    const sentence = speak(view);
    const verdict = system.judge(view, sentence);
    const said = `${pending.seat}: ${printSentence(sentence)}`;
    if (!verdict.granted || !verdict.value.whole) return [...lines, `${said} | refused`, ''].join('\n');
    system.apply(state, sentence, new Recorder<R['event'], R['note']>(state.random));
    lines.push(`${said} | ${shortHash(state)}`);
  }
  return [...lines, `outcome ${JSON.stringify(system.outcome(state))}`, ''].join('\n');
}

const LETTERS = 8;

function shortHash(state: unknown): string {
  return hashOf(state).slice(0, LETTERS);
}
