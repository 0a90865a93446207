import { parseFacing, printFacing } from '@sandtable/hex';
import {
  afterMotion,
  type BadgeName,
  EMPTY_SCENE,
  type Ground,
  type MapPicture,
  type MarkerPicture,
  type Motion,
  type Overlay,
  type PiecePicture,
  type Scene,
  type TerrainName,
} from '../../index.ts';
import { EVERY_ART } from '../art.ts';
import { BLUE, RED, somePiece } from '../small-map.ts';
import { eastWest, mapOf } from './boards.ts';

/** Something for the page to show. */
export interface Sample {
  readonly map: MapPicture;
  readonly scene: Scene;
}

const LETTERS: Readonly<Record<string, TerrainName>> = {
  '.': 'open',
  c: 'crops',
  p: 'plowedField',
  g: 'gully',
  m: 'marsh',
  '~': 'water',
  w: 'lightWoods',
  W: 'heavyWoods',
  h: 'woodBuilding',
  s: 'stoneBuilding',
};

/** Rows A to M, a letter for each column. A road leads in along row F. */
const ROWS = [
  'ww...........cc....',
  'wWw..........ccc..w',
  '.ww...cc......c..ww',
  '.....ccc..........W',
  '..pp..c....h.......',
  '..............s....',
  '.pp.......hh..ss...',
  '..p.........s......',
  '...ww..WW..........',
  '..wWw..w......gg...',
  '...w.......m...gg..',
  '..........m~m......',
  '...........m.......',
];

export function battleGround(column: number, row: number): Partial<Ground> {
  return {
    terrain: LETTERS[ROWS[row]?.[column] ?? '.'] ?? 'open',
    roads: row === 5 && column < 5 ? eastWest(column, 4) : [],
    walls: row === 6 && column > 12 && column < 16 ? [0] : [],
  };
}

/** Id, hex, facing, art, name, and the unit's states. */
const UNITS: readonly string[] = [
  'g01 G03 NE rifle Rifle-squad',
  'g02 G03 NE rifle Rifle-squad spent',
  'g09 G03 SE smg Assault-squad',
  'g03 F05 NE rifle Rifle-squad spent',
  'g19 E06 SE lmg Light-MG',
  'g16 G05 NE pioneer Pioneers',
  'g21 H03 NE hmg Heavy-MG',
  'g28 H06 NE mortar Mortar P',
  'g39 G07 NE halftrack Halftrack load',
  'g49 F08 SE mediumTank Panzer-III-E',
  'g53 G09 NE lightTank Panzer-II spent',
  'g45 E08 SE armouredCar Armoured-car I',
  'g57 I04 NE selfPropelled Assault-gun',
  'g37 H02 SE truck Truck',
  'g33 J04 NE atGun Anti-tank-gun',
  'g42 I06 NE infantryGun Infantry-gun spent',
  's01 F10 NW rifle Rifle-squad',
  's02 F10 SW rifle Rifle-squad',
  's13 G10 SW smg Assault-squad spent',
  's17 E10 SW mmg Medium-MG S',
  's20 H12 NW mortar Mortar pit',
  's25 E14 SW atGun Anti-tank-gun',
  's28 D13 SW officer Command-squad mound',
  's48 G12 SW heavyTank Heavy-tank',
  's54 G14 NW lightTank Light-tank spent',
  's41 F12 SW wagon Wagon S',
  's37 I13 NW artillery Field-gun',
  's30 F14 SW flak Flak',
  's31 I15 NW tankHunter Tank-hunters',
  's03 H08 NW rifle Rifle-squad alarm',
  'sr1 D15 N ? Rumour',
  'sr2 K11 N ? Rumour spent',
];

export const BADGES = ['mound', 'pit', 'load', 'cross', 'shutEye', 'alarm'] as const satisfies readonly BadgeName[];

function battlePiece(line: string): PiecePicture {
  const [id = '', at = '', way = '', drawing = '', name = '', ...states] = line.split(' ');
  const parsed = parseFacing(way);
  const facing = parsed.ok ? parsed.value : 0;
  const art = EVERY_ART.find(([each]) => each === drawing)?.[1] ?? null;
  const isBlue = id.startsWith('g');
  const spent = states.includes('spent');
  const looks = art === null ? [] : [`facing ${printFacing(facing)}`];
  const called = `${isBlue ? 'German' : 'Soviet'} ${name.replaceAll('-', ' ')} ${Number(id.replace(/\D+/, ''))}`;
  return somePiece({
    id,
    at,
    art,
    number: id.slice(1),
    side: isBlue ? BLUE : RED,
    words: [called, spent ? 'spent' : 'fresh', ...looks].join(', '),
    facing: art === null ? null : facing,
    ...(art === null ? { figures: [], largeFigures: [] } : {}),
    spent,
    stamp: states.find((state) => /^[A-Z]$/.test(state)) ?? null,
    badges: BADGES.filter((badge) => states.includes(badge)),
  });
}

