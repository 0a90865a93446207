import {
  bear,
  type BearEvent,
  botsFor,
  craftFor,
  eyeFor,
  DraftRecord,
  type DraftStatistics,
  ownPack,
  SoloRecord,
  type SoloStatistics,
} from '@sandtable/bear';
import { generalsFor, sampling, type Series, seriesOf } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { seatBots } from '../desk/seated-bots.ts';

// Worker threads import this module and make their series with it; `given` says which bot has which seat.

export const bearSeries: SeriesMaker = (given): Series => {
  const pack = ownPack();
  const system = bear(pack);
  return seriesOf(system, {
    bots: seatBots({ ...botsFor(system, pack), ...generalsFor(craftFor(system, pack)) }, given),
    observe: countEvent,
    measures: { rounds: ({ round }) => round },
    record: () => new SoloRecord(pack),
  });
};

/** The same matches, with what every bot saw. */
export const bearLessons: SeriesMaker = (given): Series => {
  const pack = ownPack();
  const system = bear(pack);
  return seriesOf(system, sampling(seatBots(botsFor(system, pack), given), eyeFor(pack)));
};

/** The record of one generated match. */
export type GeneratedRecord = { readonly draft: DraftStatistics | null; readonly ai: SoloStatistics | null };

export const generatedSeries: SeriesMaker = (given): Series => {
  const pack = ownPack();
  const system = bear(pack);
  return seriesOf(system, {
    bots: seatBots(botsFor(system, pack), given),
    observe: countEvent,
    measures: { rounds: ({ round }) => round },
    record: () => {
      const [draft, ai] = [new DraftRecord(pack), new SoloRecord(pack)];
      return {
        note(events, view) {
          draft.note(events, view);
          ai.note(events, view);
        },
        end: (): GeneratedRecord => ({ draft: draft.end(), ai: ai.end() }),
      };
    },
  });
};

/** Counts events by kind. */
function countEvent({ key }: BearEvent): readonly string[] {
  return [key];
}
