import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import type { UnitId } from '../../model/ids.ts';
import { enemyOf, type State } from '../../model/battle/state.ts';
import type { Terms, VictoryRule } from '../../model/battle/terms.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';
import type { ControlLaw } from './control-law.ts';
import { Destroyers } from './destroyers.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { Ledger } from './ledger.ts';
import { tileOf } from './solo-law.ts';
import type { UnitsBook } from './units-book.ts';

/** The name of a side's account of VP. */
export function vpOf(side: Side): string {
  return `VP of ${side}`;
}

/** For a player (B20.3). */
export function vpOfPlayer(player: number): string {
  return `VP of player ${player}`;
}

/** B19.2, B19.2a, B20.3: every VP is booked for a side and one of its players, and scored exactly when the mission says so. */
export class VpLaw implements Law {
  readonly #terms: Terms;
  readonly #units: UnitsBook;
  readonly #controls: ControlLaw;
  readonly #ledger: Ledger;
  readonly #objectives = new Map<number, Side>();
  /** The scores due, by rule and side, in one sum or several. */
  readonly #due = new Map<string, number>();
  /** A round has ended and its scores are not worked out yet: units found dead come first. */
  #isRoundDue = false;
  #isOver = false;
  readonly #destroyers: Destroyers;
  /** B20.3: the player that the last reported loss counts for. */
  #destroyer = -1;

  constructor({ opening }: Printed, units: UnitsBook, controls: ControlLaw, ledger: Ledger) {
    this.#terms = opening.terms;
    this.#units = units;
    this.#controls = controls;
    this.#ledger = ledger;
    this.#destroyers = new Destroyers(opening.terms.players);
    for (const side of SIDES) {
      this.#expect('S1.0', side, opening.startVp[side]);
      this.#expect('B3.2.5', side, opening.handicapVp[side]);
    }
  }

  readonly hears: Hears = {
    scored: (event) => this.#score(event),
    destroyed: (event) => {
      const scorer = enemyOf(this.#units.sideOf(event.unit));
      this.#destroyer = this.#destroyers.of(event.unit, scorer);
      return this.#expect('B19.2', scorer, this.#worthOf(event.unit, scorer));
    },
    left: (event) => this.#expectLeaver(event.exit, event.unit),
    roundEnded: () => {
      this.#isRoundDue = true;
    },
    drew: (event) => {
      const { players } = this.#terms;
      const side = players[event.player]?.side;
      if (event.card !== null && side !== undefined) this.#objectives.set(event.card, side);
    },
    eventDrawn: (event) => this.#expectFromCard(event.player, event.card),
    trackEvent: (event) => this.#expectFromTrack(event.space, event.event),
    tileExecuted: (event) => this.#expectFrom(tileOf(this.#terms.solo, event.tile)?.events[event.event]),
    roundBegan: () => {
      this.#endRound();
      return this.#mustBeScored();
    },
    gameEnded: () => {
      this.#endRound();
      if (!this.#isOver) this.#endGame();
      return this.#mustBeScored();
    },
  };

  overhear(event: BearEvent): readonly string[] {
    this.#destroyers.book(event);
    return SOUND;
  }

  differences({ vp, players }: State): readonly string[] {
    return [
      ...this.#mustBeScored(),
      ...players.flatMap(({ seat, vp: is }, player) =>
        unlike(`the VP of ${seat}`, is, this.#ledger.balance(vpOfPlayer(player))),
      ),
      ...SIDES.flatMap((side) => unlike(`the VP of ${side}`, vp[side], this.#ledger.balance(vpOf(side)))),
    ];
  }

  #expect(rule: string, side: Side, vp: number): readonly string[] {
    if (vp !== 0) this.#due.set(`${rule} ${side}`, (this.#due.get(`${rule} ${side}`) ?? 0) + vp);
    return SOUND;
  }

  /** The scores of a round, then those of the game, are worked out when the first of them is reported. */
  #score({ rule, side, vp, player }: EventOf<'scored'>): readonly string[] {
    if (rule === 'B19.2a' && this.#due.size === 0) this.#endRound();
    if (rule === 'B19.2a' && this.#due.size === 0) this.#endGame();
    this.#ledger.post(vpOf(side), vp, rule);
    this.#ledger.post(vpOfPlayer(player), vp, rule);
    if (this.#terms.players[player]?.side !== side)
      return [`player ${player} scores ${vp} VP for ${side}, not his side`];
    if (rule === 'B19.2' && player !== this.#destroyer) return [`player ${player} scores for what he did not destroy`];
    const due = this.#due.get(`${rule} ${side}`);
    if (due === undefined) return [`${side} scores ${vp} VP (${rule}) for nothing`];
    if (due === vp) this.#due.delete(`${rule} ${side}`);
    else this.#due.set(`${rule} ${side}`, due - vp);
    return SOUND;
  }

  #mustBeScored(): readonly string[] {
    const left = [...this.#due].map(([what, vp]) => `${vp} VP should have been scored, or not (${what})`);
    this.#due.clear();
    return left;
  }

  /** B19.2: a special value replaces the base value, unless it is added. */
  #worthOf(unit: UnitId, scorer: Side): number {
    const rules = this.#terms.victory.filter(
      (rule) => rule.kind === 'destroyed' && rule.side === scorer && (rule.units?.includes(unit) ?? true),
    );
    const [replacing, added] = [
      rules.filter((rule) => rule.kind === 'destroyed' && !rule.added),
      rules.filter((rule) => rule.kind === 'destroyed' && rule.added),
    ];
    return (replacing.at(-1)?.vp ?? 0) + added.reduce((sum, { vp }) => sum + vp, 0);
  }

  #expectLeaver(exit: number, unit: UnitId): readonly string[] {
    const { side, edge } = this.#terms.exits[exit] ?? {};
    if (side === undefined) return [`a unit leaves by exit ${exit}, which there is not`];
    const rules = this.#terms.victory.filter(
      (rule) =>
        rule.kind === 'left' &&
        rule.side === side &&
        rule.edge === edge &&
        (rule.units === null || rule.units.includes(unit)),
    );
    return this.#expect(
      'B19.2a',
      side,
      rules.reduce((sum, { vp }) => sum + vp, 0),
    );
  }

  #expectFromCard(drawer: number, card: number): readonly string[] {
    const side = this.#terms.players[drawer]?.side;
    for (const { card: other, effects } of this.#terms.events) {
      for (const effect of other === card ? effects : []) {
        if (effect.kind === 'vp')
          for (const each of SIDES)
            if ((effect.who === 'drawer') === (each === side)) this.#expect('B8.3', each, effect.amount);
        if (effect.kind === 'vpForControl')
          for (const each of SIDES) this.#expect('B8.3', each, this.#controls.heldBy(each) * effect.amount);
      }
    }
    return SOUND;
  }

  #expectFromTrack(space: number, place: number): readonly string[] {
    return this.#expectFrom(this.#terms.solo?.track.find((each) => each.space === space)?.events[place]);
  }

