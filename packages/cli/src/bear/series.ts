import { bear, type BearEvent, botsFor, SoloRecord, ownPack } from '@sandtable/bear';
import { seriesOf, type Series } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { seatBots } from '../desk/seated-bots.ts';

/** Plays bear in whichever thread imports this. What it is given says who sits where. */
export const bearSeries: SeriesMaker = (given): Series => {
  const pack = ownPack();
  const system = bear(pack);
  return seriesOf(system, {
    bots: seatBots(botsFor(system, pack), given),
    observe: countEvent,
    measures: { rounds: ({ round }) => round },
    record: () => new SoloRecord(pack),
  });
};

/** Counted by kind: what was done, hit, lost and played. */
export function countEvent({ key }: BearEvent): readonly string[] {
  return [key];
}
