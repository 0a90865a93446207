// A worker that judges the decisions of a match. Its name is the game's id; it receives only views of one seat.
import type { Realm } from '@sandtable/kernel';
import { AnalysisDesk, type AnalysisNews, type AnalysisOrder } from '../analysis/desk.ts';
import type { LinkFace } from '../face/link.ts';
import { LINKS } from './links.ts';

function tell(news: AnalysisNews): void {
  self.postMessage(news);
}

/** The views are of the game that the worker is named after. */
type Hear = (order: AnalysisOrder<never>) => Promise<void>;

async function open(): Promise<Hear> {
  const link = LINKS[self.name];
  if (link === undefined) throw new Error(`there is no game ${self.name}`);
  return (await link()).use(deskOf);
}

function deskOf<R extends Realm>(game: LinkFace<R>): Hear {
  const desk = new AnalysisDesk<R>({ game, tell, clock: () => performance.now() });
  return (order) => desk.hear(order);
}

const opening = open();
let work: Promise<unknown> = opening;

self.addEventListener('message', ({ data }: MessageEvent<AnalysisOrder<never>>) => {
  work = hear(data, work);
});

async function hear(order: AnalysisOrder<never>, before: Promise<unknown>): Promise<void> {
  try {
    await before;
    await (
      await opening
    )(order);
  } catch (error) {
    tell({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) });
  }
}
