import { counted } from '@sandtable/kernel';
import { hasBonusOffRoad, hasSymbols, moveFromHere, symbolsAfter } from '../rules/ground/bonus.ts';
import { typeOf } from '../model/battle/battle.ts';
import { isVehicle } from '../model/pack/unit-type.ts';
import { NONE } from '../model/ids.ts';
import type { BearTraits, CardName } from '../model/battle/verbs.ts';
import type { GivingCard } from '../model/battle/word.ts';

import { calledIn, cardIn, doingIn, hexIn, type SoFar } from './said-so-far.ts';
import { askWhereTo, askWhomToFight, VERB_PROMPTS, verbTrait } from './verb-prompts.ts';

type Ask = (so: SoFar) => string;

export function isVerb({ verb }: SoFar, trait: keyof BearTraits): boolean {
  const value = verb === null ? undefined : verbTrait(verb, trait);
  return value !== undefined && value !== false;
}

/** Cards played on or by a unit, named at the start of the order. */
type UnitCard = GivingCard | Exclude<CardName, 'c12' | 'c13' | 'c13 at'>;

const BY_CARD: Readonly<Record<UnitCard, string>> = {
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
const CARD_QUESTIONS: ReadonlyMap<string, string> = new Map(Object.entries(BY_CARD));

export const askUnit: Ask = (so) => {
  const { card, verb, leader } = so;
  if (leader === NONE) return CARD_QUESTIONS.get(card ?? '') ?? 'Which unit?';
  const who = doingIn(so, leader);
  const it = calledIn(so, leader);
  if (verb === 'unload' && so.unit !== leader)
    return `Who else gets off ${it}? Or ${so.kinds.has('payment') ? 'pay' : 'confirm'}`;
  const ask = verb === null ? undefined : VERB_PROMPTS[verb].unit?.ask;
  return (ask ?? askWhomToFight)(who, it);
};

export const askHex: Ask = (so) => {
  const { card, verb, leader, unit, way } = so;
  if (unit === NONE) return card === null ? 'Which hex?' : 'Which hex do the aircraft attack?';
  if (way.length === 1 && isVerb(so, 'spotted')) return 'Choose a spotting hex. Who sees the target from there?';
  if (card === 'c40' || card === 'tellermine') return 'Which hex is the mine laid in?';
  const who = doingIn(so, unit);
  if (unit !== leader && so.kinds.has('stay')) return `Where ${who} go? It may stay or turn`;
  const ask = verb === null || way.length > 0 ? undefined : VERB_PROMPTS[verb].hex?.ask;
  return `${(ask ?? askWhereTo)(who, calledIn(so, unit))}${bonusIn(so)}`;
};

/** Asks for the facing at the end of a path, or one more hex of it. */
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

/** ` It has 2 bonus hexes`, for a vehicle about to move. */
function bonusIn(so: SoFar): string {
  const { seen, unit, way } = so;
  const type = typeOf(seen, unit);
  if (!isVerb(so, 'marches') || way.length > 0 || !isVehicle(type) || !hasSymbols(type)) return '';
  const { wheelBonus, trackBonus } = type;
  const roads = !hasBonusOffRoad(seen, type) ? ' by road' : '';
  return ` It has ${counted(wheelBonus + trackBonus, 'bonus hex', 'bonus hexes')}${roads}`;
}

/** `: 1 bonus hex left` */
function farther(so: SoFar): string {
  const { seen, unit, way } = so;
  if (!isVerb(so, 'marches')) return ': one hex more is free';
  const { wheels, tracks } = symbolsAfter(seen, unit, moveFromHere(seen, unit, way));
  return wheels + tracks === 0 ? '' : `: ${counted(wheels + tracks, 'bonus hex', 'bonus hexes')} left`;
}

export const askVerb: Ask = (so) => {
  if (so.verb === 'drive' && so.leader !== NONE) return `Go on, or leave the map from ${hexIn(so, so.way.at(-1))}?`;
  if (so.leader === NONE) return 'What do you do?';
  const who = doingIn(so, so.leader);
  return so.card === null ? `What ${who} do?` : `What ${who} do with ${cardIn(so)}?`;
};
