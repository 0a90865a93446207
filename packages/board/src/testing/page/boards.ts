import { boardCells, type Facing, joinBoards, type PlacedBoard, printMapAddress, toFacing } from '@sandtable/hex';
import {
  type Ground,
  type HexPicture,
  joinedHexes,
  joinedSheets,
  type MapPicture,
  type TerrainName,
} from '../../index.ts';

const FORM = { columns: 19, rows: 12 };

const TERRAIN_WORDS: Readonly<Record<TerrainName, string>> = {
  open: 'open ground',
  crops: 'crops',
  plowedField: 'plowed field',
  gully: 'gully',
  marsh: 'marsh',
  water: 'water',
  lightWoods: 'light woods',
  heavyWoods: 'heavy woods',
  woodBuilding: 'wooden houses',
  stoneBuilding: 'stone houses',
  ridge: 'ridge',
  town: 'town',
};

/** 'E09, light woods, hill 1, road' */
export function groundWords(name: string, { terrain, level, roads, walls }: Ground): string {
  const more = [level > 0 ? `hill ${level}` : '', roads.length > 0 ? 'road' : '', walls.length > 0 ? 'wall' : ''];
  return [name, TERRAIN_WORDS[terrain], ...more].filter((each) => each !== '').join(', ');
}

/** Boards of the usual shape side by side, each with the same ground. */
export function mapOf(
  boards: readonly PlacedBoard[],
  groundAt: (column: number, row: number) => Partial<Ground>,
): MapPicture {
  const joined = joinBoards(FORM, boards);
  if (!joined.ok) throw new Error('these boards do not join');
  const map = joined.value;
  const grounds = new Map(
    boardCells(FORM).map(({ column, row }): [string, Ground] => [
      `${column} ${row}`,
      { terrain: 'open', level: 0, roads: [], walls: [], ...groundAt(column, row) },
    ]),
  );
  const bare: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };
  const all = joinedHexes(map, (_board, { column, row }) => grounds.get(`${column} ${row}`) ?? bare);
  const hexes = all.map(({ hex, index, ground }): HexPicture => {
    const label = index === -1 ? '' : printMapAddress(map, index);
    const id = index === -1 ? `out ${hex}` : label;
    return { hex, id, label, isInPlay: index !== -1, words: groundWords(id, ground), ...ground };
  });
  return { top: 'flat', seed: 'sandtable', hexes, sheets: joinedSheets(map) };
}

/** The sides of a road along a row of columns that lie high and low in turn. */
export function eastWest(column: number, last: number): Facing[] {
  const isLow = column % 2 === 1;
  return [...(column > 0 ? [isLow ? 5 : 4] : []), ...(column < last ? [isLow ? 1 : 2] : [])].map(toFacing);
}
