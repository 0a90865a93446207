import type { Ground } from '@sandtable/board';
import { boardCells, type Cell, type JoinedMap } from '@sandtable/hex';
import type { Pack } from '../model/pack/pack.ts';
import { GROUNDS } from './grounds.ts';

const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };

/** What is printed on the boards of a map, half hexes included. */
export function boardGround(pack: Pack, joined: JoinedMap): (board: number, cell: Cell) => Ground {
  const places = new Map(boardCells(joined.form).map(({ column, row }, place) => [`${column} ${row}`, place]));
  return (board, { column, row }) => {
    const printed = pack.boards.find(({ label }) => label === joined.boards[board]?.label);
    const ground = printed?.hexes[places.get(`${column} ${row}`) ?? -1];
    return ground === undefined ? BARE : { ...ground, terrain: GROUNDS[ground.terrain] };
  };
}
