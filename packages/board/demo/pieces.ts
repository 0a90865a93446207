import type { Counter, Pack } from '@sandtable/bear';
import { type Facing, printFacing } from '@sandtable/hex';
import type { ArtName, DefenseFigure, Figure, Figures, PiecePicture, SignName, StateName } from '../src/index.ts';

type UnitType = Counter['type'];
type HitMarker = Pack['hitMarkers'][number];

/** How a counter stands on the map. */
export interface Standing {
  readonly at: string;
  readonly facing: Facing;
  readonly spent?: boolean;
  readonly hit?: HitMarker | undefined;
  readonly states?: readonly StateName[];
}

export function pictureOfPiece({ word, number, side, type }: Counter, standing: Standing): PiecePicture {
  const { at, facing, spent = false, hit, states = [] } = standing;
  const isRumor = type.kind === 'rumor';
  const state = [spent ? 'spent' : 'fresh', ...(hit === undefined ? [] : [hit.kind]), ...states];
  const looks = isRumor ? [] : [`facing ${printFacing(facing)}`];
  return {
    id: word,
    at,
    side,
    art: isRumor ? null : artOf(type),
    number: String(number).padStart(2, '0'),
    name: type.name,
    words: [`${side === 'german' ? 'German' : 'Soviet'} ${type.name} ${number}`, ...state, ...looks].join(', '),
    facing: isRumor ? null : facing,
    figures: isRumor ? null : figuresOf(type, hit),
    signs: signsOf(type),
    spent,
    hit: hit === undefined ? null : { letter: hit.kind.slice(0, 1).toUpperCase() },
    states,
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

function figuresOf(type: UnitType, hit: HitMarker | undefined): Figures {
  const by = (value: number | null, more = 0): Figure | null => (value === null ? null : changed(value, more));
  const fire = (colour: 'red' | 'blue'): Figures['red'] => {
    const [printed, more] = [type.firepower[colour], hit?.firepower[colour]];
    return printed === null || more === null ? null : { ...changed(printed, more), isBoxed: type.whiteBox[colour] };
  };
  const defense = (face: 'flank' | 'front'): DefenseFigure => ({
    ...changed(type[face].dr, hit?.[face]),
    isArmoured: type[face].colour === 'blue',
  });
  const range = hit?.range ?? type.range.max;
  return {
    attack: by(type.attackCost, hit?.attackCost),
    indirect: by(type.indirectCost),
    hasTurret: type.turret,
    move: by(type.moveCost, hit?.moveCost),
    moves: type.moveClass,
    bonus: { wheeled: type.wheelBonus, tracked: type.trackBonus },
    red: fire('red'),
    blue: fire('blue'),
    range:
      type.range.max === 0
        ? null
        : { least: Math.min(type.range.min, range - 1), most: changed(type.range.max, range - type.range.max) },
    flank: defense('flank'),
    front: defense('front'),
  };
}

function changed(printed: number, more = 0): Figure {
  return { value: printed + more, change: more === 0 ? 'none' : more > 0 ? 'more' : 'less' };
}

function signsOf(type: UnitType): SignName[] {
  const signs: SignName[] = [];
  if (type.highExplosive) signs.push('blast');
  if (type.flamethrower !== 'none') signs.push('flame');
  if (type.smoke !== 'none') signs.push('smoke');
  if (type.passengerShield > 0) signs.push('shield');
  if (type.openTop) signs.push('openTop');
  return signs;
}
