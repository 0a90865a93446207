import type { Cell } from '@sandtable/hex';
import {
  EMPTY_SCENE,
  type Formation,
  type MapPicture,
  type MarkerPicture,
  type Overlay,
  type PiecePicture,
  type PlaceName,
  type SideLook,
} from '../../index.ts';
import { ALL_ART } from '../art.ts';
import { rowsMap } from '../rows-map.ts';
import type { Sample } from './battle.ts';

const COOL: SideLook = { id: 'cool', body: 'sky', mark: 'shield', dot: 'square' };
const WARM: SideLook = { id: 'warm', body: 'straw', mark: 'cockade', dot: 'disc' };

const ROWS = ['F..HFF...F', 'FT.H.FF.T.', '..F.T..HH.', 'FFH..T.FF.', '.FF.T.F..T', '..T..FF...'];

/** Pointy hexes under snow: every ground of a country map, formations of two sides, and objectives. */
export function winter(): Sample {
  const road = cells('1,1 2,2 3,2 4,2 5,2 5,3 6,4 7,4 8,4 9,4');
  const map: MapPicture = {
    ...rowsMap(ROWS, [road, cells('5,3 5,4 4,4 3,4 2,5'), cells('5,2 6,2 6,1 7,1 8,1')]),
    places: PLACES,
    rivers: [
      {
        sides: [
          { at: 'A05', side: 2 },
          { at: 'B05', side: 1 },
          { at: 'B05', side: 2 },
          { at: 'B05', side: 3 },
          { at: 'C05', side: 2 },
          { at: 'D05', side: 1 },
          { at: 'D05', side: 2 },
          { at: 'D05', side: 3 },
          { at: 'E05', side: 2 },
          { at: 'F05', side: 1 },
          { at: 'F05', side: 2 },
        ],
      },
    ],
  };
  return { map, scene: { ...EMPTY_SCENE, pieces: PIECES, markers: MARKERS } };
}

/** Each kind of plan once. */
export const PLANS: readonly Overlay[] = [
  { kind: 'plan', plan: 'march', through: ['B02', 'C03'], text: '', isDraft: true },
  { kind: 'plan', plan: 'attack', through: ['C04', 'C05'], text: '40%', isDraft: false },
  { kind: 'plan', plan: 'counter', through: ['C05', 'C04'], text: '', isDraft: false },
  { kind: 'plan', plan: 'bombard', through: ['D03', 'D06'], text: '', isDraft: false },
  { kind: 'plan', plan: 'support', through: ['D02', 'C04'], text: '+2', isDraft: false },
  { kind: 'zone', zone: 'threat', hexes: ['D07', 'D08', 'E07', 'E06', 'C06', 'C07'] },
];

const PLACES: readonly PlaceName[] = [
  { at: 'B02', text: 'West', kind: 'town' },
  { at: 'C05', text: 'Middle', kind: 'town' },
  { at: 'D06', text: 'Bridge', kind: 'town' },
  { at: 'B09', text: 'North', kind: 'town' },
  { at: 'E10', text: 'East', kind: 'town' },
  { at: 'B04', text: 'Long Ridge', kind: 'height' },
];

const PIECES: readonly PiecePicture[] = [
  unit('B02', COOL, 'fusilier', { steps: 3 }),
  unit('C04', COOL, 'hussar', { rank: 'elite', steps: 2 }),
  unit('D02', COOL, 'artillery', { steps: 2, fullSteps: 2 }),
  unit('D03', COOL, 'infantryGun', { stripe: 'slashed', steps: 1, fullSteps: 2 }),
  unit('E04', COOL, 'rifleman', { stripe: 'slashed', rank: 'elite', steps: 3 }),
  unit('C02', COOL, 'officer', { rank: 'officer', steps: 4, fullSteps: 4 }),
  unit('C05', WARM, 'guardsman', { stripe: 'chequered', rank: 'elite', steps: 3 }),
  unit('D06', WARM, 'lancer', { stripe: 'chequered', steps: 1, fullSteps: 2 }),
  unit('D08', WARM, 'hmg', { stripe: 'dotted', rank: 'elite', steps: 2 }),
  unit('C08', WARM, 'officer', { stripe: 'dotted', rank: 'officer', steps: 3, fullSteps: 4 }),
];

function unit(at: string, side: SideLook, name: keyof typeof ALL_ART, change: Partial<Formation>): PiecePicture {
  const isGun = name === 'artillery' || name === 'infantryGun';
  return {
    id: `${side.id} ${at}`,
    at,
    side,
    art: ALL_ART[name],
    number: '',
    words: name,
    facing: null,
    figures: [
      { place: 'bottomLeft', text: '7', ink: 'red', back: isGun ? 'ring' : undefined },
      { place: 'bottomRight', text: '3', ink: 'blue', back: 'roundFrame' },
      ...(isGun ? [{ place: 'bottom', text: '3', ink: 'black', back: 'lozenge' } as const] : []),
    ],
    largeFigures: [
      { place: 'left', text: '7', ink: 'red' },
      { place: 'right', text: '3', ink: 'blue', back: 'roundFrame' },
    ],
    signs: name === 'hussar' || name === 'lancer' ? ['horseshoe'] : name === 'hmg' ? ['twice'] : [],
    formation: { stripe: 'plain', rank: 'core', steps: 3, fullSteps: 3, ...change },
    spent: false,
    stamp: null,
    badges: [],
    isGhost: false,
  };
}

const MARKERS: readonly MarkerPicture[] = [
  objective('greatObjective', 'C05', WARM),
  objective('objective', 'D06', WARM),
  objective('objective', 'E10', null),
  objective('greatObjective', 'B09', null),
];

function objective(kind: MarkerPicture['kind'], at: string, side: SideLook | null): MarkerPicture {
  return { kind, at, words: kind, text: '', facing: null, side, isHidden: false };
}

function cells(text: string): Cell[] {
  return text.split(' ').map((cell) => {
    const [column = 0, row = 0] = cell.split(',').map(Number);
    return { column, row };
  });
}
