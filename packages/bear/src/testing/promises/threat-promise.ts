import type { Forecasts } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import type { State } from '../../model/battle/state.ts';
import type { UnitView } from '../../model/battle/unit.ts';
import { type Stand, standing, standsIn } from '../../rules/attack/stand.ts';
import { type Threats, threatsTo } from '../../rules/attack/threat.ts';
import { hasUnknownMarker } from '../../rules/units/figures.ts';
import { ROLLS, waysAtLeast } from '../../rules/units/dice.ts';
import type { Promised, Said } from './promise.ts';

interface Exposed {
  readonly where: string;
  readonly unit: UnitId;
  readonly side: Side;
  /** The enemies the player could see, and those of them with a face-down marker. */
  readonly visible: readonly UnitId[];
  readonly secretive: readonly UnitId[];
  /** How it was to stand. */
  readonly there: UnitView;
  readonly shown: Threats;
}

interface Attack {
  readonly leader: UnitId;
  readonly supporters: number;
  caps: number;
  sum: number;
}

/** B7.0: who attacks a unit in the turn after it has moved, and on what. */
export class ThreatPromise implements Promised {
  #shown: Exposed | null = null;
  #attack: Attack | null = null;
  #turns = 0;
  /** Weapon cards and cards 09 played in this turn. */
  #cards = 0;
  #found: { readonly rumor: UnitId; readonly unit: UnitId } | null = null;

  readonly #forecasts: Forecasts;

  constructor(forecasts: Forecasts) {
    this.#forecasts = forecasts;
  }

  say(said: Said | null, state: State): void {
    if (said !== null && said.asked !== 'turn') return;
    this.#attack = null;
    this.#cards = 0;
    this.#found = null;
    this.#turns += 1;
    // The next turn after the move is the enemy's, but for card 10 and for teams.
    const isOwn = said !== null && state.players[said.player]?.side === this.#shown?.side;
    if (this.#turns > 1 || isOwn || !this.#standsAsTold(state)) this.#shown = null;
    if (said !== null) this.#move(said);
  }

  #move({ seen, heard, sentence, where, figures }: Said): void {
    const verb = VERBS.find((word) => sentence.includes(word));
    if (verb === undefined || sentence.includes('leave') || (figures.dice ?? 0) > 0) return;
    const stands: Stand[] = standsIn(seen, heard, verb !== 'move' && verb !== 'enter');
    const [first, ...others] = stands;
    if (first === undefined || first.path.length === 0) return;
    const side = seen.pack.counters[first.unit]?.side;
    const there = standing(seen, stands).view.units[first.unit];
    if (side === undefined || there === undefined) return;
    const visible = seen.view.roster.filter((unit) => seen.view.units[unit]?.at !== NONE);
    const secretive = visible.filter((unit) => hasUnknownMarker(seen, unit));
    const shown = threatsTo(seen, first, others);
    this.#shown = { where, unit: first.unit, side, visible, secretive, there, shown };
    this.#turns = 0;
  }

  /** A mine, rubble or an enemy found on the way changes everything. */
  #standsAsTold({ units }: State): boolean {
    const it = this.#shown === null ? undefined : units[this.#shown.unit];
    const there = this.#shown?.there;
    if (it === undefined || there === undefined) return false;
    return (['at', 'facing', 'inside', 'hidden', 'exposed', 'hit'] as const).every(
      (field) => it[field] === there[field] || (field === 'facing' && it.inside),
    );
  }

  hear(event: BearEvent): void {
    if (this.#shown === null || this.#turns !== 1) return;
    if (STIRS.has(event.key)) this.#shown = null;
    if (event.key === 'rumorRevealed') this.#found = { rumor: event.unit, unit: event.found };
    if (event.key === 'attacked' && event.unit !== NONE)
      this.#attack = { leader: event.unit, supporters: event.supporters.length, caps: 0, sum: 0 };
    const attack = this.#attack;
    if (event.key === 'played' || event.key === 'weaponUsed') this.#cards += 1;
    if (attack === null) return;
    if (event.key === 'rolled') {
      attack.caps = event.caps;
      attack.sum = event.dice.reduce((sum, die) => sum + die, 0);
    } else if (
      (event.key === 'missed' || event.key === 'hit' || event.key === 'killed') &&
      event.unit === this.#shown?.unit
    )
      this.#struck(this.#shown, attack, event.needed);
  }

  #struck({ visible, secretive, shown, where }: Exposed, attack: Attack, needed: number): void {
    const { leader, supporters, caps, sum } = attack;
    // S6.2.1: who was a rumor when the move was made.
    if (this.#found?.unit === leader)
      this.#forecasts.figure('a rumor that was listed', true, shown.rumors.includes(this.#found.rumor), where);
    // Hidden units and those from over the edge are no part of the promise.
    if (!visible.includes(leader)) return;
    const threat = shown.threats.find(({ attacker }) => attacker === leader);
    this.#forecasts.figure('an attacker that was listed', true, threat !== undefined, `${where}, by ${leader}`);
    if (threat === undefined || this.#cards > 0 || secretive.includes(leader)) return;
    const { odds, helpers, caps: most } = threat;
    const at = `${where}, by ${leader} on ${needed} with ${supporters} and ${caps}`;
    this.#forecasts.figure('the most CAPs against it', true, caps <= most, at);
    this.#forecasts.figure('the most support against it', true, needed >= odds.needed - helpers, at);
    if (supporters > 0) return;
    this.#forecasts.figure('the threat alone, or less', true, needed >= odds.needed, at);
    // Somebody with two ways to attack may take the worse.
    if (needed !== odds.needed) return;
    this.#forecasts.chance('threat', waysAtLeast(odds.needed - caps) / ROLLS, sum + caps >= needed, at);
  }
}

/** What a player moves with. */
const VERBS = ['move', 'enter', 'sneak', 'c05'] as const;

/** Between the move and the attack: smoke, cards, new units. */
const STIRS: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>([
  'trackEvent',
  'smokeLaid',
  'roundEnded',
  'moved',
]);
