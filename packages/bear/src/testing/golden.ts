import {
  type Bot,
  hashOf,
  parseSentence,
  printSentence,
  randomOf,
  Recorder,
  type Sentence,
  streamsOf,
} from '@sandtable/kernel';
import type { BearEvent } from '../model/event.ts';
import type { State, View } from '../model/state.ts';
import type { BearSystem } from '../model/state.ts';

// A golden match is a text: what it is played by, every entry with the first letters of the state's hash after it, and how
// it ended. A change of the rules that changes a result shows as a changed line.

interface Plan {
  readonly options: unknown;
  readonly seed: string;
}

/** Plays a match of bots, each entry by the bot whose turn it is in this list, and writes it down. */
export function recordGolden(system: BearSystem, plan: Plan, bot: Bot<View>): string {
  const random = randomOf(plan.seed, 'golden');
  return written(system, plan, (view) => bot(view, random));
}

/** The same match said again, as it goes now: the same text if nothing has changed. */
export function replayGolden(system: BearSystem, text: string): string {
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

/** Ends with the outcome, or with the first sentence that is refused. */
function written(system: BearSystem, { options, seed }: Plan, speak: (view: View) => Sentence): string {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = system.setup(read.value, new Recorder<BearEvent>(streamsOf(seed, system.streams)));
  const lines = [`options ${JSON.stringify(options)}`, `seed ${seed}`, `set-up | ${shortHash(state)}`];
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const view = system.view(state, pending.seat);
    const sentence = speak(view);
    const verdict = system.judge(view, sentence);
    const said = `${pending.seat}: ${printSentence(sentence)}`;
    if (!verdict.granted || !verdict.value.whole) return [...lines, `${said} | refused`, ''].join('\n');
    system.apply(state, sentence, new Recorder<BearEvent>(state.random));
    lines.push(`${said} | ${shortHash(state)}`);
  }
  return [...lines, `outcome ${JSON.stringify(system.outcome(state))}`, ''].join('\n');
}

const LETTERS = 8;

function shortHash(state: State): string {
  return hashOf(state).slice(0, LETTERS);
}
