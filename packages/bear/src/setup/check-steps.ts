import { describe, type Problem } from '@sandtable/kernel';
import type { EffectStep, StepOf, VictorySource, Zone } from '../model/pack/effect-step.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Side } from '../model/pack/unit-type.ts';

// Everything a step names must exist, and what it depends on must come earlier in the same half.

/** A half and its field name; side null for a Condition Card. */
export interface HalfToCheck {
  readonly field: string;
  readonly side: Side | null;
  readonly steps: readonly EffectStep[];
}

type Refuse = (part: string, expected: string, got: string) => void;

export function problemsOfSteps(pack: Pack, { field, side, steps }: HalfToCheck): Problem[] {
  const problems: Problem[] = [];
  steps.forEach((step, index) => {
    const refuse: Refuse = (part, expected, got) =>
      problems.push({ field: `${field}.steps.${index}.${part}`, expected, got });
    checkStep({ pack, side, before: steps.slice(0, index), refuse }, step);
  });
  return problems;
}

interface Context {
  readonly pack: Pack;
  readonly side: Side | null;
  readonly before: readonly EffectStep[];
  readonly refuse: Refuse;
}

function checkStep(context: Context, step: EffectStep): void {
  const { side, refuse } = context;
  switch (step.kind) {
    case 'units':
      return side === null
        ? refuse('kind', 'nothing that only one side has, on a Condition Card', step.kind)
        : checkUnits(context, side, step);
    case 'weapon':
      return side === null
        ? refuse('kind', 'nothing that only one side has, on a Condition Card', step.kind)
        : checkWeapon(context, side, step);
    case 'conditions':
      return side === null ? refuse('kind', 'no further Condition Cards', step.kind) : undefined;
    case 'controlMarker':
      return checkZone(context, step.where, 'where', true);
    case 'placeUnits':
      if (step.hidden && step.of !== step.by)
        refuse('hidden', 'units that their owner places (B10.0)', String(step.hidden));
      return checkZone(context, step.where, 'where', true);
    case 'drawDefense':
    case 'fortify':
      return checkZone(context, step.where, 'where', false);
    case 'entryEdge':
      if (step.units === 'given' && !has(context, 'units'))
        refuse('units', 'units given by a step before it', step.units);
      return;
    case 'exitEdge':
      if (step.byRoad && !has(context, 'units'))
        refuse('byRoad', 'units given by a step before it', String(step.byRoad));
      return;
    case 'victory':
      return checkVictory(context, step.rule);
    case 'caps':
    case 'actionCards':
    case 'rounds':
    case 'initiative':
    case 'vp':
    case 'chooseUnits':
    case 'delay':
    case 'addMap':
    case 'switchMap':
    case 'rule':
      return;
  }
}

function has({ before }: Context, ...kinds: readonly EffectStep['kind'][]): boolean {
  return before.some(({ kind }) => kinds.includes(kind));
}

function checkUnits({ pack, refuse }: Context, side: Side, { units }: StepOf<'units'>): void {
  units.forEach((word, place) => {
    const counter = pack.counters[pack.counterPlaces.get(word) ?? -1];
    if (counter === undefined) refuse(`units.${place}`, 'a counter of the pack, such as g03', describe(word));
    else if (counter.side !== side || counter.type.kind === 'rumor')
      refuse(`units.${place}`, `a ${side} unit`, describe(word));
  });
}

function checkWeapon({ pack, before, refuse }: Context, side: Side, { card, unit }: StepOf<'weapon'>): void {
  const found = pack.actionCards.find(({ id, kind }) => id === card && kind === 'weapon');
  if (found === undefined) refuse('card', 'a weapon card of the pack, such as molotov', describe(card));
  else if (found.side !== null && found.side !== side) refuse('card', `a ${side} weapon card`, describe(card));
  const given = before.flatMap((step) => (step.kind === 'units' ? step.units : []));
  if (unit !== undefined && !given.includes(unit)) refuse('unit', 'a unit given by a step before it', describe(unit));
}

function checkZone(context: Context, { nearMarker, apart }: Zone, part: string, mayApart: boolean): void {
  if (nearMarker !== undefined && !has(context, 'controlMarker'))
    context.refuse(`${part}.nearMarker`, 'a Control Marker placed by a step before it', String(nearMarker));
  if (apart !== undefined && !mayApart)
    context.refuse(`${part}.apart`, 'no distance between counters that are no units or Control Markers', String(apart));
}

function checkVictory(context: Context, rule: VictorySource): void {
  const { refuse } = context;
  const isNaming = has(context, 'chooseUnits', 'placeUnits');
  if (rule.kind === 'destroyed' && rule.units === 'chosen' && !isNaming)
    refuse('rule.units', 'units named by a step before it', rule.units);
  if (rule.kind === 'alive' && !isNaming && !has(context, 'units'))
    refuse('rule.kind', 'units named or given by a step before it', rule.kind);
  if (rule.kind === 'control' && rule.markers === 'placed' && !has(context, 'controlMarker'))
    refuse('rule.markers', 'a Control Marker placed by a step before it', rule.markers);
  if (rule.kind === 'left' && !has(context, 'exitEdge'))
    refuse('rule.kind', 'an exit edge named by a step before it', rule.kind);
  if (rule.kind === 'left' && rule.units === 'given' && !has(context, 'units'))
    refuse('rule.units', 'units given by a step before it', rule.units);
  if (rule.kind === 'reached') {
    const { nearMarker, apart, clear } = rule.where;
    for (const [name, limit] of Object.entries({ nearMarker, apart, clear }))
      if (limit !== undefined)
        refuse(`rule.where.${name}`, 'ground or an edge, which do not change in battle', String(limit));
  }
}
