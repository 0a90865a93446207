import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import type { EventEffect } from '../../model/battle/terms.ts';
import { LastRoll } from './last-roll.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { Ledger } from './ledger.ts';
import { tileOf } from './solo-law.ts';
import type { UnitsBook } from './units-book.ts';

/** The name of a player's account of CAPs. */
export function capsOf(player: number): string {
  return `CAPs of player ${player}`;
}

/** B2.2d */
const STALL = 1;
/** B8: what card 13 takes, by its die. */
const SNIPED: readonly number[] = [0, 0, 1, 1, 2, 2, 3];

/** B3.2, B7.4: every CAP is booked: reset, paid, staked on dice, given, taken, lost with a unit, lapsed with the round. */
export class CapsLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #ledger: Ledger;
  readonly #starts: readonly number[];
  readonly #losses: number[];
  readonly #roll = new LastRoll();
  #round = 1;
  /** G3.3a: changes by special rules of this round that are still to be reported. */
  #special = new Map<number, number>();
  /** The changes due by reported cards and events, in order. */
  #due: number[] = [];
  /** B7.4.1: the player whose CAP the last reported loss costs. */
  #loser: number | null = null;

  constructor(printed: Printed, units: UnitsBook, ledger: Ledger) {
    const { terms } = printed.opening;
    this.#printed = printed;
    this.#units = units;
    this.#ledger = ledger;
    this.#starts = terms.players.map(({ caps, side }, player) => {
      // S3.2: the AI has none. B3.2.5: a handicap is part of the start.
      const handicap = side === 'german' ? printed.options.germanHandicap : printed.options.sovietHandicap;
      return player === terms.solo?.ai ? 0 : Math.max(0, caps + Number(handicap));
    });
    this.#losses = this.#starts.map(() => 0);
    this.#starts.forEach((start, player) => ledger.post(capsOf(player), start, 'B1.0'));
  }

  overhear(event: BearEvent): readonly string[] {
    this.#roll.book(event);
    return this.#mustLose(event);
  }

  readonly hears: Hears = {
    paid: (event) => this.#spend(event.player, event.caps, event.rule),
    stalled: (event) => (event.unit === NONE ? this.#spend(event.player, STALL, event.rule) : SOUND),
    rolled: (event) => {
      // S4.3.1: what an AI's order adds comes from no account.
      return event.player === this.#ai ? SOUND : this.#spend(event.player, Math.abs(event.caps), event.rule);
    },
    declared: (event) => this.#spend(event.player, event.caps, event.rule),
    destroyed: (event) => this.#lose(event.unit),
    capLost: (event) => this.#change(event.player, -1, event),
    capsLapsed: (event) => this.#change(event.player, -event.caps, { ...event, caps: 0 }),
    capsReset: (event) => this.#reset(event.player, event.caps, event.rule),
    roundBegan: (event) => {
      this.#round = event.round;
      this.#special = this.#specialCaps();
    },
    hasInitiative: () => {
      const left = [...this.#special].map(([player, caps]) => `player ${player} is not told of ${caps} CAPs (G3.3a)`);
      this.#special.clear();
      return left;
    },
    eventDrawn: (event) => this.#expectFromCard(event.player, event.card),
    trackEvent: (event) => {
      const space = this.#printed.opening.terms.solo?.track.find(({ space: number }) => number === event.space);
      this.#expectFrom(space?.events[event.event]);
    },
    tileExecuted: (event) =>
      this.#expectFrom(tileOf(this.#printed.opening.terms.solo, event.tile)?.events[event.event]),
    capsChanged: (event) => this.#change(event.player, this.#changeOf(event), event),
  };

  differences({ players }: State): readonly string[] {
    return players.flatMap(({ caps, losses, start, seat }, player) => [
      ...unlike(`the CAPs of ${seat}`, caps, this.#has(player)),
      ...unlike(`the units on the CAP track of ${seat}`, losses, this.#losses[player]),
      ...unlike(`the top of the CAP track of ${seat}`, start, this.#starts[player]),
    ]);
  }

  #expectFrom(event: TrackEvent | undefined): void {
    if (event?.kind === 'playerCaps') this.#due.push(event.amount);
  }

  get #ai(): number | undefined {
    return this.#printed.opening.terms.solo?.ai;
  }

  #has(player: number): number {
    return this.#ledger.balance(capsOf(player));
  }

  #spend(player: number, caps: number, rule: string): readonly string[] {
    if (caps === 0) return SOUND;
    this.#ledger.post(capsOf(player), -caps, rule);
    return this.#has(player) >= 0 ? SOUND : [`player ${player} spends ${caps} CAPs (${rule}) that he does not have`];
  }

  /** A change that reports the new balance. */
  #change(player: number, amount: number, { rule, caps }: { readonly rule: string; readonly caps: number }) {
    const left = Math.max(0, this.#has(player) + amount);
    this.#ledger.post(capsOf(player), left - this.#has(player), rule);
    return unlike(`the CAPs that player ${player} is told to have left (${rule})`, caps, left);
  }

  /** B7.4.1: a lost combat counter lies on the track; it costs a CAP now if the CAPs reach the space it covers. */
  #lose(unit: UnitId): readonly string[] {
    const player = this.#units.ownerOf(unit);
    if (player === this.#ai || !this.#units.isCombatCounter(unit)) return SOUND;
    const losses = this.#losses[player] ?? 0;
    const covered = (this.#starts[player] ?? 0) - losses;
    this.#losses[player] = losses + 1;
    const has = this.#has(player);
    const isDue = this.#printed.options.capLoss === 'immediate' || has >= covered;
    this.#loser = isDue && has > 0 ? player : null;
    return SOUND;
  }

  /** It must follow the loss directly. */
  #mustLose(event: BearEvent): readonly string[] {
    const loser = this.#loser;
    // AP that go with the unit are reported first.
    if (event.key === 'apLost') return SOUND;
    this.#loser = null;
    if (event.key === 'capLost') return event.player === loser ? SOUND : [`player ${event.player} need not lose a CAP`];
    return loser === null ? SOUND : [`player ${loser} does not lose the CAP that his loss costs`];
  }

  /** B7.4.2: the starting CAPs less the losses, but not below the floor. */
  #reset(player: number, caps: number, rule: string): readonly string[] {
    const start = this.#starts[player] ?? 0;
    const floor = Math.min(start, Number(this.#printed.options.capFloor));
    const due = Math.max(start - (this.#losses[player] ?? 0), floor);
    this.#ledger.post(capsOf(player), due - this.#has(player), rule);
    return unlike(`the CAPs that player ${player} is reset to`, caps, due);
  }

  /** B8.3 */
  #expectFromCard(drawer: number, card: number): readonly string[] {
    const { events, players } = this.#printed.opening.terms;
    const effects: readonly EventEffect[] = events.flatMap((event) => (event.card === card ? event.effects : []));
    for (const effect of effects) {
      if (effect.kind !== 'caps') continue;
      players.forEach(({ side }, player) => {
        const isMeant =
          effect.who === 'both' || (effect.who === 'drawer' ? player === drawer : side !== players[drawer]?.side);
        if (isMeant && player !== this.#ai) this.#due.push(effect.amount);
      });
    }
    return SOUND;
  }

  /** G3.3a: the CAP changes by special rules of this round; S3.2: the AI has none. */
  #specialCaps(): Map<number, number> {
    const { rules, players } = this.#printed.opening.terms;
    const changes = new Map<number, number>();
    players.forEach(({ side }, player) => {
      let sum = 0;
      for (const rule of rules) {
        if (rule.kind !== 'caps' || (rule.round !== 0 && rule.round !== this.#round)) continue;
        if ((rule.side === null || rule.side === side) && (rule.player === NONE || rule.player === player))
          sum += rule.amount;
      }
      if (sum !== 0 && player !== this.#ai) changes.set(player, sum);
    });
    return changes;
  }

  #takeSpecial(player: number): number {
    const caps = this.#special.get(player) ?? 0;
    this.#special.delete(player);
    return caps;
  }

  /** B8.1: by the die of cards 08 and 13; otherwise as the event says. */
  #changeOf({ rule, caps, player }: EventOf<'capsChanged'>): number {
    if (rule === 'G3.3a') return this.#takeSpecial(player);
    if (rule !== 'B8.1') return this.#due.shift() ?? 0;
    const { sum } = this.#roll;
    return caps > this.#has(player) ? sum : -(SNIPED[Math.min(sum, SNIPED.length - 1)] ?? 0);
  }
}