const MARKERS: readonly MarkerPicture[] = [
  marker('flag', 'F10', { side: RED, text: '2' }),
  marker('flag', 'G11', { text: '1' }),
  marker('flag', 'I08', { side: BLUE, text: '1' }),
  marker('smoke', 'E09', { text: '+1' }),
  marker('denseSmoke', 'H09', { text: '+2' }),
  marker('trench', 'H12', {}),
  marker('bunker', 'E14', { facing: 4 }),
  marker('wire', 'F09', {}),
  marker('roadBlock', 'H13', {}),
  marker('mine', 'H10', { isHidden: true }),
  marker('hasty', 'I13', { side: RED }),
];

function marker(kind: MarkerPicture['kind'], at: string, more: Partial<MarkerPicture>): MarkerPicture {
  return { kind, at, words: kind, text: '', facing: null, side: null, isHidden: false, ...more };
}

/** Two sides with counters in every state, over one board of mixed ground. */
export function battle(): Sample {
  return {
    map: mapOf([{ label: '2', at: [0, 0], turned: false }], battleGround),
    scene: { ...EMPTY_SCENE, pieces: UNITS.map((line) => battlePiece(line)), markers: MARKERS },
  };
}

/** Each kind of hint over the battle, by name. */
export const BATTLE_HINTS: Readonly<Record<string, readonly Overlay[]>> = {
  Move: [
    { kind: 'ring', at: 'G05', ring: 'selected' },
    { kind: 'front', at: 'G05', facing: 1 },
    ...(['F05', 'G06', 'H05', 'H04', 'G04', 'F04'] as const).map((at, i): Overlay => ({
      kind: 'move',
      at,
      text: String(1 + (i % 2)),
      barred: i === 2,
    })),
    { kind: 'way', through: ['G05', 'G06', 'F07', 'F08'], manner: 'move' },
  ],
  Fire: [
    { kind: 'ring', at: 'F08', ring: 'selected' },
    { kind: 'front', at: 'F08', facing: 2 },
    {
      kind: 'zone',
      zone: 'normal',
      hexes: ['F09', 'G09', 'G08', 'F10', 'G10', 'H09', 'G11', 'H10', 'H11', 'G12', 'F11', 'I10'],
    },
    { kind: 'zone', zone: 'long', hexes: ['G13', 'H12', 'H13', 'G14', 'F13', 'F12', 'I12', 'I11'] },
    { kind: 'fire', at: 'F10', text: '58%' },
    { kind: 'fire', at: 'G10', text: '42%' },
    { kind: 'way', through: ['F08', 'G10'], manner: 'fire' },
  ],
  'Line of sight': [
    { kind: 'sight', from: 'J04', to: 'F12', blockedAt: ['H08'] },
    { kind: 'sight', from: 'G03', to: 'G07', blockedAt: [] },
    { kind: 'note', at: 'H08', text: 'woods as high as both ends' },
    { kind: 'zone', zone: 'unseen', hexes: ['D10', 'D11', 'D12', 'D13', 'C11', 'C12', 'C13', 'D14', 'C14'] },
  ],
  Reasoning: [
    { kind: 'reason', at: 'G12', number: '1', text: 'spent', verdict: 'out' },
    { kind: 'reason', at: 'F12', number: '2', text: 'hit', verdict: 'out' },
    { kind: 'reason', at: 'F14', number: '3', text: '6 hexes', verdict: 'open' },
    { kind: 'reason', at: 'I13', number: '4', text: '5 hexes', verdict: 'chosen' },
    { kind: 'way', through: ['I13', 'I12', 'H11', 'H10'], manner: 'reason' },
    { kind: 'entry', side: BLUE, hexes: ['F02', 'G02', 'H02', 'I02'], from: 5, goes: 'in', text: 'Round 2' },
    { kind: 'zone', zone: 'place', hexes: ['B15', 'B16', 'C15', 'C16', 'C17'] },
  ],
};

/** A tank drives up and fires, a squad is hit, a rumour proves true, a gun is lost. */
const MOTIONS: readonly Motion[] = [
  { kind: 'slide', pieces: ['g49'], path: ['F08', 'F09', 'E10'], facing: 1 },
  { kind: 'shot', from: 'E10', to: 'F12', result: 'miss' },
  { kind: 'shot', from: 'E10', to: 'G10', result: 'hit' },
  { kind: 'mark', piece: 's13' },
  { kind: 'flip', from: 'sr1', to: 's04' },
  { kind: 'fall', piece: 's17' },
  { kind: 'leave', piece: 'g37' },
];

/** The battle after those motions. */
export function battleNext(scene: Scene): { readonly scene: Scene; readonly motions: readonly Motion[] } {
  const last = scene.pieces.flatMap(changed);
  return {
    scene: { ...scene, pieces: MOTIONS.reduce((now, each) => afterMotion(now, each, last), scene.pieces) },
    motions: MOTIONS,
  };
}

function changed(piece: PiecePicture): PiecePicture[] {
  if (piece.id === 's13') return [{ ...piece, stamp: 'P' }];
  // The rumour at D15 turns out to be a squad.
  return piece.id === 's01' ? [piece, { ...piece, id: 's04', number: '04', at: 'D15' }] : [piece];
}
