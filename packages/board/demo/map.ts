import { makeMap, type MapPlan, type Pack } from '@sandtable/bear';
import { boardCells, type Cell, type JoinedMap, printAxial } from '@sandtable/hex';
import { type Ground, type HexPicture, joinedHexes, joinedSheets, type MapPicture } from '../src/index.ts';
import { groundWords } from './words.ts';

/** The map of a plan as the board shows it. */
export function pictureOfMap(pack: Pack, plan: MapPlan): MapPicture {
  const made = makeMap(pack.boards, plan);
  if (!made.ok || made.value.joined === null) throw new Error('the demo lays boards that are there');
  const { joined, names } = made.value;
  const hexes = joinedHexes(joined, groundOf(pack, joined)).map(({ hex, index, ground }): HexPicture => {
    const name = names[index];
    const id = name ?? printAxial(hex);
    return { hex, id, label: name ?? '', isInPlay: name !== undefined, words: groundWords(id, ground), ...ground };
  });
  return { top: 'flat', seed: 'sandtable', hexes, sheets: joinedSheets(joined) };
}

function groundOf(pack: Pack, joined: JoinedMap): (board: number, cell: Cell) => Ground {
  const places = new Map(boardCells(joined.form).map(({ column, row }, place) => [`${column} ${row}`, place]));
  return (board, { column, row }) => {
    const printed = pack.boards.find(({ label }) => label === joined.boards[board]?.label);
    const ground = printed?.hexes[places.get(`${column} ${row}`) ?? -1];
    if (ground === undefined) return BARE;
    return { ...ground, terrain: ground.terrain === 'smallBalka' ? 'gully' : ground.terrain };
  };
}

const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };
