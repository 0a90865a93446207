import type { TerrainName } from '../model.ts';

export interface GroundTheme {
  /** The table around the map. */
  readonly table: string;
  readonly terrain: Readonly<Record<TerrainName, string>>;
  /** Wide soft patches of grass, and their opacity in the middle. */
  readonly meadow: { readonly fresh: string; readonly dry: string; readonly bare: string; readonly strength: number };
  readonly blades: { readonly dark: string; readonly pale: string };
  readonly trees: { readonly light: TreeTones; readonly heavy: TreeTones };
  readonly lines: {
    readonly grid: string;
    readonly stalks: string;
    readonly furrows: string;
    /** Turned soil beside a furrow. */
    readonly ridges: string;
    readonly waves: string;
    readonly shore: string;
    readonly bank: string;
    readonly shallow: string;
    readonly tufts: string;
    readonly gully: string;
    readonly contour: string;
    readonly roadEdge: string;
    readonly road: string;
    readonly rut: string;
    readonly wall: string;
    readonly wallTop: string;
    readonly sheet: string;
  };
  /** Opacity of the grid and of the pale line under it. */
  readonly grid: { readonly line: number; readonly pale: number };
  readonly roofs: Readonly<Record<RoofName, RoofTones>>;
  /** Slopes in light and in shade, their maximum opacity, and how much lighter a plateau is. */
  readonly slopes: {
    readonly lit: string;
    readonly shade: string;
    readonly most: { readonly lit: number; readonly shade: number };
    readonly lift: number;
  };
  /** Ridge slopes in light and in shade, and the rock on their crests. */
  readonly relief: { readonly lit: string; readonly shade: string; readonly rock: string };
  readonly river: { readonly bank: string; readonly water: string; readonly gleam: string };
  /** Null in summer. */
  readonly snow: Snow | null;
  readonly label: {
    readonly ink: string;
    readonly halo: string;
    /** Opacity of hex names. */
    readonly strength: number;
    readonly level: string;
  };
  /** Unseen hexes. */
  readonly shade: string;
}

export interface Snow {
  /** Wide soft patches of thin and of deep snow. */
  readonly hollow: string;
  readonly drift: string;
  /** Opacity of both in the middle. */
  readonly strength: number;
  /** Small wind ripples, and dry grass above the snow. */
  readonly wave: string;
  readonly stalk: string;
  /** Snow on firs and roofs. */
  readonly cap: string;
}

export interface TreeTones {
  readonly edge: string;
  readonly body: string;
  readonly gleam: string;
  readonly bright: string;
}

export const ROOF_NAMES = ['shingle', 'thatch', 'slate', 'tile'] as const;
export type RoofName = (typeof ROOF_NAMES)[number];

/** Faces turned away from the light, aslant, and towards it. */
export interface RoofTones {
  readonly edge: string;
  readonly dark: string;
  readonly body: string;
  readonly gleam: string;
}

