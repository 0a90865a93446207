import { counted as count } from '@sandtable/kernel';
import { hasSymbols } from '../rules/ground/symbols.ts';
import { moveFromHere, symbolsAfter } from '../rules/ground/bonus.ts';
import { typeOf } from '../model/battle.ts';
import { isVehicle } from '../model/unit-type.ts';
import { NONE } from '../model/ids.ts';
import type { VerbWord } from './sentence-words.ts';
import { calledIn, cardIn, doingIn, hexIn, type SoFar } from './said-so-far.ts';

type Ask = (so: SoFar) => string;

/** Whom a card is played on or by; it stands first in its sentence. */
const BY_CARD: Readonly<Record<string, string>> = {
  c02: 'Which unit does Act Now help?',
  c03: 'Whose hit marker is removed?',
  c04: 'Which hit unit rallies free of charge?',
  c05: 'Which unit moves at the double?',
  c06: 'Which enemy becomes spent?',
  c07: 'Which unit does Old Hand help?',
  c08: 'Which unit pays for the runner?',
  c11: 'Which unit digs in free of charge?',
  c20: 'Which enemy vehicle bogs down?',
  c30: 'Which unit looks for hidden enemies?',
  c40: 'Which unit lays the mine?',
  c41: 'Which unit clears its hex?',
  tellermine: 'Which unit lays the Tellermine?',
};

/** Where something is done, or to whom; `who` is `does the Rifle squad`. */
const WHERE: Readonly<Partial<Record<VerbWord, (who: string) => string>>> = {
  fire: (who) => `Which hex ${who} fire at?`,
  shell: (who) => `Which hex ${who} shell?`,
  flame: (who) => `Which hex ${who} turn its flamethrower on?`,
  grenades: (who) => `Which hex ${who} throw grenades into?`,
  molotov: (who) => `Which hex ${who} throw Molotovs into?`,
  smoke: (who) => `Which hex ${who} put smoke in?`,
  hide: (who) => `Which hex ${who} hide in?`,
  sneak: (who) => `Where ${who} sneak to?`,
  enter: (who) => `Where ${who} come in?`,
  drive: (who) => `Where ${who} drive off the map?`,
};

/** Verbs with two hexes: the second one is where it is spotted from. */
const SPOTTED: ReadonlySet<VerbWord | null> = new Set<VerbWord | null>(['shell', 'smoke']);
export const MARCHES: ReadonlySet<VerbWord | null> = new Set<VerbWord | null>(['move', 'enter', 'drive']);

export const askUnit: Ask = (so) => {
  const { card, verb, leader } = so;
  if (leader === NONE) return (card === null ? undefined : BY_CARD[card]) ?? 'Which unit?';
  const who = doingIn(so, leader);
  const it = calledIn(so, leader);
  if (verb === 'unload')
    return so.unit === leader
      ? `Who gets off ${it}?`
      : `Who else gets off ${it}? Or ${so.kinds.has('payment') ? 'pay' : 'confirm'}`;
  if (verb === 'load') return `Which unit ${who} take aboard?`;
  if (verb === 'tellermine') return `Which vehicle ${who} blow up?`;
  return `Which enemy ${who} fight?`;
};

export const askHex: Ask = (so) => {
  const { card, verb, leader, unit, way } = so;
  if (unit === NONE) return card === null ? 'Which hex?' : 'Which hex do the aircraft attack?';
  if (SPOTTED.has(verb) && way.length === 1) return 'Choose a spotting hex. Who sees the target from there?';
  if (card === 'c40' || card === 'tellermine') return 'Which hex is the mine laid in?';
  const where = verb === null ? undefined : WHERE[verb];
  const who = doingIn(so, unit);
  if (where !== undefined && way.length === 0) return `${where(who)}${bonusIn(so)}`;
  return unit === leader || !so.kinds.has('stay')
    ? `Where ${who} go?${bonusIn(so)}`
    : `Where ${who} go? It may stay or turn`;
};

/** The end of a way, or one hex more of it. */
export const askFacing: Ask = (so) => {
  const { verb, unit, way, kinds } = so;
  if (unit === NONE) return 'Which way does it face?';
  const who = doingIn(so, unit);
  if (kinds.has('stay') && kinds.has('hex')) return `Where ${who} go? It may stay or turn`;
  if (kinds.has('stay')) return `Which way ${who} face? It may stay as it is`;
  if (verb === 'pivot') return `Which way ${who} turn?`;
  if (way.length === 0) return `Which way ${who} face?`;
  const more = kinds.has('hex') ? ` Or go on${farther(so)}` : '';
  return `Which way ${who} face in ${hexIn(so, way.at(-1))}?${more}`;
};

/** ` It has 2 bonus hexes`: of a vehicle about to move. */
function bonusIn({ seen, verb, unit, way }: SoFar): string {
  const type = typeOf(seen, unit);
  if (!MARCHES.has(verb) || way.length > 0 || !isVehicle(type) || !hasSymbols(type)) return '';
  const { wheelBonus, trackBonus } = type;
  const roads = trackBonus === 0 ? ' by road' : '';
  return ` It has ${count(wheelBonus + trackBonus, 'bonus hex', 'bonus hexes')}${roads}`;
}

/** `: 1 bonus hex left` */
function farther({ seen, verb, unit, way }: SoFar): string {
  if (!MARCHES.has(verb)) return ': one hex more is free';
  const { wheels, tracks } = symbolsAfter(seen, unit, moveFromHere(seen, unit, way));
  return wheels + tracks === 0 ? '' : `: ${count(wheels + tracks, 'bonus hex', 'bonus hexes')} left`;
}

export const askVerb: Ask = (so) => {
  if (so.verb === 'drive' && so.leader !== NONE) return `Go on, or leave the map from ${hexIn(so, so.way.at(-1))}?`;
  if (so.leader === NONE) return 'What do you do?';
  const who = doingIn(so, so.leader);
  return so.card === null ? `What ${who} do?` : `What ${who} do with ${cardIn(so)}?`;
};
