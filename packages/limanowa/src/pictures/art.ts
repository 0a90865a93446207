import type { ArtName } from '@sandtable/board';
import type { Arm, UnitType } from '../model/unit-type.ts';

/** The silhouette of each type of our own pack that has one of its own. */
export const ART_OF_TYPE: Readonly<Record<string, ArtName>> = {
  'ah-machine-gunners': 'hmg',
  jager: 'rifleman',
  'mounted-battery': 'infantryGun',
  cossacks: 'lancer',
  'ru-machine-gunners': 'hmg',
  guard: 'guardsman',
  scouts: 'rifleman',
};

const ART_OF_ARM: Readonly<Record<Arm, ArtName>> = { infantry: 'fusilier', cavalry: 'hussar', artillery: 'artillery' };

/** Who leads on foot points the way; who leads on horse rides ahead. */
export function artOf({ id, arm, rank }: Pick<UnitType, 'id' | 'arm' | 'rank'>): ArtName {
  if (rank === 'officer' && arm === 'infantry') return 'officer';
  return ART_OF_TYPE[id] ?? ART_OF_ARM[arm];
}
