import { checkPack, defaultPack, type Pack } from '@sandtable/bear';
import { cellInColumns, type Facing, hexInColumns, toFacing } from '@sandtable/hex';
import {
  EMPTY_SCENE,
  type HexPicture,
  type MapPicture,
  MARKER_NAMES,
  type MarkerPicture,
  type PiecePicture,
  TERRAIN_NAMES,
} from '../src/index.ts';
import { battlePieces, battleMarkers } from './battle.ts';
import { pictureOfMap } from './map.ts';
import { pictureOfPiece, STATES } from './pieces.ts';
import type { Sample } from './sample.ts';
import { SOVIET } from './sides.ts';
import { winter } from './winter.ts';
import { groundWords } from './words.ts';

const pack = readPack();

function readPack(): Pack {
  const checked = checkPack(defaultPack);
  if (!checked.ok) throw new Error('the default pack is sound');
  return checked.value;
}

/** What the demo can show, by name. */
export const SAMPLES: Readonly<Record<string, () => Sample>> = {
  Battle: () => ({
    map: pictureOfMap(pack, { boards: [{ board: 'b2', at: [0, 0] }] }),
    scene: { ...EMPTY_SCENE, pieces: battlePieces(pack), markers: battleMarkers() },
  }),
  'Every counter': () => parade(),
  'Every terrain': () => terrains(),
  'Town and lake': () => bare('b5'),
  Hills: () => bare('b3'),
  Winter: () => winter(),
  'Four boards': () => ({
    map: pictureOfMap(pack, {
      boards: [
        { board: 'b2', at: [0, 0] },
        { board: 'b5', at: [1, 0], turned: true },
        { board: 'b3', at: [0, 1] },
        { board: 'b4', at: [1, 1] },
      ],
    }),
    scene: EMPTY_SCENE,
  }),
};

function bare(board: string): Sample {
  return { map: pictureOfMap(pack, { boards: [{ board, at: [0, 0] }] }), scene: EMPTY_SCENE };
}

/** A field of hexes in columns, each made by its place. */
function grid(columns: number, rows: number, make: (column: number, row: number) => Partial<HexPicture>): MapPicture {
  const hexes = Array.from({ length: columns * rows }, (_, i): HexPicture => {
    const hex = hexInColumns({ column: i % columns, row: Math.floor(i / columns) });
    const { column, row } = cellInColumns(hex);
    const id = `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`;
    const ground = { terrain: 'open', level: 0, roads: [], walls: [], ...make(column, row) } as const;
    return { hex, id, label: id, isInPlay: true, words: groundWords(id, ground), ...ground };
  });
  return { top: 'flat', seed: 'sandtable', hexes, sheets: [] };
}

/** One counter of every type, in every state there is. */
function parade(): Sample {
  const columns = 11;
  const types = pack.unitTypes.flatMap((type) => pack.counters.find((counter) => counter.type === type) ?? []);
  const map = grid(columns, Math.ceil(types.length / columns), (column) => ({
    terrain: TERRAIN_NAMES[column % 8] ?? 'open',
  }));
  const pieces = types.map((counter, i): PiecePicture => {
    const marker = pack.hitMarkers[(i * 3) % pack.hitMarkers.length];
    return pictureOfPiece(counter, {
      at: map.hexes[i]?.id ?? '',
      facing: toFacing(i),
      spent: i % 5 === 3,
      hit: i % 7 === 5 && marker?.destroys === false ? marker : undefined,
      states: i % 4 === 1 ? [STATES[(i >> 2) % STATES.length] ?? 'hasty'] : [],
    });
  });
  return { map, scene: { ...EMPTY_SCENE, pieces } };
}

/** Two hexes of each terrain, hills, a road, a wall, and every marker. */
function terrains(): Sample {
  const map = grid(10, 7, (column, row) => ({
    ...(row < 3 ? { terrain: TERRAIN_NAMES[column] ?? 'open' } : {}),
    level: row >= 4 && column >= 6 ? (row === 5 && column >= 7 && column <= 8 ? 2 : 1) : 0,
    roads: row === 3 ? eastWest(column) : [],
    walls: row === 5 && column < 3 ? [0] : [],
  }));
  const markers = MARKER_NAMES.map((kind, i): MarkerPicture => ({
    kind,
    at: `G${String(i + 1).padStart(2, '0')}`,
    words: kind,
    text: kind === 'smoke' ? '+1' : kind === 'flag' ? '2' : '',
    facing: kind === 'bunker' ? 1 : null,
    side: kind === 'flag' ? SOVIET : null,
    isHidden: false,
  }));
  return { map, scene: { ...EMPTY_SCENE, markers } };
}

/** Along a row of columns that lie high and low by turns. */
function eastWest(column: number): Facing[] {
  const isLow = column % 2 === 1;
  return [...(column > 0 ? [isLow ? 5 : 4] : []), ...(column < 9 ? [isLow ? 1 : 2] : [])].map(toFacing);
}
