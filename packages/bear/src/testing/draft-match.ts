import { printProblem } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { type BattleMap, makeMap } from '../board/map.ts';
import type { Draft } from '../model/draft/draft.ts';
import type { EffectStepSource } from '../model/pack/effect-step.ts';
import {
  conditionCardSchema,
  type ConditionCardSource,
  generatorCardSchema,
  type GeneratorCardSource,
} from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Bear, BearSystem } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { problemsOfGenerator } from '../setup/check-generator.ts';
import { bear } from '../system.ts';
import { type BearMatch, game, pack } from './match.ts';
import { unitIn } from './story.ts';

/** A generation before its first card: its boards, the edge of the Initiative Player, and who he is. */
interface Table {
  readonly system?: BearSystem;
  readonly draft?: object;
  readonly options?: object;
  /** The sentences before the first card. */
  readonly opening?: readonly string[];
  readonly seed?: string;
}

/** A generation up to its first card. */
export function tableWith({
  system = game,
  draft = { guideline: 1 },
  options = {},
  opening = ['soviet', 'b1', 'b1-top'],
  seed = 'sfc32:draft',
}: Table = {}): BearMatch {
  return sayAll(new Rehearsal<Bear>(system, { draft, ...options }, { seed }), opening);
}

export function sayAll(match: BearMatch, sentences: readonly string[]): BearMatch {
  for (const sentence of sentences) match.say(sentence);
  return match;
}

type Steps = readonly EffectStepSource[];

/** A test's card: its top, and the units of its bottom; by default the counter of its own number. */
export function testCard(side: Side, number: number, steps: Steps, units?: readonly string[]): GeneratorCardSource {
  const own = `${side.charAt(0)}${String(number).padStart(2, '0')}`;
  const kind = steps.some((step) => step.kind === 'victory') ? 'victory' : 'event';
  return {
    side,
    number,
    name: `Test ${number}`,
    top: { kind, steps: [...steps] },
    bottom: { steps: [{ kind: 'units', units: [...(units ?? [own])] }] },
  };
}

/** A card by its top, or by its top and the units of its bottom. */
type Card = Steps | { readonly top: Steps; readonly units: readonly string[] };

interface Hands extends Omit<Table, 'system' | 'draft'> {
  readonly german?: readonly Card[];
  readonly soviet?: readonly Card[];
  /** The players of each side; they are dealt their side's cards in turn. */
  readonly players?: readonly Side[];
  readonly caps?: number;
  readonly entry?: 'anyEdge' | 'threePlayers';
  readonly maps?: number;
  readonly solo?: boolean;
  readonly smoke?: boolean;
  /** The only boards that may be laid. */
  readonly boards?: readonly string[];
  /** Instead of our own. */
  readonly conditions?: readonly ConditionCardSource[];
}

const NOTHING: Card = [{ kind: 'caps', amount: 1 }];

/** A generation with a test's own cards, all of them in hand: german-01 is the first German one. */
export function cardsWith({
  german = [],
  soviet = [],
  players = ['german', 'soviet'],
  caps = 4,
  entry = 'anyEdge',
  maps = 1,
  solo = false,
  smoke = false,
  boards = [],
  conditions,
  ...table
}: Hands): BearMatch {
  const count = Math.max(2, german.length, soviet.length);
  const cards = { german, soviet };
  const generatorCards = (['german', 'soviet'] as const).flatMap((side) =>
    Array.from({ length: count }, (_, place) => {
      const card = cards[side][place] ?? NOTHING;
      return 'top' in card ? testCard(side, place + 1, card.top, card.units) : testCard(side, place + 1, card);
    }),
  );
  const guideline = {
    number: 0,
    name: 'Test',
    minutes: [10, 20],
    rounds: 5,
    actionDeck: [2, 3, 4],
    maps,
    entry,
    roles: players.map((side, place) => rolesOf(players, side, place, count, caps)),
  };
  const draft = { guideline, smoke, boards, ...(solo ? { solo: {} } : {}) };
  return tableWith({ ...table, draft, system: gameWith(generatorCards, conditions) });
}

/** Team-mates divide their side's cards; the first has the lower half. */
function rolesOf(players: readonly Side[], side: Side, place: number, count: number, caps: number): object {
  const mates = players.flatMap((each, index) => (each === side ? [index] : []));
  const share = Math.floor(count / mates.length);
  const from = share * mates.indexOf(place) + 1;
  return { side, cards: { from, to: from + share - 1 }, hand: share, caps, actionCards: 1 };
}

/** The game with these cards instead of our own. */
function gameWith(
  cards: readonly GeneratorCardSource[],
  conditions: readonly ConditionCardSource[] | undefined,
): BearSystem {
  const made: Pack = {
    ...pack,
    guidelines: [],
    aiTiles: [],
    generatorCards: cards.map((card) => generatorCardSchema.parse(card)),
    conditionCards: conditions?.map((card) => conditionCardSchema.parse(card)) ?? pack.conditionCards,
  };
  const problems = problemsOfGenerator(made);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return bear(made);
}

/** The match as it stands, with scripted draws of the generator's stream from now on. */
export function scripted(match: BearMatch, ...numbers: readonly number[]): BearMatch {
  const { system, state } = match;
  return new Rehearsal<Bear>(system, state.options, { state, script: new Script({ generator: numbers }) });
}

export function mapOf({ state }: BearMatch): BattleMap {
  const map = makeMap(pack.boards, state.terms.map, state.options);
  if (!map.ok) throw new Error('a generation on a map that cannot be made');
  return map.value;
}

export function draftIn({ state }: BearMatch): Draft {
  if (state.draft === null) throw new Error('a match without a generation');
  return state.draft;
}

/** Where units are: `s05 D11`, `s06 off`, or `s07 off 2` for one that comes in round 2. */
export function whereabouts(match: BearMatch, ...words: readonly string[]): string[] {
  const { names } = mapOf(match);
  return words.map((word) => {
    const { at, entry } = unitIn(match, word);
    const round = match.state.terms.entries[entry]?.round ?? 1;
    return `${word} ${at === -1 ? 'off' : names[at]}${round > 1 ? ` ${round}` : ''}`;
  });
}

export function hexNo(match: BearMatch, name: string): number {
  const hex = mapOf(match).places.get(name);
  if (hex === undefined) throw new Error(`no hex '${name}'`);
  return hex;
}

/** Why a sentence is refused, each reason with its rule: `G3.7c onWater`; empty if it is granted. */
export function refusals(match: BearMatch, text: string): string[] {
  const verdict = match.judge(text);
  return verdict.granted ? [] : [...new Set(verdict.reasons.map(({ rule, key }) => `${rule} ${key}`))];
}

/** The question and the seat asked: `placeUnits soviet`. */
export function asked(match: BearMatch): string {
  const pending = match.system.pending(match.state);
  const player = match.state.players.findIndex(({ seat }) => seat === pending?.seat);
  return `${pending?.key} ${match.state.players[player]?.side ?? pending?.seat}`;
}
