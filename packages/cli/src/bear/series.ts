import {
  type BearEvent,
  type BearSystem,
  botsFor,
  craftFor,
  eyeFor,
  DraftRecord,
  type DraftStatistics,
  type Pack,
  SoloRecord,
  type SoloStatistics,
} from '@sandtable/bear';
import { generalsFor, sampling, type Series, seriesOf } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { readGiven } from '../desk/laid-pack.ts';
import { seatBots } from '../desk/seated-bots.ts';
import { openTable } from './table.ts';

// Worker threads import this module and make their series here, from plain data: which bot has which seat, and the pack.

export const bearSeries: SeriesMaker = (raw): Series => {
  const { seats, pack: file } = readGiven(raw);
  const { pack, game: system } = openTable(file);
  return seriesOf(system, () => ({
    bots: seatBots(bearPlayers(system, pack), seats),
    observe: countEvent,
    measures: { rounds: ({ round }) => round },
    record: () => new SoloRecord(pack),
  }));
};

/** The same matches, recording what every bot saw, for `learn`. */
export const bearLessons: SeriesMaker = (raw): Series => {
  const { seats, pack: file } = readGiven(raw);
  const { pack, game: system } = openTable(file);
  return seriesOf(system, () => sampling(seatBots(botsFor(system, pack), seats), eyeFor(pack)));
};

export type GeneratedRecord = { readonly draft: DraftStatistics | null; readonly ai: SoloStatistics | null };

export const generatedSeries: SeriesMaker = (raw): Series => {
  const { seats, pack: file } = readGiven(raw);
  const { pack, game: system } = openTable(file);
  return seriesOf(system, () => ({
    bots: seatBots(bearPlayers(system, pack), seats),
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
  }));
};

/** Every bot of the game, new ones. */
export function bearPlayers(system: BearSystem, pack: Pack) {
  return { ...botsFor(system, pack), ...generalsFor(craftFor(system, pack)) };
}

function countEvent({ key }: BearEvent): readonly string[] {
  return [key];
}
