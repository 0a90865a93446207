import { bad, heardBy, ok, type Reason, Recorder, type Seat, type Sentence, streamsOf } from '@sandtable/kernel';
import {
  AI_SEAT,
  type AiNote,
  explainReason,
  fieldsOf,
  type HexId,
  type LimanowaEvent,
  type LimanowaSystem,
  NONE,
  printHex,
  printUnit,
  readHex,
  type Seen,
  type State,
  type UnitId,
  unitKind,
} from '@sandtable/limanowa';
import { type QuestionInput, badPosition, optionValue, type PositionSource } from '../../desk/options.ts';
import { BadInput } from '../../io/input.ts';
import { openTable } from '../table.ts';

const PHASES = ['opening', 'central', 'closing'] as const;
export type Phase = (typeof PHASES)[number];

export function phaseAsked(asked: QuestionInput): Phase {
  const text = asked.text('phase') ?? 'central';
  const phase = PHASES.find((each) => each === text);
  return optionValue(phase === undefined ? bad('phase', `one of ${PHASES.join(', ')}`, text) : ok(phase));
}

/** A position as the player whose round it is sees it, and the game to ask about it. */
export interface OpenPosition {
  readonly game: LimanowaSystem;
  readonly seen: Seen;
  readonly turn: Seat;
}

/** Any seed will do: no die is rolled before a plan. */
const SEED = 'sfc32:position';

/** Opens the position in a phase of the round, with nothing planned in the phases before. */
export function openPosition(source: PositionSource, phase: Phase): OpenPosition {
  const { game, pack } = openTable();
  const state = stateIn(source, phase, SEED);
  const turn = game.pending(state)?.seat ?? 'spectator';
  return { game, seen: fieldsOf(pack)(game.view(state, turn)), turn };
}

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

export interface SentenceResult {
  readonly events: readonly LimanowaEvent[];
  readonly notes: readonly AiNote[];
}

export function say(state: State, sentence: Sentence): SentenceResult {
  const { game } = openTable();
  const io = new Recorder<LimanowaEvent, AiNote>(state.random, { tracing: true });
  game.apply(state, sentence, io);
  return { events: heardBy(state.corps[0]?.seat ?? 'spectator', io.told), notes: io.notes };
}

/** Names of units and hexes: `a03`, `0604`. */
export interface Names {
  hex(hex: HexId): string;
  unit(unit: UnitId): string;
}

export function namesOf(seen: Seen): Names {
  return { hex: (hex) => printHex(seen.map, hex), unit: (unit) => printUnit(seen, unit) };
}

export function unitAsked(seen: Seen, word: string, option: string): UnitId {
  const unit = unitKind.read(seen, word);
  if (unit === undefined) return optionValue(bad(option, 'a unit of the position, such as a03', word));
  const isLost = seen.view.units[unit]?.at === NONE;
  return optionValue(isLost ? bad(option, 'a unit on the map', word) : ok(unit));
}

export function hexAsked(seen: Seen, word: string, option: string): HexId {
  const hex = readHex(seen.map, word);
  return optionValue(hex === undefined ? bad(option, 'a hex of the map, such as 0604', word) : ok(hex));
}

/** `the target is out of range (L9b)` */
export function reasonLine(seen: Seen, reason: Reason): string {
  return `${explainReason(seen, reason)} (${reason.rule})`;
}
