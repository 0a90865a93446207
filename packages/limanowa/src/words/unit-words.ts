import { printHex } from '../board/map.ts';
import { typeOf, unitOf } from '../model/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Ability, Trait, UnitType } from '../model/forces.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { ARM_NAMES, RANK_NAMES, SIDE_ADJECTIVES } from './names.ts';

interface TraitText {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
}

export const TRAIT_WORDS: Readonly<Record<Trait, TraitText>> = {
  extraAttack: { rule: 'L3m', name: 'Extra attack', text: 'Rolls twice, attacking and counter-attacking.' },
  riding: { rule: 'L3n', name: 'Horseback riding', text: 'Moves one hex farther.' },
  observer: {
    rule: 'L3p',
    name: 'Artillery observer',
    text: 'Lets artillery support attacks on an enemy in forest next to it.',
  },
};

export const ABILITY_WORDS: Readonly<Record<Ability, TraitText>> = {
  aggressiveTactics: {
    rule: 'L4a',
    name: 'Aggressive tactics',
    text: 'Once every round, his own or the enemy’s, one friendly infantry or cavalry unit next to him gets +2 AV.',
  },
  humanWave: {
    rule: 'L4b',
    name: 'Human wave',
    text: 'One extra unit may move, if it ends next to him and not where it began.',
  },
  relegating: {
    rule: 'L4d',
    name: 'Relegating attackers',
    text: 'Once a round, an enemy that attacks him or a friendly unit next to him and takes no RP must fall back one hex or lose 1 RP.',
  },
  carpathianMarch: {
    rule: 'L4e',
    name: 'Carpathian march',
    text: 'One friendly unit that starts next to him moves one hex farther, and forest and hills do not stop it.',
  },
  followMe: {
    rule: 'L4f',
    name: 'Follow me!',
    text: 'The first attack of each friendly cavalry unit next to him gets +1 AV.',
  },
  massAssault: {
    rule: 'L4g',
    name: 'Mass assault',
    text: 'Where three or more friendly units attack one target, each gets +1 AV.',
  },
};

/** `wordedName` for typed sentences, the other names for reading. */
export type Naming = (seen: Seen, unit: UnitId) => string;

/** `a03 Honvéd` */
export const wordedName: Naming = (seen, unit) => `${printUnit(seen, unit)} ${typeOf(seen, unit).name}`;

/** `Honvéd 03`; officers by name alone. */
export const unitName: Naming = (seen, unit) => {
  const { name, rank } = typeOf(seen, unit);
  return rank === 'officer' ? name : `${name} ${numberOf(seen, unit)}`;
};

/** With the side if both sides have such units: `Russian Field battery 07`. */
export const sidedName: Naming = (seen, unit) => {
  const { name, side } = typeOf(seen, unit);
  const isShared = seen.pack.unitTypes.some((type) => type.name === name && type.side !== side);
  return isShared ? unitTitle(seen, unit) : unitName(seen, unit);
};

/** `Honvéd 03 (0605)` */
export function unitPlace(seen: Seen, unit: UnitId): string {
  const { at } = unitOf(seen, unit);
  return at === NONE ? unitName(seen, unit) : `${unitName(seen, unit)} (${printHex(seen.map, at)})`;
}

/** `Austro-Hungarian Honvéd 03`; officers by name alone. */
export function unitTitle(seen: Seen, unit: UnitId): string {
  const { name, rank, side } = typeOf(seen, unit);
  return rank === 'officer' ? name : `${SIDE_ADJECTIVES[side]} ${name} ${numberOf(seen, unit)}`;
}

function numberOf(seen: Seen, unit: UnitId): string {
  return String(unitOf(seen, unit).number).padStart(2, '0');
}

/** `Austro-Hungarian Honvéd a03, core infantry, 2 of 3 RP` */
export function explainUnit(seen: Seen, unit: UnitId): string {
  const { at, rp } = unitOf(seen, unit);
  const type = typeOf(seen, unit);
  return [unitTitle(seen, unit), printKind(type), at === NONE ? 'lost' : `${rp} of ${type.rp} RP`].join(', ');
}

/** `elite cavalry`, `infantry officer` */
export function printKind({ arm, rank }: Pick<UnitType, 'arm' | 'rank'>): string {
  return rank === 'officer' ? `${ARM_NAMES[arm]} ${RANK_NAMES[rank]}` : `${RANK_NAMES[rank]} ${ARM_NAMES[arm]}`;
}
