import {
  AI_SEAT,
  fieldsOf,
  type LimanowaEvent,
  type AiNote,
  type LimanowaSystem,
  type Seen,
  type State,
} from '@sandtable/limanowa';
import { bad, heardBy, ok, Recorder, type Seat, type Sentence, streamsOf } from '@sandtable/kernel';
import { type Asked, optionValue } from '../../desk/asked.ts';
import { badPosition, type PositionSource } from '../../desk/position.ts';
import { BadInput } from '../../io/bad-input.ts';
import { openTable } from '../table.ts';

const PHASES = ['opening', 'central', 'closing'] as const;
export type Phase = (typeof PHASES)[number];

/** In which phase something is said. */
export function phaseAsked(asked: Asked): Phase {
  const text = asked.text('phase') ?? 'central';
  const phase = PHASES.find((each) => each === text);
  return optionValue(phase === undefined ? bad('phase', `one of ${PHASES.join(', ')}`, text) : ok(phase));
}

/** A position as the one whose round it is sees it, and the game that can be asked what may be said there. */
export interface OpenPosition {
  readonly game: LimanowaSystem;
  readonly seen: Seen;
  /** Who speaks. */
  readonly turn: Seat;
}

/** Nothing is rolled before somebody plans something, so any seed will do. */
const SEED = 'sfc32:position';

/** The position in a phase of the round; nothing is planned in those before it. */
export function openPosition(source: PositionSource, phase: Phase): OpenPosition {
  const { game, pack } = openTable();
  const state = stateIn(source, phase, SEED);
  const turn = game.pending(state)?.seat ?? 'spectator';
  return { game, seen: fieldsOf(pack)(game.view(state, turn)), turn };
}

/** The match that begins so. */
export function stateIn(source: PositionSource, phase: Phase, seed: string): State {
  const { game } = openTable();
  const state = stateOf(source, seed);
  if (game.pending(state)?.seat === AI_SEAT)
    throw new BadInput('turn: expected the place of a corps that people command, got that of the AI');
  for (const earlier of PHASES.slice(0, PHASES.indexOf(phase))) {
    const { phase: now } = state.turn;
    if (now !== earlier) throw new BadInput(`phase: expected ${earlier} first, got ${now}`);
    say(state, ['disclose']);
  }
  return state;
}

export function stateOf(source: PositionSource, seed: string): State {
  const { game } = openTable();
  const options = game.options({ position: source.raw });
  if (!options.ok) throw badPosition(options.problems);
  return game.setup(options.value, new Recorder(streamsOf(seed, game.streams)));
}

/** What came of something that was said: what the players heard, and what the AI noted on the way. */
export interface Said {
  readonly events: readonly LimanowaEvent[];
  readonly notes: readonly AiNote[];
}

/** The one who is asked says this. */
export function say(state: State, sentence: Sentence): Said {
  const { game } = openTable();
  const io = new Recorder<LimanowaEvent, AiNote>(state.random, { tracing: true });
  game.apply(state, sentence, io);
  return { events: heardBy(state.corps[0]?.seat ?? 'spectator', io.told), notes: io.notes };
}
