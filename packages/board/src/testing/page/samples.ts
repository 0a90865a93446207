import { cellInColumns, distance, hexInColumns } from '@sandtable/hex';
import { EMPTY_SCENE, type HexPicture, type MapPicture, type MarkerPicture, type PiecePicture } from '../../index.ts';
import { MARKER_NAMES, TERRAIN_NAMES } from '../../model.ts';
import { EVERY_ART } from '../art.ts';
import { BLUE, RED, somePiece } from '../small-map.ts';
import { BADGES, battle, battleGround, type Sample } from './battle.ts';
import { eastWest, groundWords, mapOf } from './boards.ts';
import { winter } from './winter.ts';

/** What the page can show, by name. */
export const SAMPLES: Readonly<Record<string, () => Sample>> = {
  Battle: battle,
  'Every counter': parade,
  'Every terrain': terrains,
  Hills: hills,
  Winter: winter,
  'Two boards': () => ({
    map: mapOf(
      [
        { label: '2', at: [0, 0], turned: false },
        { label: '5', at: [1, 0], turned: true },
      ],
      battleGround,
    ),
    scene: EMPTY_SCENE,
  }),
};

/** Two hills, each of two levels. */
function hills(): Sample {
  const tops = [hexInColumns({ column: 5, row: 4 }), hexInColumns({ column: 13, row: 7 })];
  const map = mapOf([{ label: '3', at: [0, 0], turned: false }], (column, row) => {
    const away = Math.min(...tops.map((top) => distance(top, hexInColumns({ column, row }))));
    return { level: away <= 2 ? 2 : away <= 4 ? 1 : 0 };
  });
  return { map, scene: EMPTY_SCENE };
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

/** One counter of every drawing, in various states. */
function parade(): Sample {
  const columns = 8;
  const map = grid(columns, Math.ceil(EVERY_ART.length / columns), (column) => ({
    terrain: TERRAIN_NAMES[column] ?? 'open',
  }));
  const pieces = EVERY_ART.map(([name, art], i): PiecePicture =>
    somePiece({
      id: `p${i}`,
      at: map.hexes[i]?.id ?? '',
      art,
      number: String(i + 1).padStart(2, '0'),
      words: name,
      side: i % 2 === 0 ? BLUE : RED,
      spent: i % 5 === 2,
      stamp: i % 4 === 3 ? 'S' : null,
      badges: i % 4 === 1 ? BADGES.slice((i >> 2) % BADGES.length, ((i >> 2) % BADGES.length) + 1) : [],
    }),
  );
  return { map, scene: { ...EMPTY_SCENE, pieces } };
}

/** Two hexes of each terrain, hills, a road, a wall, and every marker. */
function terrains(): Sample {
  const map = grid(10, 7, (column, row) => ({
    ...(row < 3 ? { terrain: TERRAIN_NAMES[column] ?? 'open' } : {}),
    level: row >= 4 && column >= 6 ? (row === 5 && column >= 7 && column <= 8 ? 2 : 1) : 0,
    roads: row === 3 ? eastWest(column, 9) : [],
    walls: row === 5 && column < 3 ? [0] : [],
  }));
  const markers = MARKER_NAMES.map((kind, i): MarkerPicture => ({
    kind,
    at: `${i < 10 ? 'G' : 'F'}${String((i % 10) + 1).padStart(2, '0')}`,
    words: kind,
    text: kind === 'smoke' ? '+1' : kind === 'flag' ? '2' : '',
    facing: kind === 'bunker' ? 1 : null,
    side: kind === 'flag' ? RED : null,
    isHidden: false,
  }));
  return { map, scene: { ...EMPTY_SCENE, markers } };
}
