import type { GeneratorCardSource } from '../model/generator-card.ts';
import { GERMAN_INFANTRY } from './generator-cards/german-infantry.ts';
import { SOVIET_INFANTRY } from './generator-cards/soviet-infantry.ts';

/** G1.0a: the Generator decks, by side and number. */
export const GENERATOR_CARDS: readonly GeneratorCardSource[] = [...GERMAN_INFANTRY, ...SOVIET_INFANTRY];
