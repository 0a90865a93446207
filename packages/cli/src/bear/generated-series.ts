import {
  bear,
  botsFor,
  DraftRecord,
  type DraftStatistics,
  SoloRecord,
  type SoloStatistics,
  ownPack,
} from '@sandtable/bear';
import { type Series, seriesOf } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { seatBots } from '../desk/seated-bots.ts';
import { countEvent } from './series.ts';

/** What is recorded of one generated match. */
export type GeneratedRecord = { readonly draft: DraftStatistics | null; readonly ai: SoloStatistics | null };

/** Drafts and fights in whichever thread imports this. What it is given says who sits where. */
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
