import type { Whose } from '../model/pack/effect-step.ts';
import type { StepNames } from './steps/step-module.ts';

// How the text of a card speaks of what is a side's. A Condition Card speaks to whoever plays it.

/** `a played German card`, `one of your played cards` */
export function playedCard(whose: Whose, names: StepNames): string {
  return isYours(whose, names) ? 'one of your played cards' : `a played ${names.adjective(whose)} card`;
}

/** `the German entry edge`, `your entry edge` */
export function entryEdge(whose: Whose, names: StepNames): string {
  return isYours(whose, names) ? 'your entry edge' : `the ${names.adjective(whose)} entry edge`;
}

/** `a Soviet Control Marker`, `2 Control Markers of yours` */
export function controlMarkers(count: number, whose: Whose, names: StepNames): string {
  const marker = count === 1 ? 'Control Marker' : 'Control Markers';
  const article = count === 1 ? (names.isPersonal && whose === 'enemy' ? 'an' : 'a') : String(count);
  return isYours(whose, names) ? `${article} ${marker} of yours` : `${article} ${names.adjective(whose)} ${marker}`;
}

/** `German units`, `your units` */
export function unitsOf(whose: Whose, names: StepNames): string {
  return `${names.adjective(whose)} units`;
}

function isYours(whose: Whose, { isPersonal }: StepNames): boolean {
  return isPersonal && whose === 'own';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
