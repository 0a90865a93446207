import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { AP_OF_ACTIVATION } from '../../rules/payment/seven-ap.ts';
import { LastRoll } from './last-roll.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

interface Booked {
  readonly units: Set<UnitId>;
  ap: number;
}

/** The rules that end an activation for all who share it. */
const ENDS: ReadonlySet<string> = new Set(['B2.3', 'B3.0a', 'B3.0b', 'B3.0d', 'B18.3.1']);

/**
 * B3.0, B9.0, R-218: AP come with an activation, go with payments, and lapse with its last unit and with the round. All who share
 * one belong to its player and are on the map or entering.
 */
export class ActivationLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #active: (Booked | null)[];
  readonly #roll = new LastRoll();
  /** the AP lost with the last unit of an activation; the next event must report them. */
  #lost: { readonly player: number; readonly ap: number } | null = null;

  /** B18.3.1: units that refused to pay, spent with the activation they were to share. */
  #refusers: readonly UnitId[] = [];

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
    this.#active = printed.opening.terms.players.map(() => null);
  }

  overhear(event: BearEvent): readonly string[] {
    this.#roll.book(event);
    return this.#mustLose(event);
  }

  readonly hears: Hears = {
    activated: (event) => this.#activate(event.player, event.unit, event.ap),
    paid: (event) => (event.way === 'pool' || event.way === 'activate' ? this.#pay(event) : SOUND),
    apAdded: (event) => this.#add(event.player, event.ap),
    refused: (event) => {
      this.#refusers = event.units;
    },
    becameSpent: (event) => this.#spend(event.rule, event.units),
    destroyed: (event) => this.#forget(event.unit),
    left: (event) => this.#forget(event.unit),
    roundBegan: () => this.#mustBeOver(),
    gameEnded: () => this.#mustBeOver(),
  };

  differences({ players, options }: State): readonly string[] {
    return players.flatMap(({ seat, activation }, player) => {
      const booked = this.#active[player] ?? null;
      if (activation === null || booked === null)
        return unlike(`whether ${seat} has an active unit`, activation !== null, booked !== null);
      const names = (units: Iterable<UnitId>): string => [...units].map((unit) => this.#units.name(unit)).join(' ');
      const strangers = activation.units.filter(
        (unit) => !this.#units.isInTheGame(unit) || this.#units.ownerOf(unit) !== player,
      );
      return [
        ...unlike(`the AP of ${seat}`, activation.ap, booked.ap),
        ...unlike(`the active units of ${seat}`, names(activation.units), names(booked.units)),
        ...(strangers.length === 0 ? SOUND : [`${names(strangers)} active for ${seat}, though gone or not his`]),
        ...(options.economy === 'sevenAP' ? SOUND : [`${seat} has an active unit without activations`]),
      ];
    });
  }

  /** B3.0, B3.0.1: with seven AP, or the roll. B9.0: several units at once are reported one by one. */
  #activate(player: number, unit: UnitId, told: number): readonly string[] {
    const ap = this.#printed.options.variableAP === 'on' ? this.#roll.sum : AP_OF_ACTIVATION;
    const booked = this.#active[player];
    if (booked === null || booked === undefined) this.#active[player] = { units: new Set([unit]), ap };
    else booked.units.add(unit);
    return unlike(`the AP that ${this.#units.name(unit)} is activated with`, told, ap);
  }

  #pay({ player, units, ap }: EventOf<'paid'>): readonly string[] {
    const booked = this.#active[player];
    if (booked === null || booked === undefined) return [`player ${player} pays ${ap} AP without an active unit`];
    booked.ap -= ap;
    for (const unit of units) booked.units.add(unit);
    return booked.ap >= 0 ? SOUND : [`player ${player} pays ${ap} AP, ${-booked.ap} more than he has`];
  }

  /** B8.7: the roll of card 07. */
  #add(player: number, told: number): readonly string[] {
    const booked = this.#active[player];
    if (booked === null || booked === undefined) return [`player ${player} gains AP without an active unit`];
    booked.ap += this.#roll.sum;
    return unlike(`the AP that player ${player} is told to have`, told, booked.ap);
  }

  #spend(rule: string, units: readonly UnitId[]): readonly string[] {
    const [first] = units;
    if (rule === 'B8.1') return units.flatMap((unit) => this.#forget(unit));
    if (!ENDS.has(rule)) return SOUND;
    if (first === undefined) return [`an activation ends (${rule}) of nobody`];
    const player = this.#units.ownerOf(first);
    const shared = new Set([...(this.#active[player]?.units ?? []), ...(rule === 'B18.3.1' ? this.#refusers : [])]);
    this.#active[player] = null;
    const names = (list: Iterable<UnitId>): string => [...list].map((unit) => this.#units.name(unit)).join(' ');
    const there = [...shared].filter((unit) => this.#units.isInTheGame(unit));
    return unlike(`the units that the end of an activation spends (${rule})`, names(units), names(there));
  }

  /** a shared activation goes on for the others. */
  #forget(unit: UnitId): readonly string[] {
    const player = this.#units.ownerOf(unit);
    const booked = this.#active[player];
    if (!booked?.units.delete(unit) || booked.units.size > 0) return SOUND;
    this.#active[player] = null;
    if (booked.ap > 0) this.#lost = { player, ap: booked.ap };
    return SOUND;
  }

  #mustLose(event: BearEvent): readonly string[] {
    const lost = this.#lost;
    this.#lost = null;
    if (event.key === 'apLost')
      return event.player === lost?.player && event.ap === lost.ap
        ? SOUND
        : [`player ${event.player} need not lose AP`];
    return lost === null ? SOUND : [`player ${lost.player} does not lose ${lost.ap} AP with his last active unit`];
  }

  /** no activation outlives its round. */
  #mustBeOver(): readonly string[] {
    return this.#active.flatMap((booked, player) =>
      booked === null ? SOUND : [`the activation of player ${player} outlives its round`],
    );
  }
}
