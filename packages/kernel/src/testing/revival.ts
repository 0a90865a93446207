import {
  canonicalJson,
  Recorder,
  type GameSystem,
  type Realm,
  type StateOf,
  type Sentence,
  type EventNotice,
} from '../index.ts';

/** One entry as it really went: the text of the state before it, what was said, the state after it and what was told. */
interface Entry<R extends Realm> {
  readonly frozen: string;
  readonly sentence: Sentence;
  readonly state: StateOf<R>;
  readonly told: readonly EventNotice<R['event']>[];
}

/** A state revived from its text goes on exactly as the living one did; every difference as a line. */
export function brokenRevival<R extends Realm>(
  system: GameSystem<R>,
  { frozen, sentence, state, told }: Entry<R>,
): string[] {
  const revived = system.revive(frozen);
  const broken = system.freeze(revived) === frozen ? [] : ['a revived state has another text'];
  const io = new Recorder<R['event'], R['note']>(revived.random);
  system.apply(revived, sentence, io);
  if (!isSame(revived, state)) broken.push('a revived state goes on to another state');
  if (!isSame(io.told, told)) broken.push('a revived state tells other events');
  return broken;
}

/** Equal texts are made many times faster than canonical ones, and nearly always they are equal. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
}
