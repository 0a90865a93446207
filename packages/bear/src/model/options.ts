import { JOINED_HALF_HEXES, LABELS } from '@sandtable/hex';
import * as z from 'zod/mini';
import { FIRE_OPTIONS, fireOptionShape } from './fire-options.ts';
import { MOVE_OPTIONS, moveOptionShape } from './move-options.ts';
import { option } from '../board/option.ts';
import { PLAY_OPTIONS, playOptionShape } from './play-options.ts';
import { SOLO_OPTIONS, soloOptionShape } from './solo-options.ts';
import { SIGHT_OPTIONS } from '../board/sight-options.ts';

/** Every switch of the rules that is built, with its values, the default in front; the rule that has it says what it does. */
export const OPTIONS = {
  /** BG.2 */
  labels: LABELS,
  /** BG.6 */
  joinedHalfHexes: JOINED_HALF_HEXES,
  ...SIGHT_OPTIONS,
  ...MOVE_OPTIONS,
  ...FIRE_OPTIONS,
  ...PLAY_OPTIONS,
  ...SOLO_OPTIONS,
} as const;

type Values = typeof OPTIONS;
export type BattleOptions = { readonly [Name in keyof Values]: Values[Name][number] };

/** The fields of options from outside; what is left out has its default. */
export const optionShape = {
  labels: option(OPTIONS.labels),
  joinedHalfHexes: option(OPTIONS.joinedHalfHexes),
  alternatingSides: option(OPTIONS.alternatingSides),
  sameLevelPlateau: option(OPTIONS.sameLevelPlateau),
  woodsBelowHill: option(OPTIONS.woodsBelowHill),
  hillBlindSpot: option(OPTIONS.hillBlindSpot),
  ...moveOptionShape,
  ...fireOptionShape,
  ...playOptionShape,
  ...soloOptionShape,
};

export const optionsSchema = z.strictObject(optionShape);
