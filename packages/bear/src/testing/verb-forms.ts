import type { Sentence } from '@sandtable/kernel';
import { WEAPON_CARDS, type WeaponCard } from '../model/battle/means.ts';
import type { CardName, VerbName } from '../model/battle/verbs.ts';
import { weaponFigures } from '../rules/fire/weapon-card.ts';

/**
 * How each verb is said; a missing one does not compile. U is a unit, H a hex, F a facing; words of a generation
 * go by their kinds. Members (`+g03`) and everything after them are left out. A card that gives the action may
 * come first.
 */
const OWN_FORMS: Readonly<Record<Exclude<VerbName, WeaponVerb> | CardName, readonly string[]>> = {
  move: ['U move H'],
  pivot: ['U pivot F'],
  enter: ['U enter H'],
  leave: ['U leave'],
  drive: ['U drive H'],
  shelter: ['U shelter'],
  load: ['U load U'],
  unload: ['U unload U'],
  fire: ['U fire H'],
  fight: ['U fight U'],
  shell: ['U shell H H'],
  raze: ['U raze'],
  flame: ['U flame H'],
  flameFight: ['U flame U'],
  tellermine: ['tellermine U H'],
  airStrike: ['air-strike-german H', 'air-strike-soviet H'],
  rally: ['U rally'],
  stall: ['U stall'],
  stallByCap: ['stall'],
  activate: ['U activate'],
  sneak: ['U sneak H'],
  hide: ['U hide H'],
  dig: ['U dig'],
  smoke: ['U smoke H(?! H)'],
  spottedSmoke: ['U smoke H H'],
  clear: ['U clear'],
  pass: ['pass'],
  conclude: ['conclude'],
  c03: ['c03 U'],
  c04: ['c04 U'],
  c05: ['c05 U H'],
  c06: ['c06 U'],
  c07: ['c07(?= c10|$)'],
  c08: ['c08 U'],
  c11: ['c11 U'],
  c13: ['c13(?= c10|$)'],
  'c13 at': ['c13 ROLE'],
  c20: ['c20 U'],
  c30: ['c30 U'],
  c40: ['c40 U H'],
  c41: ['c41 U'],
  declare: ['caps:\\d'],
  payForDice: ['caps:-?\\d'],
  c12: ['c12'],
  keep: ['keep'],
  face: ['F'],
  payToll: ['(?:(?:caps|pool|activate):\\d+|command)'],
  refuse: ['refuse'],
  onward: ['onward'],
  halt: ['halt F'],
  deploy: ['U H'],
  bury: ['mine H'],
  plot: ['plot H he', 'plot H smoke'],
  none: ['none'],
  proceed: ['proceed'],
  takeRole: ['ROLE'],
  layBoard: ['BOARD'],
  addBoard: ['BOARD EDGE(?! turned)', 'BOARD EDGE turned'],
  takeEdge: ['EDGE'],
  takeDeck: ['ROLE'],
  playHalf: ['CARD top', 'CARD bottom'],
  nameCard: ['CARD'],
  pickUnit: ['U'],
  placeUnit: ['U H'],
  leaveRest: ['done'],
  placeMarker: ['marker H'],
  layDefense: [
    'hasty U',
    'hasty H',
    'trench H',
    'bunker H F',
    'wire H',
    'roadBlock H',
    'mine H',
    'smoke H',
    '\\w+ H(?: F)? inside:U',
  ],
  leaveDefense: ['done'],
  nameEdge: ['EDGE'],
  nameExit: ['EDGE'],
  addMap: ['BOARD EDGE(?! turned)', 'BOARD EDGE turned'],
  switchBoard: ['switch BOARD BOARD'],
  shift: ['H'],
  playCondition: ['cond-[\\w-]+ top', 'cond-[\\w-]+ bottom'],
  nameVictim: ['ROLE'],
  turnUnit: ['U F'],
  stopTurning: ['done'],
};

/** A weapon card is used on an enemy in its own hex and, if it reaches that far, on an adjacent hex. */
type WeaponVerb = WeaponCard | `${WeaponCard}Fight`;

function weaponForms(card: WeaponCard): [WeaponVerb, string[]][] {
  const fight: [WeaponVerb, string[]] = [`${card}Fight`, [`U ${card} U`]];
  return weaponFigures[card].reach > 0 ? [[card, [`U ${card} H`]], fight] : [fight];
}

export const VERB_FORMS: Readonly<Record<string, readonly string[]>> = {
  ...OWN_FORMS,
  ...Object.fromEntries(WEAPON_CARDS.flatMap(weaponForms)),
};

/** The kinds of words in the forms. */
const KINDS: readonly (readonly [kind: string, word: RegExp])[] = [
  ['U', /^[gs](?:\d\d|r\d)(?:\+[gs]\d\d)?$/],
  ['inside:U', /^inside:[gs]\d\d$/],
  ['H', /^(?:\d+-)?[A-S]\d\d$|^-?\d+,-?\d+$/],
  ['F', /^[NS][EW]?$/],
  ['BOARD', /^b\d+$/],
  ['EDGE', /^b\d+-(?:top|bottom|left|right)$/],
  ['CARD', /^(?:german|soviet)-\d\d$/],
  ['ROLE', /^(?:german|soviet)[12]?$/],
];

/** The forms of these verbs that fit a sentence: one, if the forms are unambiguous. */
export function formsOf(verbs: readonly VerbName[], sentence: Sentence): string[] {
  const said = sentence.map((word) => KINDS.find(([, form]) => form.test(word))?.[0] ?? word);
  const text = said.join(' ');
  return [...new Set(verbs)].flatMap((verb) => {
    return (VERB_FORMS[verb] ?? [])
      .filter((form) => new RegExp(`^(?:c0[27] )?${form}(?: |$)`).test(text))
      .map((form) => `${verb}: ${form}`);
  });
}
