import type { EffectStep, StepKind, StepOf } from '../../model/pack/effect-step.ts';
import { actionCards } from './action-cards.ts';
import { addMap } from './add-map.ts';
import { caps } from './caps.ts';
import { chooseUnits } from './choose-units.ts';
import { conditions } from './conditions.ts';
import { controlMarker } from './control-marker.ts';
import { delay } from './delay.ts';
import { drawDefense } from './draw-defense.ts';
import { entryEdge } from './entry-edge.ts';
import { exitEdge } from './exit-edge.ts';
import { fortify } from './fortify.ts';
import { initiative } from './initiative.ts';
import { placeUnits } from './place-units.ts';
import { rounds } from './rounds.ts';
import { rule } from './rule.ts';
import type { StepModule } from './step-module.ts';
import { switchMap } from './switch-map.ts';
import { units } from './units.ts';
import { victory } from './victory.ts';
import { vp } from './vp.ts';
import { weapon } from './weapon.ts';

/** One module for each kind of step; a kind without one does not compile. */
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

/** The kind has chosen the module that takes the step. */
export function moduleFor({ kind }: EffectStep): StepModule<EffectStep> {
  return STEPS[kind];
}