  #expectFrom(event: TrackEvent | undefined): readonly string[] {
    return event?.kind === 'vp' ? this.#expect('S7.2', event.side, event.amount) : SOUND;
  }

  #endRound(): void {
    if (!this.#isRoundDue) return;
    this.#isRoundDue = false;
    for (const rule of this.#terms.victory)
      if (rule.kind === 'control' && rule.when === 'roundEnd') this.#expectControl(rule);
  }

  #endGame(): void {
    this.#isOver = true;
    for (const rule of this.#terms.victory) {
      if (rule.kind === 'control' && rule.when === 'gameEnd') this.#expectControl(rule);
      if (rule.kind === 'alive')
        this.#expect('B19.2a', rule.side, rule.vp * rule.units.filter((unit) => this.#units.isAlive(unit)).length);
      if (rule.kind === 'reached') this.#expectThere(rule);
      if (rule.kind === 'wipedOut' && this.#isWipedOut(enemyOf(rule.side))) this.#expect('B19.2a', rule.side, rule.vp);
      const drawer = rule.kind === 'objective' ? this.#objectives.get(rule.card) : undefined;
      if (rule.kind === 'objective' && drawer !== undefined && this.#controls.heldBy(drawer, rule.at) > 0)
        this.#expect('B19.2a', drawer, rule.vp);
    }
  }

  #expectControl({ side, vp, at }: Extract<VictoryRule, { readonly kind: 'control' }>): void {
    this.#expect('B19.2a', side, vp * this.#controls.heldBy(side, at));
  }

  /** Rumored Enemies do not count (S6.1). */
  #expectThere({ side, vp, hexes }: Extract<VictoryRule, { readonly kind: 'reached' }>): void {
    const there = hexes
      .flatMap((hex) => this.#units.unitsIn(hex))
      .filter((unit) => this.#units.sideOf(unit) === side && !this.#units.isRumor(unit));
    this.#expect('B19.2a', side, vp * there.length);
  }

  #isWipedOut(side: Side): boolean {
    return !this.#units.everyUnit.some(
      (unit) =>
        this.#units.sideOf(unit) === side &&
        this.#units.isCombatCounter(unit) &&
        (this.#units.isInTheGame(unit) || this.#units.hasLeft(unit)),
    );
  }
}
