import type { TableChoice } from '../face/companion.ts';

const isNumber = (label: string): boolean => /^\d+$/.test(label);

export function areNumbered(choices: readonly TableChoice[]): boolean {
  return choices.length > 0 && choices.every(({ label }) => isNumber(label));
}

/** As printed on a card, without leading zeros: `007` is card 7. */
export function bareNumber(typed: string): string {
  return typed.trim().replace(/^0+(?=\d)/, '');
}

export function choiceNumbered(choices: readonly TableChoice[], typed: string): TableChoice | undefined {
  const number = bareNumber(typed);
  return choices.find(({ label }) => bareNumber(label) === number);
}

export function notInDeck(number: string): string {
  return `${number} is not in the deck: it was drawn before, has left the game, or never was in it.`;
}
