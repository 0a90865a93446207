import { Rehearsal, Script } from '@sandtable/kernel/testing';
import type { BattleMap } from '../../board/map.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { Mission } from '../../model/pack/mission.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { bear } from '../../system.ts';
import { type BearMatch, pack } from '../match.ts';
import { actionCards, orderCards, seatOf } from './printed-table.ts';
import { type Table, tableOf } from './table.ts';

/** Our pack with Order Cards without orders: an AI that draws one passes (S2.3.3), so that its play is known. */
const quietPack = {
  ...pack,
  orderCards: pack.orderCards.map((card) => ({
    ...card,
    advance: null,
    closeCombat: [],
    shortRange: [],
    third: 'none' as const,
    orders: [],
  })),
};
const quietGame = bear(quietPack);

/** All chance of the first two rounds. */
interface Foreseen {
  /** The initiative dice of both rounds. */
  readonly dice: readonly number[];
  /** Order Cards by number, for a check or for the AI. */
  readonly orders: readonly number[];
}

/** A printed mission, from its set-up on. */
export class OpeningPlay {
  readonly match: BearMatch;
  readonly map: BattleMap;
  /** Units placed by their players, and where. */
  readonly placed = new Map<string, string>();
  /** Where their players laid hidden mines. */
  readonly buried: { readonly hex: string; readonly side: Side }[] = [];
  /** Where shells were plotted. */
  readonly plotted: string[] = [];
  readonly economy: string;
  readonly #mission: Mission;
  readonly #heard: BearEvent[];

  constructor(mission: Mission, economy: string, { dice, orders }: Foreseen) {
    this.#mission = mission;
    this.economy = economy;
    const script = new Script({
      combat: dice,
      deck: drawsOf(mission).map((id) => pack.actionCards.findIndex((card) => card.id === id)),
      order: orders.map((number) => pack.orderCards.findIndex((card) => card.number === number)),
    });
    this.match = new Rehearsal(quietGame, { mission: mission.id, economy }, { script });
    this.#heard = [...this.match.events()];
    this.map = fieldsOf(quietPack)(this.match.state).map;
  }

  get table(): Table {
    return tableOf(quietPack, this.map, this.match.state);
  }

  get seat(): string | undefined {
    return quietGame.pending(this.match.state)?.seat;
  }

  /** Plays a turn, which must be that player's; the AI's is always the same. */
  turn(seat: string, text: string): void {
    if (this.seat !== seat) throw new Error(`it is not the turn of ${seat}, but of ${this.seat}`);
    this.#say(seat === 'ai' ? 'proceed' : text);
  }

  /** B5.5: the units reported as reinforcements since the last call. */
  reinforced(): string[] {
    const units = this.#heard.splice(0).flatMap((event) => (event.key === 'reinforced' ? event.units : []));
    return units.map((unit) => pack.counters[unit]?.word ?? '?').sort();
  }

  /** Answers all questions before the first turn of a round: what hides into the next hex of its zone, no CAPs. */
  prepare(shells: 'smoke' | 'none'): void {
    for (let key = this.#key; key !== 'turn' && key !== 'aiTurn'; key = this.#key) {
      if (key === 'deploy') this.#deploy();
      else if (key === 'plot') this.#plot(shells);
      else if (key === 'initiative') this.#say('caps:0');
      else throw new Error(`nobody foresaw that ${this.seat} is asked: ${key}`);
    }
  }

  get #key(): string | undefined {
    return quietGame.pending(this.match.state)?.key;
  }

  #say(text: string): void {
    this.#heard.push(...this.match.say(text).events());
  }

  #deploy(): void {
    const [unit = ''] = this.match.offers();
    if (unit === 'mine') return this.#bury();
    const zones = this.#mission.players.flatMap((player) => player.zones.filter(({ units }) => units.includes(unit)));
    const taken = new Set(this.placed.values());
    const open = new Set(this.match.offers(unit));
    const hex = zones.flatMap(({ hexes }) => hexes).find((each) => open.has(each) && !taken.has(each)) ?? '?';
    this.#say(`${unit} ${hex}`);
    this.placed.set(unit, hex);
  }

  #bury(): void {
    const { players } = this.#mission;
    const { side = 'german', zones = [] } =
      players.find((_player, place) => seatOf(this.#mission, place) === this.seat) ?? {};
    const open = new Set(this.match.offers('mine'));
    const hex =
      zones.flatMap(({ mines, hexes }) => (mines === undefined ? [] : hexes)).find((each) => open.has(each)) ?? '?';
    this.#say(`mine ${hex}`);
    this.buried.push({ hex, side });
  }

  #plot(shells: 'smoke' | 'none'): void {
    if (shells === 'none') return this.#say('none');
    const [hex = ''] = this.match.offers('plot');
    this.#say(`plot ${hex} smoke`);
    this.plotted.push(hex);
  }
}

/** The Action Cards drawn in two rounds, player by player; no events, which would bring others. */
export function drawsOf(mission: Mission): string[] {
  const { players } = mission;
  const cards = actionCards(pack, mission).filter(
    (id) => pack.actionCards.find((card) => card.id === id)?.kind !== 'event',
  );
  const count = players.reduce((sum, { cards: { first, later } }) => sum + first + later, 0);
  return cards.slice(0, count);
}

/** Order Cards of the mission by number: one that spends any unit that acts, and two more. */
export function knownOrders(mission: Mission): readonly [number, number, number] {
  const numbers = orderCards(pack, mission);
  const spending = pack.orderCards.find(
    ({ number, spentNumber, remainsFresh }) => numbers.includes(number) && spentNumber === 1 && !remainsFresh,
  );
  const [one = 0, two = 0] = numbers.filter((number) => number !== spending?.number);
  return [spending?.number ?? 0, one, two];
}