export const PAPER_GROUND: GroundTheme = {
  table: '#C9C1AC',
  terrain: {
    open: '#DEDCB1',
    crops: '#FFD96E',
    plowedField: '#D2B27E',
    gully: '#9B8770',
    marsh: '#AFD2CC',
    water: '#6496B6',
    lightWoods: '#84A257',
    heavyWoods: '#49683F',
    woodBuilding: '#B7AA94',
    stoneBuilding: '#A5A6A9',
    ridge: '#4E4444',
    town: '#A4516D',
  },
  meadow: { fresh: '#B7C48D', dry: '#EBE5BF', bare: '#D3C69A', strength: 0.7 },
  blades: { dark: '#8E9457', pale: '#F6EFC8' },
  trees: {
    light: { edge: '#3C5528', body: '#688A45', gleam: '#8AA95E', bright: '#ABC47F' },
    heavy: { edge: '#18301A', body: '#325433', gleam: '#4B6F46', bright: '#6C8E5C' },
  },
  lines: {
    grid: '#2A2A1E',
    stalks: '#B98A1E',
    furrows: '#93713A',
    ridges: '#EBD5A4',
    waves: '#D9EAF3',
    shore: '#3C6F8F',
    bank: '#C9B98A',
    shallow: '#A9CFDC',
    tufts: '#4E7A6C',
    gully: '#6A563A',
    contour: '#7A4F1C',
    roadEdge: '#86714A',
    road: '#F0E4C2',
    rut: '#CDB78A',
    wall: '#4A4438',
    wallTop: '#C9C2B2',
    sheet: '#3A3A34',
  },
  grid: { line: 0.26, pale: 0.16 },
  roofs: {
    shingle: { edge: '#3E271A', dark: '#6C4630', body: '#875A40', gleam: '#A97A5B' },
    thatch: { edge: '#4A3D22', dark: '#857048', body: '#A48C5E', gleam: '#C6B183' },
    slate: { edge: '#2C3036', dark: '#565C66', body: '#727A85', gleam: '#99A1AC' },
    tile: { edge: '#4A1C14', dark: '#82341F', body: '#A5452F', gleam: '#C9694C' },
  },
  slopes: { lit: '#FFFBE6', shade: '#3A2A10', most: { lit: 0.4, shade: 0.36 }, lift: 0.12 },
  relief: { lit: '#FFFBE6', shade: '#3A2A10', rock: '#5B4A34' },
  river: { bank: '#3C6F8F', water: '#6496B6', gleam: '#D9EAF3' },
  snow: null,
  label: { ink: '#1E1E1A', halo: '#F4EED2', strength: 0.5, level: '#6B3F0E' },
  shade: '#1A1408',
};

export const FIELD_GROUND: GroundTheme = {
  table: '#16181A',
  terrain: {
    open: '#5F5E4B',
    crops: '#A38444',
    plowedField: '#896C4B',
    gully: '#938674',
    marsh: '#5E7E80',
    water: '#1C435E',
    lightWoods: '#405826',
    heavyWoods: '#203724',
    woodBuilding: '#7A7169',
    stoneBuilding: '#979493',
    ridge: '#C6B48C',
    town: '#E2B0B4',
  },
  meadow: { fresh: '#4F573B', dry: '#69654F', bare: '#635842', strength: 0.6 },
  blades: { dark: '#3F4229', pale: '#85826A' },
  trees: {
    light: { edge: '#18260E', body: '#3C5526', gleam: '#546F36', bright: '#6C8748' },
    heavy: { edge: '#0A1710', body: '#1A3324', gleam: '#294A35', bright: '#3D624A' },
  },
  lines: {
    grid: '#000000',
    stalks: '#D0B550',
    furrows: '#6A4C2E',
    ridges: '#B8946A',
    waves: '#7FA6C4',
    shore: '#0D2637',
    bank: '#6E6850',
    shallow: '#35627C',
    tufts: '#1D3D48',
    gully: '#3A2F1A',
    contour: '#D9B06C',
    roadEdge: '#35301F',
    road: '#A89C7C',
    rut: '#857A5E',
    wall: '#1B1A18',
    wallTop: '#9B968B',
    sheet: '#0E0F0A',
  },
  grid: { line: 0.3, pale: 0.07 },
  roofs: {
    shingle: { edge: '#1C120B', dark: '#4F3423', body: '#6C4832', gleam: '#8C6549' },
    thatch: { edge: '#2A2110', dark: '#6B5630', body: '#897045', gleam: '#A98F62' },
    slate: { edge: '#15181C', dark: '#414750', body: '#565D68', gleam: '#78808C' },
    tile: { edge: '#260D08', dark: '#5C2418', body: '#803222', gleam: '#A64F39' },
  },
  slopes: { lit: '#E4DDB8', shade: '#000000', most: { lit: 0.2, shade: 0.42 }, lift: 0.05 },
  relief: { lit: '#E4DDB8', shade: '#000000', rock: '#2B2212' },
  river: { bank: '#0D2637', water: '#1C435E', gleam: '#7FA6C4' },
  snow: null,
  label: { ink: '#F4F0DF', halo: '#2E2E24', strength: 0.55, level: '#F0CE92' },
  shade: '#000000',
};
