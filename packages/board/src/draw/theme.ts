import type { BodyName, StripeName } from '../model-piece.ts';
import type { Season } from '../model.ts';
import { FIELD_GROUND, type GroundTheme, PAPER_GROUND } from './theme-ground.ts';

/** The colours of one look. Everything drawn takes its colours from here, so that screen, print and rulebook match. */
export interface Theme extends GroundTheme {
  readonly name: 'paper' | 'field';
  readonly counters: Readonly<Record<BodyName, string>>;
  readonly rims: Readonly<Record<BodyName, string>>;
  readonly stripes: Readonly<Record<StripeName, string>>;
}

/** Inks of counters and overlays, the same in every look: they stand on their own bodies and casings. */
export const INK = {
  black: '#14171A',
  red: '#9B111E',
  blue: '#0B3F8A',
  green: '#0B5238',
  white: '#FFFFFF',
  yellow: '#FFE36E',
  move: '#0072B2',
  fire: '#D55E00',
  reason: '#F0E442',
  concrete: '#9AA0A6',
  earth: '#8A6238',
  timber: '#A8733F',
  /** The rim of a spent counter. */
  spent: '#77756C',
} as const;

const COUNTERS: Theme['counters'] = {
  slate: '#BACBD6',
  sand: '#ECC384',
  sky: '#B8CCE4',
  straw: '#E3D3A0',
};

const RIMS: Theme['rims'] = {
  slate: '#3F5A6E',
  sand: '#8C4A1C',
  sky: '#3B5A86',
  straw: '#7A6420',
};

const STRIPES: Theme['stripes'] = {
  plain: '#0072B2',
  slashed: '#9B111E',
  chequered: '#14171A',
  dotted: '#0B5238',
};

export const PAPER: Theme = {
  name: 'paper',
  ...PAPER_GROUND,
  counters: COUNTERS,
  rims: RIMS,
  stripes: STRIPES,
};

export const FIELD: Theme = {
  name: 'field',
  ...FIELD_GROUND,
  counters: COUNTERS,
  rims: RIMS,
  stripes: STRIPES,
};

/** The same looks under snow. Counters, hints and inks do not change. */
const WINTER: Readonly<Record<Theme['name'], Theme>> = {
  paper: {
    ...PAPER,
    terrain: {
      open: '#E9EDEF',
      crops: '#E6CF86',
      plowedField: '#AA835F',
      gully: '#BDA37C',
      marsh: '#A8CAC7',
      water: '#7FAED4',
      lightWoods: '#85A18D',
      heavyWoods: '#3F5A4C',
      woodBuilding: '#C8B9AA',
      stoneBuilding: '#9CA0A9',
      ridge: '#C8D2EB',
      town: '#917978',
    },
    trees: {
      light: { edge: '#43503F', body: '#71836A', gleam: '#9AAA92', bright: '#C3CFC2' },
      heavy: { edge: '#14261F', body: '#2C4A3C', gleam: '#486B59', bright: '#6E8F7F' },
    },
    lines: {
      ...PAPER.lines,
      grid: '#4C5A68',
      furrows: '#7F5B38',
      ridges: '#C7A783',
      gully: '#7A6138',
      shore: '#5F86A6',
      bank: '#D8D6CC',
      shallow: '#94BDE0',
      roadEdge: '#6B563E',
      road: '#A88D68',
      rut: '#7A6346',
      sheet: '#39434D',
    },
    relief: { lit: '#FFFFFF', shade: '#263A57', rock: '#5A5F6B' },
    river: { bank: '#8299AC', water: '#A3C4DC', gleam: '#F2F8FC' },
    snow: { hollow: '#C9D7E3', drift: '#FFFFFF', strength: 0.8, wave: '#AEBDCB', stalk: '#A2937A', cap: '#F7FAFC' },
    label: { ink: '#26303A', halo: '#F4F7F9', strength: 0.55, level: '#3C3326' },
    shade: '#10202F',
  },
  field: {
    ...FIELD,
    terrain: {
      open: '#5C6772',
      crops: '#908045',
      plowedField: '#553829',
      gully: '#817C6B',
      marsh: '#4E858C',
      water: '#20405F',
      lightWoods: '#3B5D21',
      heavyWoods: '#12241E',
      woodBuilding: '#756663',
      stoneBuilding: '#A3A6AB',
      ridge: '#8793AC',
      town: '#7F4647',
    },
    trees: {
      light: { edge: '#182012', body: '#3A4A30', gleam: '#5B6B50', bright: '#77866D' },
      heavy: { edge: '#060E0B', body: '#162B23', gleam: '#2A4A3C', bright: '#47685A' },
    },
    lines: {
      ...FIELD.lines,
      grid: '#10161C',
      furrows: '#33201A',
      ridges: '#6E4A3A',
      gully: '#33290F',
      bank: '#5A5C58',
      shallow: '#2C5276',
      roadEdge: '#2A2118',
      road: '#7D684C',
      rut: '#54432F',
      sheet: '#0C1014',
    },
    relief: { lit: '#D5E0EC', shade: '#04090F', rock: '#20262E' },
    river: { bank: '#1C2A38', water: '#37566F', gleam: '#8FB0C8' },
    snow: { hollow: '#3F4A56', drift: '#7C8894', strength: 0.7, wave: '#8593A0', stalk: '#8C8066', cap: '#A9B9C4' },
    label: { ink: '#EEF3F6', halo: '#1B232B', strength: 0.6, level: '#EAD9B4' },
    shade: '#000000',
  },
};

export function inSeason(theme: Theme, season: Season | undefined): Theme {
  return season === 'winter' ? WINTER[theme.name] : theme;
}
