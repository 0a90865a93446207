import { type GameSystem, type Given, type Pile, type Realm, Recorder, type StateOf } from '@sandtable/kernel';
import { createMatch, type Match } from '@sandtable/session';

/** Chance as the rules have it, written down as somebody at a table would. */
export class Listener<Event, Note> extends Recorder<Event, Note> {
  readonly heard: number[] = [];

  override roll(stream: string, sides: number): number {
    return this.#note(super.roll(stream, sides));
  }

  override draw(deck: Pile): number | undefined {
    return this.#note(super.draw(deck));
  }

  override pull(cup: Pile): number | undefined {
    return this.#note(super.pull(cup));
  }

  #note<T extends number | undefined>(result: T): T {
    if (result !== undefined) this.heard.push(result);
    return result;
  }
}

/** A match of one person against the AI, beside a real table. */
export function tableMatch<R extends Realm>(system: GameSystem<R>, seat: string, options: object): Match<R> {
  const seats = { [seat]: { kind: 'person', name: 'You' }, ai: { kind: 'procedure', chance: 'table' } };
  const match = createMatch(system, { options, seed: 'by-hand', seats });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

/** Enters an entry one die or card at a time, each only when it is asked for and can come. Returns what was entered. */
export function enterAll<R extends Realm>(
  match: Match<R>,
  seat: string,
  say: readonly string[],
  outcomes: readonly number[],
): readonly Given[] {
  const given: Given[] = [];
  for (;;) {
    const answer = match.prepare(seat, match.seq, say, given);
    if (answer.granted) {
      answer.value.commit();
      return given;
    }
    const next = outcomes[given.length];
    if (answer.want === undefined || next === undefined || !answer.want.need.of.includes(next))
      throw new Error(`${next}: ${JSON.stringify(answer)}`);
    given.push(next);
  }
}

/** The same with what no table has left out: the order inside decks, and the streams behind them. */
export function onTable<R extends Realm>(state: StateOf<R>): unknown {
  const plain: unknown = JSON.parse(JSON.stringify({ ...state, random: null }));
  return sorted(plain);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    if (key === 'inside' && Array.isArray(each)) return [key, each.toSorted((a, b) => Number(a) - Number(b))];
    return [key, sorted(each)];
  });
  return Object.fromEntries(entries);
}
