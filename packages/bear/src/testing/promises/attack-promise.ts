import type { Forecasts } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { FortFigures, TargetFigures } from '../../model/battle/figures.ts';
import type { UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { ROLLS } from '../../rules/units/dice.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { Promised, Said } from './promise.ts';

/** B7.5.1, B7.2, B7.5: who is rolled for, on what, and how often they are hit and destroyed. */
export class AttackPromise implements Promised {
  #open: OpenAttack | null = null;
  #roll: { readonly unit: UnitId; readonly sum: number; readonly caps: number } | null = null;

  readonly #forecasts: Forecasts;
  readonly #pack: Pack;

  constructor(forecasts: Forecasts, pack: Pack) {
    this.#forecasts = forecasts;
    this.#pack = pack;
  }

  say(said: Said | null, state: State): void {
    if (said === null || said.asked === 'turn') this.#close(state);
    if (said === null || said.asked !== 'turn') return;
    const { targets, forts, suspected = null } = said.figures;
    if (targets === undefined || forts === undefined) return;
    this.#open = {
      where: said.where,
      targets,
      forts,
      isSuspicion: suspected !== null,
      rolled: [],
      gone: [],
      last: null,
    };
  }

  hear(event: BearEvent): void {
    const open = this.#open;
    if (open === null) return;
    if (event.key === 'rolled' && event.what === 'attack') {
      this.#settleLast(open);
      const sum = event.dice.reduce((total, die) => total + die, event.caps);
      this.#roll = { unit: event.unit, sum, caps: Math.abs(event.caps) };
      const target = open.targets.find((each) => each.target === event.unit);
      // S6.2.2: a second roll is for its hasty defense.
      if (target?.destroyedChances === null && !open.rolled.includes(event.unit)) this.#rumor(open, target);
    } else if (event.key === 'missed' || event.key === 'hit' || event.key === 'killed') this.#struck(open, event);
    else if (event.key === 'razed' || event.key === 'stood') this.#fort(open, event);
    else if (event.key === 'destroyed') {
      open.gone.push(event.unit);
      if (open.last?.target.target === event.unit) open.last.isDestroyed = true;
    } else if (event.key === 'marked' && event.marker !== null && open.last?.target.target === event.unit)
      open.last.isDestroyed ||= this.#pack.hitMarkers[event.marker]?.destroys === true;
  }

  #rumor(open: OpenAttack, { target, needed, hitChances }: TargetFigures): void {
    const roll = this.#roll;
    if (roll === null) return;
    open.rolled.push(target);
    this.#forecasts.chance('revealed', (hitChances[roll.caps] ?? 0) / ROLLS, roll.sum >= needed, open.where);
  }

  #struck(
    open: OpenAttack,
    event: BearEvent & { readonly needed: number; readonly kill: number; readonly unit: UnitId },
  ): void {
    const roll = this.#roll;
    const target = open.targets.find((each) => each.target === event.unit);
    if (roll === null || target?.destroyedChances === null) return;
    this.#roll = null;
    // B10.0.3, S6.2.2: nobody knew of whoever is found by the roll.
    if (target === undefined && (open.isSuspicion || roll.unit !== event.unit)) return;
    open.rolled.push(event.unit);
    if (target === undefined) return;
    const { terms, needed, kill, hitChances } = target;
    // B7.5: the figures of a face-down marker are not counted, and it is said that they are not. Nobody knows of the secretly dead either.
    const isSecret =
      terms.some(({ key }) => key === 'unknownMarker') || open.gone.some((unit) => !open.rolled.includes(unit));
    if (isSecret) return;
    this.#forecasts.figure('the roll needed', [needed, kill], [event.needed, event.kill], open.where);
    this.#forecasts.chance('hit', (hitChances[roll.caps] ?? 0) / ROLLS, roll.sum >= needed, open.where);
    // The first roll alone: a marker it draws is no longer in the pile for the next.
    if (open.rolled.length === 1) open.last = { target, caps: roll.caps, isDestroyed: event.key === 'killed' };
  }

  #fort(open: OpenAttack, event: BearEvent & { readonly key: 'razed' | 'stood' }): void {
    const [roll, fort] = [this.#roll, open.forts.find(({ what, unit }) => what === event.what && unit === event.unit)];
    this.#forecasts.figure('the roll needed for a counter', fort?.needed ?? null, event.needed, open.where);
    if (roll === null || fort === undefined) return;
    this.#roll = null;
    // CAPs may raise or lower a roll for what belongs to nobody.
    if (roll.caps === 0)
      this.#forecasts.chance('counter destroyed', fort.hitChances[0] / ROLLS, event.key === 'razed', open.where);
  }

  #settleLast(open: OpenAttack): void {
    const { last } = open;
    if (last === null) return;
    open.last = null;
    const chance = last.target.destroyedChances?.[last.caps];
    if (chance !== undefined)
      this.#forecasts.chance('destroyed', chance.ways / chance.of, last.isDestroyed, open.where);
  }

  /** Everybody listed is rolled for and nobody else, but for those an earlier roll or a secret marker has killed. */
  #close({ options, ended }: State): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    this.#settleLast(open);
    if (ended !== null) return;
    const listed = open.targets.map(({ target }) => target);
    const due = listed.filter((unit) => open.rolled.includes(unit) || !open.gone.includes(unit));
    if (options.killedMarker === 'delayed' && open.gone.length > open.rolled.length) return;
    const inOrder = (a: UnitId, b: UnitId): number => a - b;
    this.#forecasts.figure('who is rolled for', due.toSorted(inOrder), open.rolled.toSorted(inOrder), open.where);
  }
}

interface OpenAttack {
  readonly where: string;
  readonly targets: readonly TargetFigures[];
  readonly forts: readonly FortFigures[];
  readonly isSuspicion: boolean;
  readonly rolled: UnitId[];
  readonly gone: UnitId[];
  last: { readonly target: TargetFigures; readonly caps: number; isDestroyed: boolean } | null;
}
