import { type Art, COMMON_ART, FOOT_ART, GUN_ART, type SideLook, VEHICLE_ART } from '@sandtable/board';
import type { Side, UnitType } from '../model/pack/unit-type.ts';

const ART = { ...COMMON_ART, ...FOOT_ART, ...GUN_ART, ...VEHICLE_ART };

type ArtName = keyof typeof ART;

export const ART_OF_TYPE: Readonly<Record<string, ArtName>> = {
  'g-rifle': 'rifle',
  'g-lmg': 'lmg',
  'g-pioneer': 'pioneer',
  'g-hmg': 'hmg',
  'g-mortar5': 'mortar',
  'g-mortar8': 'mortar',
  'g-tankhunter': 'tankHunter',
  'g-leig18': 'infantryGun',
  'g-pak36': 'atGun',
  'g-pak38': 'atGun',
  'g-fk297': 'artillery',
  'g-flak18': 'flak',
  'g-wagon': 'wagon',
  'g-truck': 'truck',
  'g-apc251': 'halftrack',
  'g-protze': 'truck',
  'g-232l': 'armouredCar',
  'g-demag': 'halftrack',
  'g-pzjg35r': 'selfPropelled',
  'g-pz2f': 'lightTank',
  'g-pz38t': 'lightTank',
  'g-pz3e': 'mediumTank',
  'g-pz3h': 'mediumTank',
  'g-pz3j': 'mediumTank',
  'g-pz4e': 'mediumTank',
  'g-pz4f2': 'mediumTank',
  'g-s35': 'mediumTank',
  'g-b2': 'heavyTank',
  'g-t34': 'mediumTank',
  's-rifle': 'rifle',
  's-smg': 'smg',
  's-mmg': 'mmg',
  's-nkvd': 'officer',
  's-mortar50': 'mortar',
  's-mortar82': 'mortar',
  's-infgun': 'infantryGun',
  's-atg45': 'atGun',
  's-f22': 'artillery',
  's-wagon': 'wagon',
  's-truck': 'truck',
  's-ba10': 'armouredCar',
  's-ot26': 'lightTank',
  's-zis30': 'selfPropelled',
  's-t26': 'lightTank',
  's-bt7': 'lightTank',
  's-t35': 'heavyTank',
  's-t34a': 'mediumTank',
  's-t34b': 'mediumTank',
  's-kv1a': 'heavyTank',
  's-kv2': 'heavyTank',
};

/** For types of other packs; a rumor has no silhouette. */
const ART_OF_KIND: Readonly<Record<UnitType['kind'], ArtName | null>> = {
  squad: 'rifle',
  mg: 'mmg',
  mortar: 'mortar',
  gun: 'atGun',
  transport: 'truck',
  apc: 'halftrack',
  spg: 'selfPropelled',
  armouredCar: 'armouredCar',
  tank: 'mediumTank',
  rumor: null,
};

export function artOf({ id, kind }: Pick<UnitType, 'id' | 'kind'>): Art | null {
  const name = kind === 'rumor' ? null : (ART_OF_TYPE[id] ?? ART_OF_KIND[kind]);
  return name === null ? null : ART[name];
}

/** The colours of the two sides, wherever ownership is shown. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  german: { id: 'german', body: 'slate', mark: 'cross', dot: 'square' },
  soviet: { id: 'soviet', body: 'sand', mark: 'star', dot: 'disc' },
};
