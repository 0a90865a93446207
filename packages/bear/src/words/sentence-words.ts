import type { DeedWord } from '../model/battle/verbs.ts';

// The fixed words of sentences as a button reads. Units, hexes, facings and cards go by their names.

/** What is done. */
const VERB_LABELS = {
  move: 'Move',
  pivot: 'Pivot',
  enter: 'Enter the map',
  leave: 'Leave the map',
  drive: 'Drive off the map',
  shelter: 'Enter or leave fortification',
  load: 'Load',
  unload: 'Unload',
  fire: 'Fire',
  fight: 'Close combat',
  shell: 'Indirect fire',
  raze: 'Demolish',
  flame: 'Flamethrower',
  grenades: 'Hand grenades',
  molotov: 'Molotov cocktail',
  tellermine: 'Tellermine',
  rally: 'Rally',
  stall: 'Stall',
  activate: 'Activate',
  sneak: 'Sneak',
  hide: 'Hide',
  dig: 'Dig in',
  smoke: 'Lay smoke',
  clear: 'Clear mine',
  pass: 'Pass',
  conclude: 'Conclude the mission',
  plot: 'Plot artillery',
  none: 'No artillery',
  keep: 'Keep the roll',
  refuse: 'Turn back',
  proceed: 'Continue',
  done: 'Done',
  marker: 'Place the Control Marker',
  switch: 'Switch maps',
} as const satisfies Readonly<Record<DeedWord, string> & Record<string, string>>;
export type VerbWord = keyof typeof VERB_LABELS;

/** What is chosen on the way. */
const CHOICE_LABELS = {
  inside: 'Inside',
  outside: 'Outside',
  stay: 'Stay',
  cautious: 'Move cautiously',
  bunker: 'Bunker',
  trench: 'Trench',
  roadBlock: 'Road block',
  wire: 'Wire',
  mine: 'Mine',
  hasty: 'Hasty defense',
  he: 'High explosive',
  smoke: 'Smoke',
  leave: 'Leave the map',
  turned: 'Turned around',
  top: 'Top',
  bottom: 'Bottom',
} as const;
export type ChoiceWord = keyof typeof CHOICE_LABELS;

export function isVerbWord(word: string): word is VerbWord {
  return Object.hasOwn(VERB_LABELS, word);
}

export function isChoiceWord(word: string): word is ChoiceWord {
  return Object.hasOwn(CHOICE_LABELS, word);
}

export function verbLabel(word: VerbWord): string {
  return VERB_LABELS[word];
}

export function choiceLabel(word: ChoiceWord): string {
  return CHOICE_LABELS[word];
}
