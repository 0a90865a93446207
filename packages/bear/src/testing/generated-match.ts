import { type BattleMap, hexNamed, makeMap } from '../board/map.ts';
import { aiOrderSchema, type AiOrderSource } from '../model/pack/orders.ts';
import type { AiOrder } from '../model/solo/order.ts';
import { makeDraft } from '../model/draft/draft.ts';
import { guidelineSchema } from '../model/pack/generator.ts';
import type { GeneratedSolo } from '../model/solo/solo.ts';
import { tileEventSchema } from '../model/pack/solo-mission.ts';
import type { State } from '../model/battle/state.ts';
import type { VictoryRule } from '../model/battle/terms.ts';
import { makeUnit, rosterOf } from '../model/battle/unit.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { unit } from './fire-field.ts';
import { type BearMatch, pack } from './match.ts';
import { type SoloOpening, soloMatch } from './solo-match.ts';
import { cardId, type HexId, NONE, playerId } from '../model/ids.ts';

/** A tile on the Mission Track; its name does not matter. */
interface TileOpening {
  readonly path: readonly number[];
  readonly yellow?: boolean;
  readonly events: readonly object[];
  /** Its index in the pack; by default its index here. */
  readonly tile?: number;
}

/** What a generated mission adds: units by their words, hexes by their names. */
export interface GeneratedOpening extends SoloOpening {
  readonly tiles?: readonly TileOpening[];
  /** Orders of tiles, for these units only. */
  readonly counteractions?: readonly (AiOrderSource & { readonly among?: readonly string[] })[];
  readonly lowRisk?: readonly string[];
  /** Units outside and where they enter; those of the AI lie in its Draw Cup. */
  readonly waiting?: readonly {
    readonly unit: string;
    readonly hexes: readonly string[];
    readonly round?: number;
    readonly on?: string;
  }[];
  readonly molotov?: string;
  readonly truck?: { readonly unit: string; readonly road: readonly string[] };
  /** VP for the truck leaving at the end of its road. */
  readonly exitVp?: number;
  /** Defense Counters in the cup, by index in the pack. */
  readonly defense?: readonly number[];
}

/** A match in progress against a generated AI: `soloMatch` with what only the generator makes. */
export function generatedMatch(units: string, opening: GeneratedOpening = {}): BearMatch {
  const match = soloMatch(units, opening);
  const { state } = match;
  const made = makeMap(pack.boards, state.terms.map, state.options);
  const { solo } = state.terms;
  if (!made.ok || solo === null || state.solo === null) throw new Error('no map, or no AI');
  const side = state.players[solo.ai]?.side ?? 'soviet';
  placeWaiting(state, made.value, opening);
  state.terms = {
    ...state.terms,
    ...exitsOf(made.value, side, opening),
    solo: {
      ...solo,
      counteractions: [...solo.counteractions, ...(opening.counteractions ?? []).map(orderOf)],
      generated: generatedOf(made.value, opening),
    },
  };
  state.solo.tiles = (opening.tiles ?? []).map(({ path: [first = -1] }) => first);
  giveMolotov(state, solo.ai, opening);
  if (opening.defense !== undefined) Object.assign(state, { draft: draftWith(opening.defense) });
  return match;
}

function orderOf({ among = [], ...source }: AiOrderSource & { readonly among?: readonly string[] }): AiOrder {
  const order: AiOrder = aiOrderSchema.parse(source);
  return { ...order, among: among.length === 0 ? null : among.map(unit) };
}

function hexAt(map: BattleMap, name: string): HexId {
  const hex = hexNamed(map, name);
  if (!hex.ok) throw new Error(`no hex ${name}`);
  return hex.value;
}

function generatedOf(map: BattleMap, { tiles = [], lowRisk = [], molotov, truck }: GeneratedOpening): GeneratedSolo {
  return {
    tiles: tiles.map(({ path, yellow = false, events, tile }, place) => ({
      tile: tile ?? place,
      name: `Tile ${place}`,
      yellow,
      events: events.map((event) => tileEventSchema.parse(event)),
      path,
    })),
    counteractionTiles: [],
    missionOrderTiles: [],
    lowRisk: lowRisk.map(unit),
    drawCup: true,
    molotov: molotov === undefined ? NONE : unit(molotov),
    truck: truck === undefined ? null : { unit: unit(truck.unit), road: truck.road.map((hex) => hexAt(map, hex)) },
  };
}

function placeWaiting(state: State, map: BattleMap, { waiting = [] }: GeneratedOpening): void {
  waiting.forEach(({ unit: word, on }, entry) => {
    const carrier = on === undefined ? NONE : unit(on);
    const owner = playerId(state.players.findIndex(({ side }) => side === pack.counters[unit(word)]?.side));
    Object.assign(state.units[unit(word)] ?? {}, makeUnit({ owner, fate: 'waiting', entry, carrier }));
  });
  state.roster = rosterOf(state.units);
  const entries = waiting.map(({ hexes, round = 1 }) => ({ round, hexes: hexes.map((hex) => hexAt(map, hex)) }));
  state.terms = { ...state.terms, entries };
}

function exitsOf(
  map: BattleMap,
  side: Side,
  { truck, exitVp = 0 }: GeneratedOpening,
): Partial<Pick<State['terms'], 'exits' | 'victory'>> {
  if (truck === undefined) return {};
  const units = [unit(truck.unit)];
  const hexes = truck.road.slice(-1).map((hex) => hexAt(map, hex));
  const rule: VictoryRule = { kind: 'left', side, vp: exitVp, edge: 'bottom', units };
  return { exits: [{ side, edge: 'bottom', hexes, units }], victory: [rule] };
}

/** B8.4: as a weapon card of its own. */
function giveMolotov({ players }: State, ai: number, { molotov }: GeneratedOpening): void {
  const player = players[ai];
  if (molotov === undefined || player === undefined) return;
  const card = cardId(pack.actionCards.findIndex(({ id }) => id === 'molotov'));
  player.weapons = [...player.weapons, { card, unit: unit(molotov), uses: 1 }];
}

/** G4.0a: only the cup is left of the generation. */
function draftWith(cup: readonly number[]): State['draft'] {
  const role = { cards: { from: 1, to: 1 }, hand: 1, caps: 0, actionCards: 0 };
  const plan = guidelineSchema.parse({
    number: 0,
    name: 'Trial',
    minutes: [1, 1],
    rounds: 1,
    actionDeck: [],
    maps: 1,
    entry: 'longEdge',
    roles: [
      { side: 'german', ...role },
      { side: 'soviet', ...role },
    ],
  });
  return makeDraft({ plan, isSolo: true, deckOf: [], decks: [], conditions: [], cup });
}
