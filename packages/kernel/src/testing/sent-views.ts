import { type Audience, diff, type GameSystem, patch, printProblems, type Realm, type StateOf } from '../index.ts';

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

  /** One audience after the other, which takes less time; each is sent what several entries have changed. */
  brokenByTurns(state: StateOf<R>): string[] {
    this.#turn += 1;
    return this.#audiences.flatMap((audience, place) =>
      place === this.#turn % this.#audiences.length ? this.#broken(state, audience) : [],
    );
  }

  #broken(state: StateOf<R>, audience: Audience): string[] {
    const view = this.#system.view(state, audience);
    const known = this.#known.get(audience) ?? null;
    const changes = JSON.stringify(diff(known, view));
    const patched = patch(known, JSON.parse(changes));
    const broken = (what: string): string[] => [`${what} for '${audience}', by ${changes}`];
    if (!patched.ok) return broken(printProblems(patched.problems).join('; '));
    this.#known.set(audience, patched.value);
    const unlike = unlikeAt(patched.value, view, 'the view');
    return unlike === null ? [] : broken(`a patch gives another value at ${unlike}`);
  }
}

/** Where two plain values differ, order of fields included; null if nowhere. Written apart from `diff`, which it checks. */
function unlikeAt(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path;
  if (Array.isArray(one) !== Array.isArray(other)) return path;
  const left = Object.entries(one);
  const right = Object.entries(other);
  if (left.length !== right.length) return path;
  for (const [place, [key, value]] of left.entries()) {
    const [name, what] = right[place] ?? [];
    const unlike = name === key ? unlikeAt(value, what, `${path}.${key}`) : `${path}.${key}`;
    if (unlike !== null) return unlike;
  }
  return null;
}
