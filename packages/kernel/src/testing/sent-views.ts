import { type Audience, diff, type GameSystem, patch, printProblems, type Realm, type StateOf } from '../index.ts';

/** One audience gets its view after so many entries. */
const SENT_EVERY = 3;

/**
 * The law of patches: an audience that gets its view whole once and then only what changed, each as a text, has exactly the view
 * that the game would show it, fields in order.
 */
export class SentViews<R extends Realm> {
  readonly #system: GameSystem<R>;
  readonly #audiences: readonly Audience[];
  readonly #known = new Map<Audience, unknown>();
  #turn = 0;

  constructor(system: GameSystem<R>, options: R['options']) {
    this.#system = system;
    this.#audiences = [...system.seats(options), 'spectator', 'referee'];
  }

  /** A line for each audience whose view comes out otherwise. */
  brokenForAll(state: StateOf<R>): string[] {
    return this.#audiences.flatMap((audience) => this.#broken(state, audience));
  }

  /** By turns, which takes less time; each audience is sent what many entries have changed. */
  brokenByTurns(state: StateOf<R>): string[] {
    this.#turn += 1;
    if (this.#turn % SENT_EVERY > 0) return [];
    const audience = this.#audiences[(this.#turn / SENT_EVERY) % this.#audiences.length] ?? 'spectator';
    return this.#broken(state, audience);
  }

  #broken(state: StateOf<R>, audience: Audience): string[] {
    const view = this.#system.view(state, audience);
    const known = this.#known.get(audience) ?? null;
    const changes = JSON.stringify(diff(known, view));
    const patched = patch(known, JSON.parse(changes));
    const broken = (what: string): string[] => [`${what} for '${audience}', by ${changes}`];
    if (!patched.ok) return broken(printProblems(patched.problems).join('; '));
    this.#known.set(audience, patched.value);
    const unlike = unlikeAt(patched.value, view);
    return unlike === null ? [] : broken(`a patch gives another value at the view${unlike}`);
  }
}

/** The path to where two plain values differ, order of fields included; null if nowhere. Written apart from `diff`, which it checks. */
function unlikeAt(one: unknown, other: unknown): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return '';
  if (Array.isArray(one) || Array.isArray(other)) return unlikeList(one, other);
  const [names, others] = [Object.keys(one), Object.keys(other)];
  if (names.length !== others.length) return '';
  const [left, right]: unknown[][] = [Object.values(one), Object.values(other)];
  for (let place = 0; place < names.length; place++) {
    const unlike = names[place] === others[place] ? unlikeAt(left?.[place], right?.[place]) : '';
    if (unlike !== null) return `.${names[place]}${unlike}`;
  }
  return null;
}

function unlikeList(one: unknown, other: unknown): string | null {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return '';
  for (let place = 0; place < one.length; place++) {
    const unlike = unlikeAt(one[place], other[place]);
    if (unlike !== null) return `.${place}${unlike}`;
  }
  return null;
}
