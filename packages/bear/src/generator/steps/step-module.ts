import type { Question } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { EffectStep, StepKind, StepOf, Whose } from '../../model/pack/effect-step.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { SpecialRuleSource } from '../../model/pack/special-rule.ts';
import type { Bear, BearIo, Held, Seen } from '../../model/battle/state.ts';

/** How a card calls things in its text. */
export interface StepNames {
  /** It speaks to whoever plays it. */
  readonly isPersonal: boolean;
  /** German, Soviet; on a Condition Card: your, enemy. */
  adjective(whose: Whose): string;
  /** A player with what he does: `The German player places`, `You place`. */
  does(whose: Whose, plural: string, singular: string): string;
  /** Rifle 05, by the counter's word. */
  unit(word: string): string;
  weapon(id: string): string;
  /** A special rule, as the battle words it, for one side's units or for everybody's. */
  rule(rule: SpecialRuleSource, of: Whose | 'both'): string;
}

/** One kind of step: what may be said in it, what it does, how a card words it, and what a bot thinks of it. */
export interface StepModule<S extends EffectStep> {
  /** The question it waits with; null where it can go on by itself. Hangs on public facts alone. */
  ask(seen: Seen, frame: Readonly<EffectFrame>, step: S): Question<Bear> | null;
  /** One stretch of its work; the last one goes on to the next step. */
  go(held: Held, frame: EffectFrame, step: S, io: BearIo): void;
  words(step: S, names: StepNames): string;
  /** What it is worth to a player in VP, as things stand. */
  worth(seen: Seen, player: PlayerId, step: S): number;
}

/** Goes on to the next step. */
export function endStep(frame: EffectFrame): void {
  frame.at += 1;
  frame.step = 0;
  frame.left = [];
  frame.placed = [];
  frame.drawn = [];
}

/** A step that asks nothing and is done at once. */
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

/** The step under way, which is of this kind: verbs are asked by no other. */
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
