import { counterOf, nameOfHex, type Seen, unitOf } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import type { Facing } from '@sandtable/hex';

/** Where everything is while the events of an entry are told. */
export class Tabletop {
  readonly #before: Seen;
  readonly #after: Seen;
  readonly #places = new Map<number, number>();
  readonly #carriers = new Map<number, number>();
  /** Whoever fires; -1 for mines, shells and bombs. An attack that was declared before waits in its frame. */
  #leader: number;

  constructor(before: Seen, after: Seen) {
    this.#before = before;
    this.#after = after;
    const attack = before.view.frames.findLast(({ kind }) => kind === 'attack');
    this.#leader = attack !== undefined && 'leader' in attack ? attack.leader : -1;
  }

  word(unit: number): string {
    return counterOf(this.#after, unit).word;
  }

  placeOf(unit: number): number {
    return this.#places.get(unit) ?? unitOf(this.#before, unit).at;
  }

  put(unit: number, at: number): void {
    this.#places.set(unit, at);
  }

  carry(unit: number, carrier: number): Motion[] {
    this.#carriers.set(unit, carrier);
    return [];
  }

  aim(leader: number): Motion[] {
    this.#leader = leader;
    return [];
  }

  /** With all whom it carries: they lie below it. */
  goes(unit: number, path: readonly number[], facing: Facing | null): Motion[] {
    const at = path.at(-1) ?? -1;
    if (at === -1) return [];
    const goers = [...this.#passengersOf(unit), unit];
    for (const goer of goers) this.put(goer, at);
    const pieces = goers.map((goer) => this.word(goer));
    return [{ kind: 'slide', pieces, path: path.map((hex) => this.#hex(hex)), facing }];
  }

  #passengersOf(unit: number): number[] {
    const carrierOf = (other: number): number => this.#carriers.get(other) ?? unitOf(this.#before, other).carrier;
    return this.#before.view.roster.filter((other) => carrierOf(other) === unit);
  }

  shot(at: number, isHit: boolean): Motion[] {
    if (at === -1) return [];
    const from = this.#leader === -1 ? -1 : this.placeOf(this.#leader);
    const result = isHit ? 'hit' : 'miss';
    return [{ kind: 'shot', from: from === -1 ? null : this.#hex(from), to: this.#hex(at), result }];
  }

  turnsUp(from: number, to: number, at: number): Motion[] {
    if (to >= 0) this.put(to, at);
    return [{ kind: 'flip', from: from < 0 ? null : this.word(from), to: to < 0 ? null : this.word(to) }];
  }

  /** Whoever knows where it is sees it turned over; for all others it is gone. */
  hides(unit: number, at: number): Motion[] {
    this.put(unit, at);
    const piece = this.word(unit);
    return at === -1 ? [{ kind: 'leave', piece }] : [{ kind: 'flip', from: piece, to: piece }];
  }

  #hex(hex: number): string {
    return nameOfHex(this.#after.map, hex);
  }
}
