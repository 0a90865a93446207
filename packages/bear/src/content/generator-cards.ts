import type { GeneratorCardSource } from '../model/pack/generator.ts';
import { GERMAN_ARMOUR } from './generator-cards/german-armour.ts';
import { GERMAN_INFANTRY } from './generator-cards/german-infantry.ts';
import { GERMAN_LIGHT } from './generator-cards/german-light.ts';
import { SOVIET_ARMOUR } from './generator-cards/soviet-armour.ts';
import { SOVIET_INFANTRY } from './generator-cards/soviet-infantry.ts';
import { SOVIET_LIGHT } from './generator-cards/soviet-light.ts';

/** G1.0a: the Generator decks, by side and number. */
export const GENERATOR_CARDS: readonly GeneratorCardSource[] = [
  ...GERMAN_INFANTRY,
  ...GERMAN_LIGHT,
  ...GERMAN_ARMOUR,
  ...SOVIET_INFANTRY,
  ...SOVIET_LIGHT,
  ...SOVIET_ARMOUR,
];
