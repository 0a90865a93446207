import type { Question } from '@sandtable/kernel';
import { typeOf } from '../../model/battle/battle.ts';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { EffectStep, StepKind, StepOf, Whose } from '../../model/pack/effect-step.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import type { SpecialRuleSource } from '../../model/pack/special-rule.ts';
import type { Bear, BearIo, Held, Seen } from '../../model/battle/state.ts';

export interface StepNames {
  /** Addresses the player of the card. */
  readonly isPersonal: boolean;
  /** German, Soviet; on a Condition Card: your, enemy. */
  adjective(whose: Whose): string;
  /** `The German player places`, `You place` */
  does(whose: Whose, plural: string, singular: string): string;
  /** `Rifle 05`, from the counter's word */
  unit(word: string): string;
  weapon(id: string): string;
  /** A special rule in words, for one side's units or for everybody's. */
  rule(rule: SpecialRuleSource, of: Whose | 'both'): string;
}

/** One kind of step: what it asks, what it does, its text on cards, and its value to bots. */
export interface StepModule<S extends EffectStep> {
  /** The question it waits for; null if it can go on. Depends on public facts only. */
  ask(seen: Seen, frame: Readonly<EffectFrame>, step: S): Question<Bear> | null;
  /** Does one part of the work; the last part moves on to the next step. */
  go(held: Held, frame: EffectFrame, step: S, io: BearIo): void;
  words(step: S, names: StepNames): string;
  /** Its worth to a player, in VP, as things stand. */
  worth(seen: Seen, player: PlayerId, step: S): number;
}

export function endStep(frame: EffectFrame): void {
  frame.at += 1;
  frame.step = 0;
  frame.left = [];
  frame.placed = [];
  frame.drawn = [];
}

export function promptly<K extends StepKind>(
  parts: Omit<StepModule<StepOf<K>>, 'ask' | 'go'> & {
    run(held: Held, frame: EffectFrame, step: StepOf<K>, io: BearIo): void;
  },
): StepModule<StepOf<K>> {
  return {
    ask: () => null,
    go(held, frame, step, io) {
      parts.run(held, frame, step, io);
      endStep(frame);
    },
    words: (step, names) => parts.words(step, names),
    worth: (seen, player, step) => parts.worth(seen, player, step),
  };
}

export function stepUnderWay<K extends StepKind>(
  { steps, at }: Readonly<EffectFrame>,
  ...kinds: readonly K[]
): StepOf<K> {
  const step = steps[at];
  if (step === undefined || !isOneOf(step, kinds)) throw new Error(`the step under way is '${step?.kind}'`);
  return step;
}

function isOneOf<K extends StepKind>(step: EffectStep, kinds: readonly K[]): step is StepOf<K> {
  return kinds.some((kind) => kind === step.kind);
}

// Worth in VP, for bots that draft. Rough figures, only good for comparing.

export const CAP_ROUND = 0.22;

const POINTS_A_VP = 36;

export function roundsToPlay({ view }: Seen): number {
  return view.terms.rounds;
}

/** Worth less the later they enter. */
export function worthOfUnits(seen: Seen, units: readonly UnitId[], round = 1): number {
  const rounds = roundsToPlay(seen);
  const share = Math.max(0, rounds - round + 1) / rounds;
  return units.reduce((sum, unit) => sum + typeOf(seen, unit).points / POINTS_A_VP, 0) * share;
}
