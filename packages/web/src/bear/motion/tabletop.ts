import {
  type BearEvent,
  counterOf,
  type HexId,
  nameOfHex,
  NONE,
  type Seen,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import type { Motion, StampTone } from '@sandtable/board';
import type { Facing } from '@sandtable/hex';
import type { Cue } from '../../face/happening.ts';
import { fireOf, struckOf } from './weapons.ts';

interface Verdict {
  readonly word: string;
  readonly tone: StampTone;
  readonly note?: string;
  /** The total of the dice; absent if no dice are shown. */
  readonly roll?: number;
  readonly struck?: UnitId;
  readonly cue?: Cue;
}

/** Tracks where units and dice are while the events of an entry are played. */
export class Tabletop {
  readonly #before: Seen;
  readonly #after: Seen;
  readonly #places = new Map<UnitId, HexId>();
  readonly #carriers = new Map<UnitId, UnitId>();
  /** The attacker; -1 for mines, shells and bombs. An attack declared in an earlier entry is still in its frame. */
  #leader: UnitId;
  #isIndirect: boolean;
  #thrown: Throw;

  constructor(before: Seen, after: Seen, earlier: readonly BearEvent[] = []) {
    this.#before = before;
    this.#after = after;
    const attack = before.view.frames.findLast(({ kind }) => kind === 'attack');
    this.#leader = attack !== undefined && 'leader' in attack ? attack.leader : NONE;
    this.#isIndirect = attack !== undefined && 'spot' in attack && attack.spot !== -1;
    const isCast = before.view.frames.some(({ kind }) => kind === 'roll');
    this.#thrown = lastThrow(isCast ? earlier : []);
  }

  word(unit: UnitId): string {
    return counterOf(this.#after, unit).word;
  }

  placeOf(unit: UnitId): HexId {
    return this.#places.get(unit) ?? unitOf(this.#before, unit).at;
  }

  put(unit: UnitId, at: HexId): void {
    this.#places.set(unit, at);
  }

  carry(unit: UnitId, carrier: UnitId): Motion[] {
    this.#carriers.set(unit, carrier);
    return [];
  }

  aim(leader: UnitId): Motion[] {
    this.#leader = leader;
    this.#isIndirect = false;
    return [];
  }

  /** Indirect fire: the shot flies over what lies between. */
  spot(): Motion[] {
    this.#isIndirect = true;
    return [];
  }

  get hasDice(): boolean {
    return this.#thrown.dice.length > 0;
  }

  throwDice(thrown: Throw): Motion[] {
    this.#thrown = thrown;
    return [];
  }

  /** Dice that have not decided anything yet lie where they were rolled. */
  dicePending(): Motion[] {
    const { dice, unit } = this.#thrown;
    const at = unit === -1 ? -1 : this.placeOf(unit);
    if (dice.length === 0 || at === -1) return [];
    return this.stamp(at, { word: '', tone: 'missed', roll: dice.reduce((sum, die) => sum + die, 0) });
  }

  goes(unit: UnitId, path: readonly HexId[], facing: Facing | null): Motion[] {
    const at = path.at(-1) ?? -1;
    if (at === -1) return [];
    const goers = [...this.#passengersOf(unit), unit];
    for (const goer of goers) this.put(goer, at);
    const pieces = goers.map((goer) => this.word(goer));
    return [{ kind: 'slide', pieces, path: path.map((hex) => this.hex(hex)), facing }];
  }

  #passengersOf(unit: UnitId): UnitId[] {
    const carrierOf = (other: UnitId): number => this.#carriers.get(other) ?? unitOf(this.#before, other).carrier;
    return this.#before.view.roster.filter((other) => carrierOf(other) === unit);
  }

  shot(at: HexId, isHit: boolean, verdict: Verdict): Motion[] {
    if (at === -1) return [];
    const from = this.#leader === -1 ? NONE : this.placeOf(this.#leader);
    const { cue, rounds, isArc } = fireOf(this.#after, this.#leader, this.#isIndirect);
    const struck = isHit ? struckOf(this.#after, verdict.struck ?? NONE) : 'miss';
    const shot = {
      kind: 'shot',
      to: this.hex(at),
      result: isHit ? 'hit' : 'miss',
      isArc,
      rounds,
      cue,
      struck,
    } as const;
    return [{ ...shot, from: from === -1 ? null : this.hex(from) }, ...this.stamp(at, verdict)];
  }

  stamp(at: HexId, { word, tone, note = '', roll, struck = NONE, cue }: Verdict): Motion[] {
    if (at === -1) return [];
    const { dice, isLying } = roll === undefined ? NOTHING : this.#thrown;
    this.#thrown = NOTHING;
    const shaken = struck === -1 ? null : this.word(struck);
    const added = addedTo(dice, roll ?? 0);
    return [{ kind: 'stamp', at: this.hex(at), word, tone, note, dice, sides: 6, added, shaken, isLying, cue }];
  }

  turnsUp(from: UnitId, to: UnitId, at: HexId): Motion[] {
    if (to >= 0) this.put(to, at);
    return [{ kind: 'flip', from: from < 0 ? null : this.word(from), to: to < 0 ? null : this.word(to) }];
  }

  /** The counter turns over for players who know where the unit is, and disappears for all others. */
  hides(unit: UnitId, at: HexId): Motion[] {
    this.put(unit, at);
    const piece = this.word(unit);
    return at === -1 ? [{ kind: 'leave', piece }] : [{ kind: 'flip', from: piece, to: piece }];
  }

  onMap(units: readonly UnitId[]): UnitId[] {
    return units.filter((unit) => unit >= 0 && this.placeOf(unit) !== -1);
  }

  hex(hex: HexId): string {
    return nameOfHex(this.#after.map, hex);
  }
}

/** Dice that stay until their result is shown. */
interface Throw {
  readonly dice: readonly number[];
  /** The unit that rolled or was rolled against; -1 for none. */
  readonly unit: UnitId;
  readonly isLying: boolean;
}

const NOTHING: Throw = { dice: [], unit: NONE, isLying: false };

/** The last dice of these events: a question may come between a roll and its result. */
function lastThrow(events: readonly BearEvent[]): Throw {
  const rolled = events.findLast((event) => event.key === 'rolled');
  return rolled?.key === 'rolled' ? { dice: rolled.dice, unit: rolled.unit, isLying: true } : NOTHING;
}

/** The rest of the total: CAPs, and a card that changes the roll. */
function addedTo(dice: readonly number[], sum: number): string {
  // B3.0.1: of three dice the highest and the lowest count.
  const counted = dice.length === 3 ? [Math.max(...dice), Math.min(...dice)] : dice;
  const added = sum - counted.reduce((all, die) => all + die, 0);
  if (added === 0 || dice.length === 0) return '';
  return added > 0 ? `+${added}` : `−${-added}`;
}

/** `by 2`, or `just made it` */
export function marginOf(roll: number, needed: number): string {
  const by = Math.abs(roll - needed);
  return by === 0 ? 'just made it' : `by ${by}`;
}
