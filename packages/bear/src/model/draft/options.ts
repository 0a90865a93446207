import * as z from 'zod/mini';
import { listOf, MOST_CARDS, whole, word } from '../pack/bounds.ts';
import { guidelineSchema } from '../pack/generator.ts';

const flag = z._default(z.boolean(), false);
const handicap = z._default(whole(0, 2), 0);

/** G2.1: the settings of a generation. */
export const draftOptionsSchema = z.strictObject({
  /** A guideline of the pack by number, or one made by the players (G2.1c). */
  guideline: z.union([whole(0, 99), guidelineSchema]),
  variant: flag,
  /** The hand size if the variant leaves it open; 0: the smallest it allows that is not below the guideline's. */
  hand: z._default(whole(0, 25), 0),
  /** G4.1: one card more than will be played. */
  extraCard: flag,
  /** G3.7.3a: four Smoke counters in the cup. */
  smoke: flag,
  /** G4.3: by the guideline's player index. */
  handicaps: z._default(listOf(z.strictObject({ caps: handicap, card: flag }), 4), []),
  /** The words of the boards allowed; empty: all of the pack. */
  boards: z._default(listOf(word, MOST_CARDS), []),
  /** G5.0: a solo mission; G6.3: its handicaps. */
  solo: z._default(
    z.nullable(
      z.strictObject({
        capsLess: handicap,
        commandCardsOut: handicap,
        /** How many Generator Cards more the AI's side plays; undefined if none, as in drafts of before. */
        aiCards: z.optional(whole(0, 2)),
      }),
    ),
    null,
  ),
});
export type DraftOptionsSource = z.input<typeof draftOptionsSchema>;
export type DraftOptions = z.infer<typeof draftOptionsSchema>;
