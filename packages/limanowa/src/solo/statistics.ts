import { fieldsOf } from '../board/map.ts';
import { effectOf, typeOf } from '../model/battle.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Pack } from '../model/pack.ts';
import type { Seen, View } from '../model/state.ts';
import { aiCorps, isAiUnit } from './ai-side.ts';

type Counts = { [name: string]: number };

/** Rolls made, rolls within the limit, and reasons for not rolling by key. */
type Rolls = { rolled: number; within: number; readonly notRolled: Counts };

/** The AI's results in one or many matches, as plain JSON. */
export type SoloStatistics = {
  games: number;
  won: number;
  /** Matches by level and by VP. */
  readonly levels: Counts;
  readonly scores: Counts;
  /** All game rounds, and those of the longest match. */
  rounds: number;
  longest: number;
  readonly cardRolls: { [phase: string]: Rolls };
  readonly cards: { [effect: string]: { turned: number; used: number } };
  readonly tokenRolls: Rolls;
  readonly tokens: { shell: number; support: number };
  /** Rolls and hits of AI units in counter-attacks and with artillery. */
  readonly counterAttacks: { rolled: number; hit: number };
  readonly shells: { rolled: number; hit: number };
  /** LS4.1, by the rank of the target. */
  readonly wounds: { [rank: string]: { rolled: number; hit: number } };
  /** LS4.2: empty objectives entered, and those that stayed empty. */
  readonly objectives: { moved: number; left: number };
};

function noRolls(): Rolls {
  return { rolled: 0, within: 0, notRolled: {} };
}

function noStatistics(): SoloStatistics {
  return {
    games: 0,
    won: 0,
    levels: {},
    scores: {},
    rounds: 0,
    longest: 0,
    cardRolls: { opening: noRolls(), central: noRolls(), closing: noRolls() },
    cards: {},
    tokenRolls: noRolls(),
    tokens: { shell: 0, support: 0 },
    counterAttacks: { rolled: 0, hit: 0 },
    shells: { rolled: 0, hit: 0 },
    wounds: {},
    objectives: { moved: 0, left: 0 },
  };
}

/** Records one match: feed it the events of every entry, the set-up first, with the view after them. */
export class SoloRecord {
  readonly #sum = noStatistics();
  readonly #on: ReturnType<typeof fieldsOf>;
  #isSolo = false;

  constructor(pack: Pack) {
    this.#on = fieldsOf(pack);
  }

  note(events: readonly LimanowaEvent[], view: View): void {
    const seen = this.#on(view);
    if (aiCorps(seen) < 0) return;
    const sum = this.#sum;
    this.#isSolo = true;
    for (const event of events) noteEvent(sum, seen, event);
    sum.rounds = view.round;
    sum.longest = view.round;
    if (view.ended === null || sum.games > 0) return;
    sum.games = 1;
    sum.won = view.ended.side === null ? 0 : 1;
    const { level, speed } = view.ended.score;
    add(sum.levels, view.options.level);
    add(sum.scores, String(level + speed));
  }

  /** Null without an AI. */
  end(): SoloStatistics | null {
    return this.#isSolo ? this.#sum : null;
  }
}

function noteEvent(sum: SoloStatistics, seen: Seen, event: LimanowaEvent): void {
  noteCard(sum, seen, event);
  noteFire(sum, seen, event);
  noteOwnRound(sum, seen, event);
}

/** LS3.2.1 */
function noteCard({ cardRolls, cards }: SoloStatistics, { pack }: Seen, event: LimanowaEvent): void {
  if (event.key === 'aiCardRolled') noteRoll((cardRolls[event.phase] ??= noRolls()), event);
  if (event.key === 'aiCardNotRolled') add((cardRolls[event.phase] ??= noRolls()).notRolled, event.why);
  if (event.key !== 'aiCardTurned' && event.key !== 'aiCardUsed') return;
  const card = (cards[effectOf(pack, event.card)] ??= { turned: 0, used: 0 });
  if (event.key === 'aiCardTurned') card.turned += 1;
  else card.used += 1;
}

/** LS3.2.2, LS3.2b */
function noteFire(sum: SoloStatistics, seen: Seen, event: LimanowaEvent): void {
  if (event.key === 'aiTokenRolled') noteRoll(sum.tokenRolls, event);
  if (event.key === 'aiTokenNotRolled') add(sum.tokenRolls.notRolled, event.why);
  if (event.key === 'tokenSpent' && isAiUnit(seen, event.battery)) sum.tokens[event.use] += 1;
  if (event.key === 'rolled' && isAiUnit(seen, event.attacker))
    noteHit(event.as === 'artillery' ? sum.shells : sum.counterAttacks, event.hit);
}

/** LS4 */
function noteOwnRound(sum: SoloStatistics, seen: Seen, event: LimanowaEvent): void {
  if (event.key === 'woundRolled')
    noteHit((sum.wounds[typeOf(seen, event.unit).rank] ??= { rolled: 0, hit: 0 }), event.hit);
  if (event.key === 'moved' && event.as === 'objective') sum.objectives.moved += 1;
  if (event.key === 'objectiveLeft') sum.objectives.left += 1;
}

function noteRoll(rolls: Rolls, { die, limit }: { readonly die: number; readonly limit: number }): void {
  rolls.rolled += 1;
  if (die <= limit) rolls.within += 1;
}

function noteHit(rolls: { rolled: number; hit: number }, hit: boolean): void {
  rolls.rolled += 1;
  if (hit) rolls.hit += 1;
}

function add(counts: Counts, name: string, amount = 1): void {
  counts[name] = (counts[name] ?? 0) + amount;
}

/** Adds up records given as plain JSON; sums can be added up again. */
export function sumStatistics(records: readonly unknown[]): SoloStatistics {
  const sum = noStatistics();
  for (const one of records.filter(isStatistics)) {
    sum.games += one.games;
    sum.won += one.won;
    sum.rounds += one.rounds;
    sum.longest = Math.max(sum.longest, one.longest);
    addCounts(sum.levels, one.levels);
    addCounts(sum.scores, one.scores);
    for (const [phase, rolls] of Object.entries(one.cardRolls)) addRolls((sum.cardRolls[phase] ??= noRolls()), rolls);
    for (const [effect, { turned, used }] of Object.entries(one.cards)) {
      const own = (sum.cards[effect] ??= { turned: 0, used: 0 });
      own.turned += turned;
      own.used += used;
    }
    addRolls(sum.tokenRolls, one.tokenRolls);
    sum.tokens.shell += one.tokens.shell;
    sum.tokens.support += one.tokens.support;
    addHits(sum.counterAttacks, one.counterAttacks);
    addHits(sum.shells, one.shells);
    for (const [rank, wounds] of Object.entries(one.wounds))
      addHits((sum.wounds[rank] ??= { rolled: 0, hit: 0 }), wounds);
    sum.objectives.moved += one.objectives.moved;
    sum.objectives.left += one.objectives.left;
  }
  return sum;
}

function isStatistics(record: unknown): record is SoloStatistics {
  return typeof record === 'object' && record !== null && 'tokenRolls' in record;
}

function addRolls(to: Rolls, { rolled, within, notRolled }: Rolls): void {
  to.rolled += rolled;
  to.within += within;
  addCounts(to.notRolled, notRolled);
}

function addHits(to: { rolled: number; hit: number }, { rolled, hit }: { rolled: number; hit: number }): void {
  to.rolled += rolled;
  to.hit += hit;
}

function addCounts(to: Counts, more: Readonly<Counts>): void {
  for (const [name, count] of Object.entries(more)) add(to, name, count);
}
