import { randomOf } from '@sandtable/kernel';
import { OPTIONS } from '../model/options.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { BearSystem } from '../model/battle/state.ts';
import type { MatchSample } from './fuzz-plan.ts';

/** A guideline with or without its variant, alone or with others. */
export interface DraftKind {
  readonly guideline: number;
  readonly variant: boolean;
  readonly solo: boolean;
}

/** With the kind it was generated from. */
interface DraftSample extends MatchSample {
  readonly options: MatchSample['options'] & {
    readonly draft: { readonly guideline: number; readonly [part: string]: unknown };
  };
}

/** Every guideline of a pack, with and without its variant, and solo where two play. */
export function draftKinds({ guidelines }: Pack): DraftKind[] {
  return guidelines.flatMap(({ number, variant, roles }) =>
    [false, ...(variant === null ? [] : [true])].flatMap((isVariant) =>
      [false, ...(roles.length === 2 ? [true] : [])].map((solo) => ({ guideline: number, variant: isVariant, solo })),
    ),
  );
}

/** With names for test titles. */
export function namedKinds(pack: Pack): (DraftKind & { readonly name: string })[] {
  return draftKinds(pack).map((kind) => ({ ...kind, name: nameOf(kind) }));
}

function nameOf({ guideline, variant, solo }: DraftKind): string {
  return `guideline ${guideline}${variant ? ', variant' : ''}${solo ? ', alone' : ''}`;
}

/** A generated match of this kind, with every option drawn by the seed. */
export function sampleDraft(system: BearSystem, { guideline, variant, solo }: DraftKind, seed: string): DraftSample {
  const random = randomOf(seed, `draft of ${guideline}`);
  const draft = {
    guideline,
    variant,
    smoke: random.below(2) === 0,
    ...(solo
      ? { solo: { capsLess: random.below(3), commandCardsOut: random.below(3), aiCards: random.below(3) } }
      : {
          extraCard: random.below(3) === 0,
          handicaps: [0, 1].map(() => random.pick([{}, {}, { caps: 1 }, { caps: 2 }, { card: true }])),
        }),
  };
  const options: DraftSample['options'] & Record<string, unknown> = { draft };
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = random.pick<string>(values);
  // S2.1
  if (solo) options['economy'] = 'spentCheck';
  // G4.3: guideline 1 deals all its cards.
  if (system.options(options).ok) return { options, seed };
  return {
    options: { ...options, draft: { ...draft, extraCard: false, handicaps: [], solo: solo ? {} : null } },
    seed,
  };
}
