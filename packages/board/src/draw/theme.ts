import type { TerrainName } from '../model.ts';
import type { StripeName } from '../model-piece.ts';
import type { BodyName } from '../model-side.ts';

/** Colours of one look. Everything drawn takes its colours from here, so that screen, print and rulebook are one. */
export interface Theme {
  readonly name: 'paper' | 'field';
  /** Around the map. */
  readonly table: string;
  readonly terrain: Readonly<Record<TerrainName, string>>;
  readonly trees: { readonly light: Tones; readonly heavy: Tones };
  readonly lines: {
    readonly grid: string;
    readonly grass: string;
    readonly stalks: string;
    readonly furrows: string;
    readonly waves: string;
    readonly shore: string;
    readonly tufts: string;
    readonly gully: string;
    readonly contour: string;
    readonly roadEdge: string;
    readonly road: string;
    readonly roadDash: string;
    readonly wall: string;
    readonly wallTick: string;
    readonly sheet: string;
  };
  readonly roofs: { readonly wood: Tones; readonly stone: Tones; readonly tile: Tones };
  /** Slopes of ridges: turned to the light and away from it, and the rock on their crests. */
  readonly relief: { readonly lit: string; readonly shade: string; readonly rock: string };
  readonly river: { readonly bank: string; readonly water: string; readonly gleam: string };
  /** What lies over everything in winter; null in summer. */
  readonly snow: Snow | null;
  readonly label: { readonly ink: string; readonly halo: string };
  /** Of hill-shading and of what is not seen. */
  readonly shade: string;
  readonly gleam: string;
  readonly counters: Readonly<Record<BodyName, string>>;
  /** The rim round a body. */
  readonly rims: Readonly<Record<BodyName, string>>;
  readonly stripes: Readonly<Record<StripeName, string>>;
}

export interface Snow {
  /** Wide and soft: wind has swept it thin, or piled it up. */
  readonly hollow: string;
  readonly drift: string;
  /** How strong both are at their middle. */
  readonly strength: number;
  /** Small strokes where it lies in waves, and dry grass that stands out of it. */
  readonly wave: string;
  readonly stalk: string;
  /** On firs and roofs. */
  readonly cap: string;
}

export interface Tones {
  readonly edge: string;
  readonly body: string;
  readonly gleam: string;
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
  table: '#DAD3C1',
  terrain: {
    open: '#EFEBD2',
    crops: '#E9C655',
    plowedField: '#B58E67',
    gully: '#B5A78F',
    marsh: '#C9DFE8',
    water: '#5B97C8',
    lightWoods: '#A6CF8E',
    heavyWoods: '#4C7A57',
    woodBuilding: '#D2C5B8',
    stoneBuilding: '#BDBBBF',
    ridge: '#847E76',
    town: '#CE778E',
  },
  trees: {
    light: { edge: '#43703A', body: '#7DB268', gleam: '#9CCB86' },
    heavy: { edge: '#17362A', body: '#33634A', gleam: '#4B8262' },
  },
  lines: {
    grid: '#3A3A34',
    grass: '#A9AE79',
    stalks: '#A97F14',
    furrows: '#7F5B38',
    waves: '#D6E9F6',
    shore: '#2F6A9B',
    tufts: '#4E7A6C',
    gully: '#7A6138',
    contour: '#6B4A1E',
    roadEdge: '#7A6A4F',
    road: '#FBF6E6',
    roadDash: '#CDBF9E',
    wall: '#4A4A4A',
    wallTick: '#FFFFFF',
    sheet: '#3A3A34',
  },
  roofs: {
    wood: { edge: '#4E2A14', body: '#9C5B34', gleam: '#BC7A4C' },
    stone: { edge: '#2F3237', body: '#7B7F87', gleam: '#A3A8B0' },
    tile: { edge: '#4A1C14', body: '#A5452F', gleam: '#C9694C' },
  },
  relief: { lit: '#FFFBE6', shade: '#3A2A10', rock: '#5B4A34' },
  river: { bank: '#3C6F8F', water: '#6496B6', gleam: '#D9EAF3' },
  snow: null,
  label: { ink: '#1E1E1A', halo: '#FFFFFF' },
  shade: '#1A1408',
  gleam: '#FFFFFF',
  counters: COUNTERS,
  rims: RIMS,
  stripes: STRIPES,
};

export const FIELD: Theme = {
  name: 'field',
  table: '#15170F',
  terrain: {
    open: '#52533D',
    crops: '#A18B3C',
    plowedField: '#693718',
    gully: '#837154',
    marsh: '#5F97B0',
    water: '#23435F',
    lightWoods: '#4B6D1C',
    heavyWoods: '#0F3320',
    woodBuilding: '#6B645F',
    stoneBuilding: '#A8A39C',
    ridge: '#C6B48C',
    town: '#B46E7E',
  },
  trees: {
    light: { edge: '#1A300A', body: '#3A5C1E', gleam: '#6C9440' },
    heavy: { edge: '#081A10', body: '#13301F', gleam: '#2C5A40' },
  },
  lines: {
    grid: '#0E0F0A',
    grass: '#7E8058',
    stalks: '#D0B550',
    furrows: '#3A2416',
    waves: '#7FB2DC',
    shore: '#0D2B47',
    tufts: '#1D3D48',
    gully: '#33290F',
    contour: '#D9A860',
    roadEdge: '#262116',
    road: '#B5AB90',
    roadDash: '#7D745C',
    wall: '#17181A',
    wallTick: '#E4E4E0',
    sheet: '#0E0F0A',
  },
  roofs: {
    wood: { edge: '#21100A', body: '#8A4C2A', gleam: '#B26E44' },
    stone: { edge: '#17191D', body: '#5E636C', gleam: '#8C929C' },
    tile: { edge: '#260D08', body: '#803222', gleam: '#A64F39' },
  },
  relief: { lit: '#E4DDB8', shade: '#000000', rock: '#2B2212' },
  river: { bank: '#0D2637', water: '#1C435E', gleam: '#7FA6C4' },
  snow: null,
  label: { ink: '#F4F0DF', halo: '#15170F' },
  shade: '#000000',
  gleam: '#8F8A6C',
  counters: COUNTERS,
  rims: RIMS,
  stripes: STRIPES,
};
