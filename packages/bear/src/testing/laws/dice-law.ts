import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { RollFor } from '../../model/battle/frame.ts';
import { NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { KILL_MARGIN, MOST_CAPS, NEVER } from '../../rules/units/dice.ts';
import { LastRoll } from './last-roll.ts';
import { type EventOf, type Hears, isAtRest, type Law, type Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

const ON_UNITS: ReadonlySet<RollFor> = new Set<RollFor>(['attack', 'barrage', 'mine']);
/** Rolls that must have a reported outcome. */
const WITH_OUTCOME: ReadonlySet<RollFor> = new Set<RollFor>([...ON_UNITS, 'rally', 'rubble']);
const TWO_DICE = 2;
const SIX = 6;

/** B8.2 */
const LUCK = { bad: -3, good: 2 } as const;

interface Cast {
  readonly what: RollFor;
  readonly player: number;
  readonly unit: UnitId;
  readonly caps: number;
}

type Struck = EventOf<'missed'> | EventOf<'hit'> | EventOf<'killed'>;

/**
 * B7.2, B3.2.3, B4.2, B7.6, B8.2, B18.4: each roll has one outcome, and it follows from the dice, the CAPs, Luck and the number
 * needed.
 */
export class DiceLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #roll = new LastRoll();
  #cast: Cast | null = null;
  /** The sum before the last Luck. */
  #before = 0;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
  }

  overhear(event: BearEvent): readonly string[] {
    this.#before = this.#roll.sum;
    this.#roll.book(event);
    return SOUND;
  }

  readonly hears: Hears = {
    rolled: (event) => {
      const complaints = [...this.#mustBeDone(), ...this.#mustBeDice(event), ...this.#mustServe(event)];
      const { what, player, unit, caps } = event;
      this.#cast = { what, player, unit, caps };
      return complaints;
    },
    triedLuck: ({ die, sum }) => {
      const help = die === 1 ? LUCK.bad : LUCK.good;
      const helped = this.#before + (this.#servesLow ? -help : help);
      return unlike('a roll after Luck', sum, Math.max(0, helped));
    },
    // S6.2.2: the same roll counts for the AI found.
    rumorRevealed: ({ unit, found }) => {
      if (this.#cast?.unit === unit) this.#cast = { ...this.#cast, unit: unitId(Math.max(NONE, found)) };
    },
    missed: (event) => this.#strike(event),
    hit: (event) => this.#strike(event),
    killed: (event) => this.#strike(event),
    razed: (event) => this.#outcome(event, ON_UNITS, event.roll >= event.needed),
    stood: (event) => this.#outcome(event, ON_UNITS, event.roll < event.needed),
    nothingHit: (event) => this.#outcome({ ...event, unit: NONE }, ON_UNITS),
    attackedInVain: (event) => this.#outcome({ ...event, unit: this.#cast?.unit ?? NONE }, ON_UNITS),
    rallied: (event) => this.#outcome(event, new Set(['rally']), event.roll >= event.needed),
    rallyFailed: (event) => this.#outcome(event, new Set(['rally']), event.roll < event.needed),
    gotThrough: (event) => this.#outcome(event, new Set(['rubble']), event.roll >= event.needed),
    stuck: (event) => this.#outcome(event, new Set(['rubble']), event.roll < event.needed),
  };

  differences(state: State): readonly string[] {
    return isAtRest(state) ? this.#mustBeDone() : SOUND;
  }

  #strike(event: Struck): readonly string[] {
    const { key, roll, needed, kill } = event;
    const struck = roll < kill ? 'hit' : 'killed';
    const due = roll < needed ? 'missed' : struck;
    const isKill = kill === needed || kill === needed + KILL_MARGIN || kill === NEVER;
    return [
      ...this.#outcome(event, ON_UNITS, key === due),
      ...(isKill ? SOUND : [`${this.#units.name(event.unit)} is killed on ${kill}, but hit on ${needed}`]),
    ];
  }

  #outcome(
    { key, unit, roll }: { readonly key: string; readonly unit: UnitId; readonly roll: number },
    of: ReadonlySet<RollFor>,
    isRight = true,
  ): readonly string[] {
    const cast = this.#cast;
    this.#cast = null;
    const who = unit === NONE ? 'nobody' : this.#units.name(unit);
    if (cast === null || !of.has(cast.what)) return [`it is told: ${key} (${who}), but nothing was rolled for it`];
    return [
      ...unlike(`the roll of which came: ${key} (${who})`, roll, this.#roll.sum),
      ...(cast.unit === NONE || cast.unit === unit ? SOUND : [`${who} has a roll for ${this.#units.name(cast.unit)}`]),
      ...(isRight ? SOUND : [`${key} (${who}) is not what comes of a ${roll}`]),
    ];
  }

  #mustBeDone(): readonly string[] {
    const cast = this.#cast;
    this.#cast = null;
    return cast !== null && WITH_OUTCOME.has(cast.what) ? [`nothing came of a roll: ${cast.what}`] : SOUND;
  }

  #mustBeDice({ what, dice }: EventOf<'rolled'>): readonly string[] {
    const isDice = dice.every((die) => Number.isInteger(die) && die >= 1 && die <= SIX);
    return isDice && (!WITH_OUTCOME.has(what) || dice.length === TWO_DICE) ? SOUND : [`${dice.join(' ')} for ${what}`];
  }

  /** B3.2.3: this many CAPs, in the direction that helps; S4.3.1: an AI's order says how many. */
  #mustServe({ player, what, unit, caps }: EventOf<'rolled'>): readonly string[] {
    const isAi = player === this.#printed.opening.terms.solo?.ai;
    const isTooMany = !isAi && Math.abs(caps) > MOST_CAPS;
    const isLow = this.#isBetterLow({ player, what, unit });
    const isWrong = isLow ? caps > 0 : caps < 0 && unit !== NONE;
    return isTooMany || isWrong ? [`${caps} CAPs on a roll of player ${player}: ${what}`] : SOUND;
  }

  #isBetterLow({ player, what, unit }: Omit<Cast, 'caps'>): boolean {
    if (what === 'wire') return true;
    const isOwn = unit !== NONE && this.#units.sideOf(unit) === this.#printed.opening.terms.players[player]?.side;
    return isOwn && ON_UNITS.has(what);
  }

  /** Where either direction can help, that of the CAPs. */
  get #servesLow(): boolean {
    const cast = this.#cast;
    return cast !== null && (this.#isBetterLow(cast) || cast.caps < 0);
  }
}
