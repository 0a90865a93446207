import type { Counter, Pack } from '@sandtable/bear';
import { type Facing, printFacing } from '@sandtable/hex';
import type { ArtName, BadgeName, PiecePicture, SignName } from '../src/index.ts';
import { figuresOf } from './figures.ts';
import { GERMAN, SOVIET } from './sides.ts';

type UnitType = Counter['type'];
type HitMarker = Pack['hitMarkers'][number];

/** What a unit is in or behind, and what it carries. */
export const STATES = ['hasty', 'inside', 'carrying', 'stuck', 'hidden', 'exposed'] as const;
type State = (typeof STATES)[number];

const BADGES: Readonly<Record<State, BadgeName>> = {
  hasty: 'mound',
  inside: 'pit',
  carrying: 'load',
  stuck: 'cross',
  hidden: 'shutEye',
  exposed: 'alarm',
};

/** How a counter stands on the map. */
export interface Standing {
  readonly at: string;
  readonly facing: Facing;
  readonly spent?: boolean;
  readonly hit?: HitMarker | undefined;
  readonly states?: readonly State[];
}

export function pictureOfPiece({ word, number, side, type }: Counter, standing: Standing): PiecePicture {
  const { at, facing, spent = false, hit, states = [] } = standing;
  const isRumor = type.kind === 'rumor';
  const state = [spent ? 'spent' : 'fresh', ...(hit === undefined ? [] : [hit.kind]), ...states];
  const looks = isRumor ? [] : [`facing ${printFacing(facing)}`];
  return {
    id: word,
    at,
    side: side === 'german' ? GERMAN : SOVIET,
    art: isRumor ? null : artOf(type),
    number: String(number).padStart(2, '0'),
    words: [`${side === 'german' ? 'German' : 'Soviet'} ${type.name} ${number}`, ...state, ...looks].join(', '),
    facing: isRumor ? null : facing,
    ...(isRumor ? { figures: [], largeFigures: [] } : figuresOf(type, hit)),
    signs: signsOf(type),
    spent,
    stamp: hit === undefined ? null : hit.kind.slice(0, 1).toUpperCase(),
    badges: states.map((each) => BADGES[each]),
    isGhost: false,
  };
}

/** The demo tells types apart by what is known of them; an app would name the art in its pack. */
function artOf(type: UnitType): ArtName {
  switch (type.kind) {
    case 'squad':
      if (type.pioneer) return 'pioneer';
      if (type.id === 'g-tankhunter') return 'tankHunter';
      if (type.id === 's-nkvd') return 'officer';
      return type.range.max < 5 ? 'smg' : 'rifle';
    case 'mg':
      return type.id === 's-mmg' ? 'mmg' : type.moveCost > 1 ? 'hmg' : 'lmg';
    case 'mortar':
      return 'mortar';
    case 'gun':
      if (type.infantryGun) return 'infantryGun';
      return type.turret ? 'flak' : type.moveCost > 4 ? 'artillery' : 'atGun';
    case 'transport':
      return type.attackCost === null ? 'wagon' : 'truck';
    case 'apc':
      return 'halftrack';
    case 'spg':
      return 'selfPropelled';
    case 'armouredCar':
      return 'armouredCar';
    case 'tank':
      return type.front.dr < 16 ? 'lightTank' : type.front.dr < 18 ? 'mediumTank' : 'heavyTank';
    case 'rumor':
      return 'rifle';
  }
}

function signsOf(type: UnitType): SignName[] {
  const signs: SignName[] = [];
  if (type.highExplosive) signs.push('blast');
  if (type.flamethrower !== 'none') signs.push('flame');
  if (type.smoke !== 'none') signs.push('cloud');
  if (type.passengerShield > 0) signs.push('shield');
  if (type.openTop) signs.push('tray');
  return signs;
}
