import { botsFor, type LimanowaEvent, SoloRecord } from '@sandtable/limanowa';
import { seriesOf, type Series } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { seatBots } from '../desk/seated-bots.ts';
import { openTable } from './table.ts';

/** Worker threads import this module and make their series with it; `given` says which bot has which seat. */
export const limanowaSeries: SeriesMaker = (given): Series => {
  const { game, pack } = openTable();
  return seriesOf(game, {
    bots: seatBots(botsFor(game, pack), given),
    observe: ({ key }: LimanowaEvent) => [key],
    measures: { rounds: ({ round }) => round },
    record: () => new SoloRecord(pack),
  });
};
