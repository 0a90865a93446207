import { botsFor, craftFor, type LimanowaEvent, type LimanowaSystem, type Pack, SoloRecord } from '@sandtable/limanowa';
import { generalsFor, seriesOf, type Series } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { readGiven } from '../desk/laid-pack.ts';
import { seatBots } from '../desk/seated-bots.ts';
import { openTable } from './table.ts';

/** Worker threads import this module and make their series here, from plain data: which bot has which seat, and the pack. */
export const limanowaSeries: SeriesMaker = (raw): Series => {
  const { seats, pack: file } = readGiven(raw);
  const { game, pack } = openTable(file);
  return seriesOf(game, () => ({
    bots: seatBots(limanowaPlayers(game, pack), seats),
    observe: ({ key }: LimanowaEvent) => [key],
    measures: { rounds: ({ round }) => round },
    record: () => new SoloRecord(pack),
  }));
};

/** Every bot of the game, new ones. */
export function limanowaPlayers(game: LimanowaSystem, pack: Pack) {
  return { ...botsFor(game, pack), ...generalsFor(craftFor(game, pack)) };
}
