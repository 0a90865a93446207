import { type Bot, randomOf, type WordCounts, streamsOf } from '@sandtable/kernel';
import { botsFor } from '../../bots/bots.ts';
import { AI_SEAT } from '../../model/forces.ts';
import type { Pack } from '../../model/pack.ts';
import type { LimanowaSystem, State, View } from '../../model/state.ts';
import { limanowa } from '../../system.ts';
import { watch } from './entry.ts';
import { randomField } from './random-field.ts';
import { randomPack } from './random-pack.ts';
import { type Situation, situationOf } from './situation.ts';
import { disagree, Disagreement, Logbook, Tape } from './tape.ts';

/** The results of matches in which the AI decided twice. */
export interface Findings {
  /** Each with the seed and entry to reproduce it. */
  readonly differences: string[];
  readonly met: Map<string, number>;
  /** Rounds of players and of the AI that began. */
  rounds: number;
}

export function noFindings(): Findings {
  return { differences: [], met: new Map(), rounds: 0 };
}

interface Trial {
  readonly seed: string;
  readonly most: number;
  readonly options: unknown;
}

/** Plays a match and checks each entry with the slow AI; stops at the first difference. */
export function examine({ pack, system, bot }: Bench, { seed, most, options: raw }: Trial, found: Findings): void {
  const random = randomOf(seed, 'speakers');
  const spoken: WordCounts = new Map();
  const options = system.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const state = system.setup(options.value, new Logbook(streamsOf(seed, system.streams)));
  const said: string[] = [];
  while (said.length < most) {
    const pending = system.pending(state);
    if (pending === undefined) return;
    const view = system.view(state, pending.seat);
    // At random: the bot, any sentence, or the one said least so far.
    const speaker = random.below(3);
    const sentence =
      speaker === 0 ? bot(view, random) : system.anySentence(view, random, speaker === 1 ? undefined : spoken);
    said.push(sentence.join(' '));
    const before = beforeEntry(pack, state);
    // Tracing must not change anything.
    const log = new Logbook(state.random, { tracing: random.below(2) === 0 });
    system.apply(state, sentence, log);
    if (log.items.some(({ key }) => key === 'roundBegan' || key === 'aiRoundBegan')) found.rounds += 1;
    const asked = system.pending(state)?.seat === AI_SEAT ? state.frames.at(-1) : undefined;
    const met = (name: string): void => void found.met.set(name, (found.met.get(name) ?? 0) + 1);
    try {
      watch({ pack, ...before, tape: new Tape(log.items), asked, met });
      compareAttacks(before.situation, state);
    } catch (error) {
      if (!(error instanceof Disagreement)) throw error;
      const told = log.items.map((item) => JSON.stringify(item)).join('\n  ');
      found.differences.push(`${seed}, after ${said.join('; ')}: ${error.message}\n  ${told}`);
      return;
    }
  }
}

/** L6.2g: the attacks kept for the Closing Phase. */
function compareAttacks({ turn }: Situation, state: State): void {
  if (turn.phase !== 'central' || state.turn.corps !== turn.corps) return;
  const [book, kept] = [turn.attacks, state.turn.attacks].map((attacks) =>
    attacks.filter(({ made }) => made).map(({ attacker, target, at }) => `${attacker} ${target} ${at}`),
  );
  if (book?.join() !== kept?.join()) disagree(`attacks ${book?.join()}`, kept?.join());
}

function beforeEntry(pack: Pack, state: State): Pick<Parameters<typeof watch>[0], 'situation' | 'frame'> {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('no frame is left');
  return { situation: situationOf(pack, state), frame: { ...frame } };
}

/** A game and a bot that plays to win. */
interface Bench {
  readonly pack: Pack;
  readonly system: LimanowaSystem;
  readonly bot: Bot<View>;
}

export function benchOf(pack: Pack): Bench {
  const system = limanowa(pack);
  return { pack, system, bot: botsFor(system, pack).corps };
}

/** So many fields share one pack, ours and a random one in turn. */
const FIELDS = 25;
/** About two rounds. */
const ENTRIES = 15;

/** Random fields by number, so that each can be run alone: `tryFields(pack, seed, 17, 18, found)`. */
export function tryFields(pack: Pack, seed: string, from: number, to: number, found: Findings): void {
  let bench: Bench | undefined;
  for (let field = from; field < to && found.differences.length === 0; field++) {
    if (bench === undefined || field % FIELDS === 0) bench = benchOf(packOf(pack, seed, Math.floor(field / FIELDS)));
    tryField(bench, `sfc32:${seed} ${field}`, found);
  }
}

export function tryField(bench: Bench, seed: string, found: Findings): void {
  const position = randomField(bench.pack, randomOf(seed, 'field'));
  examine(bench, { seed, most: ENTRIES, options: { position } }, found);
}

function packOf(pack: Pack, seed: string, row: number): Pack {
  return row % 2 === 0 ? pack : randomPack(randomOf(`sfc32:${seed} ${row}`, 'pack'));
}
