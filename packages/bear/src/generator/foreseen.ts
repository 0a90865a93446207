import { NONE, type HexId, type PlayerId } from '../model/ids.ts';
import { type DraftPlay, type EffectFrame, makePlay } from '../model/draft/draft.ts';
import type { EffectStep, StepOf } from '../model/pack/effect-step.ts';
import { effectFrame } from '../model/battle/make-frame.ts';
import type { Seen } from '../model/battle/state.ts';
import { NAMING_STEPS, type NamingStep, playsToName, unitsOfPlay } from './naming.ts';
import { mustDraft, sideFor, stepsOfPlay } from './draft-state.ts';
import { hexesToPlace } from './placing.ts';
import type { Wish } from './placing-tests.ts';

export interface ForeseenStep {
  readonly kind: EffectStep['kind'];
  /** G3.7b: no played card fits it, so it would be ignored. */
  readonly isIdle: boolean;
  /** Where its counters could go; null if it places none, or depends on earlier placements. */
  readonly hexes: readonly HexId[] | null;
}

/** G3.0b: previews a half, step by step. */
export function foreseen(
  seen: Seen,
  player: PlayerId,
  half: Pick<DraftPlay, 'deck' | 'card' | 'half'>,
): ForeseenStep[] {
  const { view, pack } = seen;
  const draft = mustDraft(view);
  const plays = [...draft.plays, makePlay({ ...half, player })];
  const then: Seen = { ...seen, view: { ...view, draft: { ...draft, plays } } };
  const steps = stepsOfPlay(pack, half);
  const frame = effectFrame({ player, play: plays.length - 1, steps });
  return steps.map((step, at) => stepOf(then, { ...frame, at }, step));
}

function stepOf(seen: Seen, frame: EffectFrame, step: EffectStep): ForeseenStep {
  const isIdle = isNaming(step) && playsToName(seen, frame, step).length === 0;
  const wish = isIdle ? null : wishOf(seen, frame, step);
  const hexes = wish === null || wish.zone.nearMarker !== undefined ? null : hexesToPlace(seen, frame, wish);
  return { kind: step.kind, isIdle, hexes };
}

function isNaming(step: EffectStep): step is NamingStep {
  if (step.kind === 'entryEdge' && step.units !== 'card') return false;
  return NAMING_STEPS.some((kind) => kind === step.kind);
}

type PlacingStep = StepOf<'controlMarker' | 'placeUnits' | 'drawDefense' | 'fortify'>;

function wishOf(seen: Seen, frame: EffectFrame, step: EffectStep): Wish | null {
  if (!isPlacing(step)) return null;
  const zone = step.where;
  switch (step.kind) {
    case 'controlMarker':
      return { what: 'marker', unit: NONE, side: sideFor(seen, frame, step.whose), zone };
    case 'placeUnits': {
      const [unit] = playsToName(seen, frame, step).flatMap((play) => unitsOfPlay(seen, step, play));
      return unit === undefined ? null : { what: 'unit', unit, side: sideFor(seen, frame, step.of), zone };
    }
    case 'drawDefense':
    case 'fortify':
      return { what: 'defense', unit: NONE, side: sideFor(seen, frame, 'own'), zone };
  }
}

function isPlacing(step: EffectStep): step is PlacingStep {
  return 'where' in step;
}
