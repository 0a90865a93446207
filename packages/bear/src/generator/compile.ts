import type { DraftPlay } from '../model/draft/draft.ts';
import { hexesAlong } from '../model/draft/entries.ts';
import type { EffectStep, VictorySource } from '../model/pack/effect-step.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { NONE, type UnitId, unitId } from '../model/ids.ts';
import { fitsFilter, type SpecialRule } from '../model/pack/special-rule.ts';
import { enemyOf, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import type { Exit, VictoryRule } from '../model/battle/terms.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';
import { mustDraft, stepsOfPlay } from './draft-state.ts';
import { hexesOfZone } from './zone.ts';
import { exitOf } from './edges.ts';

// G3.2, G3.3a: compiles the halves on the Record Boards into the terms of the battle; repeated after every play and
// every change of the map.

/** G3.2.1 */
const DEFAULT_VP = 1;

export function compileTerms(held: Held): void {
  const { view, pack } = held;
  // Joined again, because the map may have changed.
  const seen: Seen = fieldsOf(pack)(view);
  const { plays } = mustDraft(view);
  view.terms = {
    ...view.terms,
    victory: [...SIDES.map(forDestroyed), ...plays.flatMap((play) => victoryOf(seen, play))],
    rules: plays.flatMap((play) => rulesOf(seen, play)),
    exits: plays.flatMap((play) => exitsOf(seen, play)),
  };
}

function forDestroyed(side: Side): VictoryRule {
  return { kind: 'destroyed', side, vp: DEFAULT_VP, units: null, added: false };
}

function sideOfPlay(seen: Seen, { player }: DraftPlay): Side {
  return playerOf(seen, player).side;
}

/** The scoring of a half on a Record Board; empty if it has no unit, marker or edge to score with. */
export function victoryOf(seen: Seen, play: DraftPlay): VictoryRule[] {
  return stepsOfPlay(seen.pack, play).flatMap((step) =>
    step.kind === 'victory' ? victoryRules(seen, play, step.rule) : [],
  );
}

function victoryRules(seen: Seen, play: DraftPlay, rule: VictorySource): VictoryRule[] {
  const side = sideOfPlay(seen, play);
  const { vp } = rule;
  switch (rule.kind) {
    case 'destroyed':
      return [{ kind: 'destroyed', side, vp, units: victimsOf(seen, play, rule.units), added: true }];
    case 'alive':
      return [{ kind: 'alive', side, vp, units: [...new Set([...play.units, ...play.chosen])] }];
    case 'control': {
      const { when } = rule;
      if (rule.markers === 'all') return [{ kind: 'control', side, vp, at: null, when }];
      return play.markers.map((at) => ({ kind: 'control', side, vp, at, when }));
    }
    case 'left': {
      const units = rule.units === 'given' ? play.units : null;
      return play.exit === null ? [] : [{ kind: 'left', side, vp, edge: play.exit.edge, units }];
    }
    case 'reached': {
      const hexes = hexesOfZone(seen, rule.where, (whose) => (whose === 'own' ? side : enemyOf(side)));
      return [{ kind: 'reached', side, vp, hexes }];
    }
    case 'wipedOut':
      return [{ kind: 'wipedOut', side, vp }];
  }
}

/** The enemy counters that have a VP value of their own; null for all. */
function victimsOf(
  seen: Seen,
  play: DraftPlay,
  units: Extract<VictorySource, { kind: 'destroyed' }>['units'],
): readonly UnitId[] | null {
  if (units === 'chosen') return play.chosen;
  if (units === 'all') return null;
  const enemy = enemyOf(sideOfPlay(seen, play));
  return seen.pack.counters.flatMap(({ side, type }, place) =>
    side === enemy && fitsFilter(type, units) ? [unitId(place)] : [],
  );
}

function rulesOf(seen: Seen, play: DraftPlay): SpecialRule[] {
  const own = sideOfPlay(seen, play);
  // the bottom of a Condition Card is for its player alone.
  const isForOne = play.deck === 'condition' && play.half === 'bottom';
  return stepsOfPlay(seen.pack, play).flatMap((step: EffectStep): SpecialRule[] => {
    if (step.kind !== 'rule') return [];
    const side = step.of === 'both' ? null : step.of === 'own' ? own : enemyOf(own);
    return [{ ...step.rule, side, player: isForOne && step.of === 'own' ? play.player : NONE }];
  });
}

/** B5.6: the exit of an option, for the units it gave or for the whole side. */
function exitsOf(seen: Seen, play: DraftPlay): Exit[] {
  const { exit } = play;
  if (exit === null) return [];
  const isForGiven = stepsOfPlay(seen.pack, play).some(
    (step) => step.kind === 'victory' && step.rule.kind === 'left' && step.rule.units === 'given',
  );
  const units = isForGiven ? play.units : null;
  return [{ side: sideOfPlay(seen, play), edge: exit.edge, hexes: hexesAlong(seen.map, exitOf(seen, play)), units }];
}
