import type { StripeName } from '../model-piece.ts';
import type { BodyName } from '../model-side.ts';
import { FIELD_GROUND, type GroundTheme, PAPER_GROUND } from './theme-ground.ts';

/** Colours of one look. Everything drawn takes its colours from here, so that screen, print and rulebook are one. */
export interface Theme extends GroundTheme {
  readonly name: 'paper' | 'field';
  readonly counters: Readonly<Record<BodyName, string>>;
  /** The rim round a body. */
  readonly rims: Readonly<Record<BodyName, string>>;
  readonly stripes: Readonly<Record<StripeName, string>>;
}

/** The inks of counters and overlays are the same in every look: they stand on bodies and casings of their own. */
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
  /** The rim of what has acted. */
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
