import { canonicalJson, Recorder, type Chance, type GameSystem, type Sentence, type Told } from '../index.ts';

/** One entry as it really went: the text of the state before it, what was said, the state after it and what was told. */
interface Entry<State, Event> {
  readonly frozen: string;
  readonly sentence: Sentence;
  readonly state: State;
  readonly told: readonly Told<Event>[];
}

/** A state revived from its text goes on exactly as the living one did; every difference as a line. */
export function brokenRevival<Options, View, State extends View & Chance, Event>(
  system: GameSystem<Options, View, State, Event>,
  { frozen, sentence, state, told }: Entry<State, Event>,
): string[] {
  const revived = system.revive(frozen);
  const broken = system.freeze(revived) === frozen ? [] : ['a revived state has another text'];
  const io = new Recorder<Event>(revived.random);
  system.apply(revived, sentence, io);
  if (!isSame(revived, state)) broken.push('a revived state goes on to another state');
  if (!isSame(io.told, told)) broken.push('a revived state tells other events');
  return broken;
}

/** Equal texts are made many times faster than canonical ones, and nearly always they are equal. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
}
