import {
  type Audience,
  canonicalJson,
  type EventNotice,
  type GameSystem,
  type Json,
  type Random,
  type Realm,
  Recorder,
  type Sentence,
  type StateOf,
} from '../index.ts';

interface Search<R extends Realm> {
  readonly random: Random;
  /** What this audience must not know, by name: a list kept by hand. */
  readonly secrets: (state: StateOf<R>) => { readonly [name: string]: unknown };
  /** How many states to imagine; each secret must differ in at least one of them. */
  readonly tries?: number;
}

/**
 * Two states that differ in every secret must give the audience the same bytes. Returns a line for each leak, and for each
 * secret that `imagine` never changed, since it would not have been tested.
 */
export function brokenSecrecy<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  audience: Audience,
  { random, secrets, tries = 8 }: Search<R>,
): string[] {
  // By its text, so that nothing of the state can be reached through it.
  const view: R['view'] = JSON.parse(JSON.stringify(system.view(state, audience)));
  const before = canonicalJson(view);
  const kept = new Map(Object.entries(secrets(state)).map(([name, secret]) => [name, canonicalJson(secret)]));
  const unchanged = new Set(kept.keys());
  const broken: string[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const other = system.imagine(view, audience, random);
    broken.push(...system.audit(other).map((line) => `an imagined state is unsound: ${line}`));
    if (canonicalJson(system.view(other, audience)) !== before)
      broken.push(`'${audience}' could tell an imagined state`);
    for (const [name, secret] of Object.entries(secrets(other))) {
      if (canonicalJson(secret) !== kept.get(name)) unchanged.delete(name);
    }
  }
  return [...broken, ...[...unchanged].map((name) => `'${name}' was never changed for '${audience}'`)];
}

/** One entry as played: the state's text before it, the sentence, the state after it and its events. */
interface Entry<R extends Realm> {
  readonly frozen: string;
  readonly sentence: Sentence;
  readonly state: StateOf<R>;
  readonly told: readonly EventNotice<R['event']>[];
}

/** A state revived from its text must go on exactly as the original did; a line for each difference. */
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

/** A copy must be the same, go on in the same way, and leave the original alone; call the result after the original went on. */
export function copyPlayed<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  sentence: Sentence,
): (after: StateOf<R>) => string[] {
  const before = system.freeze(state);
  const copy = system.copy(state);
  const broken = system.freeze(copy) === before ? [] : ['a copy has another text'];
  system.apply(copy, sentence, new Recorder<R['event'], R['note']>(copy.random));
  if (system.freeze(state) !== before) broken.push('what is played on a copy changes the original');
  return (after) => (isSame(copy, after) ? broken : [...broken, 'a copy goes on to another state']);
}

/** Plain texts are made much faster than canonical ones, and they are nearly always equal. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
}

/**
 * What an audience does not see, and could still look up: it is the same in all these states, which should come from different seeds
 * and set-ups of one mission. By path: `units.41.at`.
 */
export function fixedSecrets<R extends Realm>(
  system: GameSystem<R>,
  states: readonly StateOf<R>[],
  audience: Audience,
): string[] {
  const [first, ...others] = states.map((state) => secretsOf(plain(state), plain(system.view(state, audience))));
  if (first === undefined || others.length === 0) throw new RangeError('there is nothing to compare');
  // How often chance was asked is no secret.
  const secrets = [...first].filter(([path]) => !path.startsWith('random.'));
  return secrets.flatMap(([path, value]) => (others.every((each) => each.get(path) === value) ? [path] : []));
}

/** Every value that the view has not, or has otherwise, by its path. */
function secretsOf(state: Json, view: Json): ReadonlyMap<string, Json> {
  const seen = leavesOf(view);
  return new Map([...leavesOf(state)].filter(([path, value]) => seen.get(path) !== value));
}

function leavesOf(value: Json, path = '', leaves = new Map<string, Json>()): ReadonlyMap<string, Json> {
  if (value === null || typeof value !== 'object') return leaves.set(path.slice(1), value);
  for (const [key, each] of Object.entries(value)) leavesOf(each, `${path}.${key}`, leaves);
  return leaves;
}

function plain(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value));
  return copy;
}
