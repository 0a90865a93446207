import {
  type Audience,
  canonicalJson,
  type EventNotice,
  type GameSystem,
  type Random,
  type Realm,
  Recorder,
  type Sentence,
  type StateOf,
} from '../index.ts';

interface Search<R extends Realm> {
  readonly random: Random;
  /** The hand-kept list of what this audience must not know and what could be otherwise, by name. */
  readonly secrets: (state: StateOf<R>) => { readonly [name: string]: unknown };
  /** How many other states are imagined; in one of them at least, each secret must have changed. */
  readonly tries?: number;
}

/**
 * Nothing hidden shows: a state and another in which every secret is different give the audience the same bytes. Every
 * leak as a line, and every secret that `reimagine` never changed, since that one would not have been tested.
 */
export function brokenSecrecy<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  audience: Audience,
  { random, secrets, tries = 8 }: Search<R>,
): string[] {
  const before = canonicalJson(system.view(state, audience));
  const kept = new Map(Object.entries(secrets(state)).map(([name, secret]) => [name, canonicalJson(secret)]));
  const unchanged = new Set(kept.keys());
  const broken: string[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const other = system.reimagine(state, audience, random);
    broken.push(...system.audit(other).map((line) => `an imagined state is unsound: ${line}`));
    if (canonicalJson(system.view(other, audience)) !== before)
      broken.push(`'${audience}' could tell an imagined state`);
    for (const [name, secret] of Object.entries(secrets(other))) {
      if (canonicalJson(secret) !== kept.get(name)) unchanged.delete(name);
    }
  }
  return [...broken, ...[...unchanged].map((name) => `'${name}' was never changed for '${audience}'`)];
}

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
