// The fixed words of sentences as a button reads. Units, hexes, facings and cards go by their names.

/** What is done. */
const VERB_LABELS = {
  move: 'Move',
  pivot: 'Turn',
  enter: 'Come in',
  leave: 'Leave the map',
  drive: 'Drive off the map',
  shelter: 'Go in or out',
  load: 'Load',
  unload: 'Unload',
  fire: 'Fire',
  fight: 'Close combat',
  shell: 'Indirect fire',
  raze: 'Tear down',
  flame: 'Flamethrower',
  grenades: 'Hand grenades',
  molotov: 'Bottles of petrol',
  tellermine: 'Tellermine',
  rally: 'Rally',
  stall: 'Stall',
  activate: 'Activate',
  sneak: 'Sneak',
  hide: 'Hide',
  dig: 'Dig in',
  smoke: 'Lay smoke',
  clear: 'Clear the mine',
  pass: 'Pass',
  plot: 'Call for shells',
  none: 'No shells',
  keep: 'Keep the roll',
  refuse: 'Do not pay',
  proceed: 'Go on',
} as const;
export type VerbWord = keyof typeof VERB_LABELS;

/** What is chosen on the way. */
const CHOICE_LABELS = {
  inside: 'Inside',
  outside: 'Outside',
  stay: 'Stay',
  cautious: 'Move cautiously',
  bunker: 'The bunker',
  trench: 'The trench',
  roadBlock: 'The road block',
  wire: 'The wire',
  mine: 'The mine',
  he: 'High explosive',
  smoke: 'Smoke shells',
  leave: 'Leave the map',
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
