import {
  type Audience,
  canonicalJson,
  type GameSystem,
  type Random,
  type Realm,
  Recorder,
  type StateOf,
} from '../index.ts';

interface Worlds {
  readonly audiences: readonly Audience[];
  readonly random: Random;
  /** Also plays one of the worlds to its end, by any sentences. */
  readonly playsOn?: boolean;
}

/**
 * The laws of `imagine` at one moment: from its view alone every audience gets a sound world in which it sees just the same
 * and is asked the same. A line for each that is broken.
 */
export function brokenWorlds<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  { audiences, random, playsOn = false }: Worlds,
): string[] {
  const asked = questionOf(system, state);
  const played = playsOn ? random.pick(audiences) : null;
  return audiences.flatMap((audience) => {
    const text = canonicalJson(system.view(state, audience));
    try {
      // By its text, so that nothing of the state can be reached through it.
      const world = system.imagine(JSON.parse(text), audience, random);
      const broken = system.audit(world).map((line) => `a world of '${audience}' is unsound: ${line}`);
      if (canonicalJson(system.view(world, audience)) !== text)
        broken.push(`'${audience}' sees another view in a world`);
      if (questionOf(system, world) !== asked) broken.push(`a world of '${audience}' asks something else`);
      if (audience === played && broken.length === 0) playOut(system, world, random);
      return broken;
    } catch (error) {
      return [`a world of '${audience}' breaks: ${error instanceof Error ? error.stack : String(error)}`];
    }
  });
}

function questionOf<R extends Realm>(system: GameSystem<R>, state: StateOf<R>): string {
  const pending = system.pending(state);
  return pending === undefined ? '' : `${pending.seat} ${pending.key}`;
}

const MOST_ENTRIES = 5000;

/** Says anything until the match is over. Throws if it is not sound then, or never ends. */
function playOut<R extends Realm>(system: GameSystem<R>, state: StateOf<R>, random: Random): void {
  for (let entries = 0; entries < MOST_ENTRIES; entries++) {
    const pending = system.pending(state);
    if (pending === undefined) {
      const broken = system.audit(state);
      if (broken.length > 0) throw new Error(`unsound at its end: ${broken.join('; ')}`);
      return;
    }
    const sentence = system.anySentence(system.view(state, pending.seat), random);
    system.apply(state, sentence, new Recorder<R['event'], R['note']>(state.random));
  }
  throw new Error(`not over after ${MOST_ENTRIES} entries`);
}

/** Off by more than this many standard deviations is no chance: less than once in ten thousand. */
const FAR_OFF = 4.5;

/**
 * Whether worlds are drawn evenly: `drawn` names each world drawn, `due` every world there is, as often as it is likely. By
 * chi-square; a line for what is wrong.
 */
export function unevenly(drawn: readonly string[], due: readonly string[]): string[] {
  const strange = drawn.filter((world) => !due.includes(world));
  if (strange.length > 0) return [`drawn, but impossible: ${[...new Set(strange)].slice(0, 5).join(', ')}`];
  const cells = [...new Set(due)];
  const count = (list: readonly string[], cell: string): number => list.filter((each) => each === cell).length;
  const chi = cells.reduce((sum, cell) => {
    const expected = (drawn.length * count(due, cell)) / due.length;
    return sum + (count(drawn, cell) - expected) ** 2 / expected;
  }, 0);
  const freedom = cells.length - 1;
  const off = (chi - freedom) / Math.sqrt(2 * freedom);
  return off > FAR_OFF ? [`unevenly drawn: chi-square ${chi.toFixed(1)} of ${cells.length} worlds`] : [];
}
