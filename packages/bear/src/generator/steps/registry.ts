import type { EffectStep, StepKind, StepOf } from '../../model/pack/effect-step.ts';
import { actionCards, caps, initiative, rounds, vp } from './figures.ts';
import { addMap, switchMap } from './maps.ts';
import { chooseUnits, delay } from './choose-units.ts';
import { conditions } from './conditions.ts';
import { controlMarker } from './control-marker.ts';
import { drawDefense, fortify } from './defenses.ts';
import { entryEdge, exitEdge } from './edges.ts';
import { placeUnits } from './place-units.ts';
import { rule } from './rule.ts';
import type { StepModule } from './step-module.ts';
import { units, weapon } from './units.ts';
import { victory } from './victory.ts';

const STEPS: { readonly [Kind in StepKind]: StepModule<StepOf<Kind>> } = {
  caps,
  units,
  weapon,
  actionCards,
  rounds,
  initiative,
  vp,
  controlMarker,
  placeUnits,
  chooseUnits,
  delay,
  entryEdge,
  exitEdge,
  drawDefense,
  fortify,
  addMap,
  switchMap,
  conditions,
  victory,
  rule,
};

export function moduleFor({ kind }: EffectStep): StepModule<EffectStep> {
  return STEPS[kind];
}
