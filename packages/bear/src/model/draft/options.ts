import * as z from 'zod/mini';
import { listOf, MOST_CARDS, whole, word } from '../pack/bounds.ts';
import { guidelineSchema } from '../pack/generator.ts';
import type { BattleOptions } from '../options.ts';
import type { PositionFile } from '../pack/position.ts';

const flag = z._default(z.boolean(), false);
const handicap = z._default(whole(0, 2), 0);

/** G2.1: by what a firefight is generated. */
export const draftOptionsSchema = z.strictObject({
  /** One of the pack's, by number, or one of the players' own (G2.1c). */
  guideline: z.union([whole(0, 99), guidelineSchema]),
  variant: flag,
  /** The hand size, where the variant leaves it open; 0: the smallest it allows that is no smaller than the guideline's. */
  hand: z._default(whole(0, 25), 0),
  /** G4.1: one card more than is played. */
  extraCard: flag,
  /** G3.7.3a: four Smoke counters in the cup. */
  smoke: flag,
  /** G4.3: by place among the guideline's players. */
  handicaps: z._default(listOf(z.strictObject({ caps: handicap, card: flag }), 4), []),
  /** The boards that may be used, by word; none: all of the pack. */
  boards: z._default(listOf(word, MOST_CARDS), []),
  /** G5.0: a solo mission; G6.3: what makes it harder or easier for the player. */
  solo: z._default(z.nullable(z.strictObject({ capsLess: handicap, commandCardsOut: handicap })), null),
});
export type DraftOptionsSource = z.input<typeof draftOptionsSchema>;
export type DraftOptions = z.infer<typeof draftOptionsSchema>;

/** What a match is played by: a mission, a position or a generation, and every switch of the rules. */
export interface MatchOptions extends BattleOptions {
  readonly mission: string | null;
  readonly position: PositionFile | null;
  readonly draft: DraftOptions | null;
}
