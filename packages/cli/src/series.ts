import { bear, type BearEvent, botsFor, BOT_NAMES, SoloRecord, type View } from '@sandtable/bear';
import type { Bot } from '@sandtable/kernel';
import { seriesOf, type Series } from '@sandtable/lab';
import type { SeriesMaker } from '@sandtable/lab/node';
import { ownPack } from './own-pack.ts';

/** Which bot sits where: by seat, the name of a bot. */
export type Seated = Readonly<Record<string, string>>;

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

/** The bots that are named, each in its seat. */
export function seatBots(bots: ReturnType<typeof botsFor>, given: unknown): Readonly<Record<string, Bot<View>>> {
  const seated: Record<string, Bot<View>> = {};
  for (const [seat, name] of Object.entries(seatedOf(given))) {
    const known = BOT_NAMES.find((each) => each === name);
    if (known === undefined) throw new Error(`no bot '${name}'`);
    seated[seat] = bots[known];
  }
  return seated;
}

/** Counted by kind: what was done, hit, lost and played. */
export function countEvent({ key }: BearEvent): readonly string[] {
  return [key];
}

function seatedOf(given: unknown): Seated {
  const seated: Record<string, string> = {};
  if (typeof given !== 'object' || given === null) return seated;
  for (const [seat, name] of Object.entries(given)) seated[seat] = String(name);
  return seated;
}
