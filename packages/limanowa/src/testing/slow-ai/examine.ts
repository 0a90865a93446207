import { randomOf, type WordCounts, streamsOf } from '@sandtable/kernel';
import { AI_SEAT } from '../../model/corps.ts';
import type { Pack } from '../../model/pack.ts';
import type { State } from '../../model/state.ts';
import type { Bench } from './bench.ts';
import { watch } from './entry.ts';
import { type Situation, situationOf } from './situation.ts';
import { disagree, Disagreement, Logbook, Tape } from './tape.ts';

/** What came of matches in which the AI decided twice. */
export interface Findings {
  /** Each with the seed and the entry that shows it again. */
  readonly differences: string[];
  /** How often each thing was met. */
  readonly met: Map<string, number>;
  /** Rounds of players and of the AI that began. */
  rounds: number;
}

export function noFindings(): Findings {
  return { differences: [], met: new Map(), rounds: 0 };
}

interface Trial {
  readonly seed: string;
  /** So many entries at most. */
  readonly most: number;
  readonly options: unknown;
}

/** Plays a match for a while and reads each entry with the slow AI; ends at the first difference. */
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
    // By turns the bot, just anything, and what was said least.
    const speaker = random.below(3);
    const sentence =
      speaker === 0 ? bot(view, random) : system.anySentence(view, random, speaker === 1 ? undefined : spoken);
    said.push(sentence.join(' '));
    const before = beforeEntry(pack, state);
    // Whether somebody asks why must not matter.
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

/** L6.2g: what is kept of attacks for the Closing Phase. */
function compareAttacks({ turn }: Situation, state: State): void {
  if (turn.phase !== 'central' || state.turn.corps !== turn.corps) return;
  const [book, kept] = [turn.attacks, state.turn.attacks].map((attacks) =>
    attacks.filter(({ made }) => made).map(({ attacker, target, at }) => `${attacker} ${target} ${at}`),
  );
  if (book?.join() !== kept?.join()) disagree(`attacks ${book?.join()}`, kept?.join());
}

function beforeEntry(pack: Pack, state: State): Pick<Parameters<typeof watch>[0], 'situation' | 'frame'> {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is going on');
  return { situation: situationOf(pack, state), frame: { ...frame } };
}
