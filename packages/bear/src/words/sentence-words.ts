import type { DeedWord } from '../model/battle/verbs.ts';
import { counted, signed } from '@sandtable/kernel';
import type { PriceFigures } from '../model/battle/figures.ts';
import type { WayToPay } from '../model/battle/frame.ts';
import { paymentKind } from '../rules/payment/payment.ts';

// Button labels for fixed words. Units, hexes, facings and cards have names.

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
  onward: 'Go on',
  halt: 'Stop here',
  proceed: 'Continue',
  done: 'Done',
  marker: 'Place the Control Marker',
  mine: 'Lay a mine',
  switch: 'Switch maps',
} as const satisfies Readonly<Record<DeedWord, string> & Record<string, string>>;
export type VerbWord = keyof typeof VERB_LABELS;

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

/** Labels beside the figures; empty for plain AP with a spent check. */
const WAY_LABELS: Readonly<Record<WayToPay, string>> = {
  ap: '',
  command: 'command action',
  pool: 'from the activation',
  activate: 'activates',
  opportunity: 'opportunity action',
  free: 'free',
  toll: 'in AP, after rolling for the obstacle',
  'command-toll': 'in CAPs, after rolling for the obstacle',
  'pool-toll': 'from the activation, after rolling for the obstacle',
  'activate-toll': 'activates, after rolling for the obstacle',
};

/** `2 AP`, `1 AP and 1 CAP`, `3 CAPs, command action`; just the word if there are no figures. */
export function printPayment(word: string, figures: PriceFigures | null): string {
  const payment = paymentKind.read(null, word);
  if (payment === undefined) return word;
  const label = WAY_LABELS[payment.way];
  const price = figures === null ? counted(payment.caps, 'CAP') : printFigures(figures);
  return [...new Set([price, label])].filter((part) => part !== '').join(', ');
}

function printFigures({ ap, caps }: PriceFigures): string {
  if (ap === null || caps === null) return '';
  const parts = [...(ap > 0 ? [`${ap} AP`] : []), ...(caps > 0 ? [counted(caps, 'CAP')] : [])];
  return parts.length === 0 ? 'free' : parts.join(' and ');
}

/** `2 CAPs: +2 to the roll`; negative CAPs lower the roll. */
export function printDiceCaps(caps: number): string {
  if (caps === 0) return 'No CAP';
  return `${counted(Math.abs(caps), 'CAP')}: ${signed(caps)} to the roll`;
}

/** `spent 12 of 43, 28%`, `certain to be spent; 37% after a kill`; empty if there is no spent check. */
export function printSpentChance({ spent, afterKill }: Pick<PriceFigures, 'spent' | 'afterKill'>): string {
  if (spent === null) return '';
  const told = spent.ways === spent.of ? 'certain to be spent' : `spent ${printShare(spent.ways, spent.of)}`;
  const after = shareAfterKill({ spent, afterKill });
  return after === null ? told : `${told}; ${after} after a kill`;
}

/** `37%`: the chance to be spent if the shot kills; null where it is the same. */
export function shareAfterKill({ spent, afterKill }: Pick<PriceFigures, 'spent' | 'afterKill'>): string | null {
  if (afterKill === null) return null;
  const share = printPercent(afterKill.ways, afterKill.of);
  return spent !== null && share === printPercent(spent.ways, spent.of) ? null : share;
}

/** `12 of 43, 28%` */
export function printShare(ways: number, of: number): string {
  return `${ways} of ${of}, ${printPercent(ways, of)}`;
}

function printPercent(ways: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((100 * ways) / of)}%`;
}
