// Worlds that an audience could not tell apart, each on a server of its own, and what the servers send in them.
import {
  type Audience,
  canonicalJson,
  type GameSystem,
  heardBy,
  must,
  type Random,
  type Realm,
  sha256Hex,
  type StateOf,
} from '@sandtable/kernel';
import { createMatch, type Match } from '@sandtable/session';

/** The same game, beginning in the middle of a match. */
export function beginningAt<R extends Realm>(system: GameSystem<R>, state: StateOf<R>): GameSystem<R> {
  return { ...system, setup: () => system.copy(state) };
}

/** A state somewhere in a match of random players. */
export function somewhere<R extends Realm>(
  system: GameSystem<R>,
  options: unknown,
  entries: number,
  random: Random,
): StateOf<R> {
  const match = matchOf(system, options, 'somewhere');
  while (match.seq < entries && match.asks !== null) {
    const said = system.anySentence(match.now(match.asks).view, random);
    if (!match.say(match.asks, match.seq, said).granted) throw new Error('what is offered was refused');
  }
  return match.stateAt(match.seq);
}

function matchOf<R extends Realm>(system: GameSystem<R>, options: unknown, seed: string): Match<R> {
  const seats = system.seats(must(system.options(options)));
  const held = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person', name: seat }]));
  return must(createMatch(system, { options, seed, seats: held }));
}

/** The same rolls, so that worlds differ in nothing but what is hidden. */
export function worldOf<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  audience: Audience,
  random: Random,
): StateOf<R> {
  // By its text, in which the fields stay in their order.
  const view: R['view'] = JSON.parse(JSON.stringify(system.view(state, audience)));
  const world = system.imagine(view, audience, random);
  Object.assign(world.random, structuredClone(state.random));
  return world;
}

export interface Said {
  readonly seat: string;
  readonly words: string;
}

/** What can be said in both worlds so that the audience learns the same: whatever else it is sent must be the same as well. */
export function sayableInBoth<R extends Realm>(
  systems: readonly [GameSystem<R>, GameSystem<R>],
  options: unknown,
  audience: Audience,
  random: Random,
): readonly Said[] {
  const [one, other] = [matchOf(systems[0], options, 'same'), matchOf(systems[1], options, 'same')];
  const said: Said[] = [];
  for (let tries = 0; tries < 60 && said.length < 8 && one.asks !== null && one.asks === other.asks; tries++) {
    const seat = one.asks;
    const words = one.system.anySentence(one.now(seat).view, random).join(' ');
    const drafts = [one, other].map((match) => match.prepare(seat, match.seq, words));
    const known = drafts.map((draft) =>
      draft.granted
        ? canonicalJson([draft.value.asks, heardBy(audience, draft.value.told), draft.value.now(audience).view])
        : 'refused',
    );
    const isSame = known[0] === known[1] && known[0] !== 'refused';
    for (const draft of drafts) {
      if (draft.granted && isSame) draft.value.commit();
      else if (draft.granted) draft.value.drop();
    }
    if (isSame) said.push({ seat, words });
  }
  return said;
}

/** Secrets that are the same wherever the same is asked for. */
export function countedChance(): () => string {
  let count = 0;
  return () => sha256Hex(String(count++)).slice(0, 32);
}
