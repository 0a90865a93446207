import type { UnitType } from '../model/forces.ts';

type Kind = Omit<UnitType, 'id' | 'name' | 'side'>;

// L3a-L3j: a unit type is a kind with a name and a side.
const LINE: Kind = {
  arm: 'infantry',
  rank: 'core',
  av: 7,
  dv: 3,
  rp: 3,
  move: 1,
  range: 1,
  traits: [],
  abilities: [],
};
const HORSE: Kind = { ...LINE, arm: 'cavalry', rp: 2, traits: ['riding'] };
const DOUBLE: Kind = { ...LINE, rank: 'elite', dv: 4, traits: ['extraAttack'] };
const SCOUTS: Kind = { ...LINE, rank: 'elite', av: 8, dv: 4, traits: ['observer'] };
const VETERAN_HORSE: Kind = { ...LINE, arm: 'cavalry', rank: 'elite', av: 8, dv: 4, traits: ['riding'] };
const OFFICER: Kind = { ...LINE, rank: 'officer', av: 9, dv: 7, rp: 4 };
const FIELD_BATTERY: Kind = { ...LINE, arm: 'artillery', av: 9, rp: 2, range: 3 };
const MOUNTED_BATTERY: Kind = { ...FIELD_BATTERY, range: 2 };

/** The units of both sides; officers have abilities (L4a-L4g). */
export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'honved', name: 'Honvéd', side: 'austria', ...LINE },
  { id: 'landsturm', name: 'Landsturm', side: 'austria', ...LINE },
  { id: 'hussars', name: 'Hussars', side: 'austria', ...HORSE },
  { id: 'ah-machine-gunners', name: 'Machine-gunners', side: 'austria', ...DOUBLE },
  { id: 'jager', name: 'Jäger', side: 'austria', ...SCOUTS },
  { id: 'ninth-hussars', name: '9th Hussars', side: 'austria', ...VETERAN_HORSE },
  {
    id: 'szurmay',
    name: 'Sándor Szurmay',
    side: 'austria',
    ...OFFICER,
    abilities: ['relegating', 'carpathianMarch'],
  },
  {
    id: 'muhr',
    name: 'Ottmár Muhr',
    side: 'austria',
    ...OFFICER,
    arm: 'cavalry',
    traits: ['riding'],
    abilities: ['followMe'],
  },
  { id: 'ah-battery', name: 'Field battery', side: 'austria', ...FIELD_BATTERY },
  { id: 'mounted-battery', name: 'Mounted battery', side: 'austria', ...MOUNTED_BATTERY },
  { id: 'rifles', name: 'Line infantry', side: 'russia', ...LINE },
  { id: 'cossacks', name: 'Cossacks', side: 'russia', ...HORSE },
  { id: 'ru-machine-gunners', name: 'Machine-gunners', side: 'russia', ...DOUBLE },
  { id: 'guard', name: 'Guard regiment', side: 'russia', ...DOUBLE },
  { id: 'scouts', name: 'Scouts', side: 'russia', ...SCOUTS },
  {
    id: 'orlov',
    name: 'Nikolai Orlov',
    side: 'russia',
    ...OFFICER,
    abilities: ['aggressiveTactics', 'humanWave'],
  },
  { id: 'belkovych', name: 'Belkovych', side: 'russia', ...OFFICER, abilities: ['massAssault'] },
  { id: 'ru-battery', name: 'Field battery', side: 'russia', ...FIELD_BATTERY },
];
