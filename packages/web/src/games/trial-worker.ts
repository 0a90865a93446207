// A worker in which bots fight a match again and again. It is named after the game it is for.
import type { Realm } from '@sandtable/kernel';
import { importMatch } from '@sandtable/session';
import type { Handicap, LinkFace } from '../face/link.ts';
import { LINKS } from './links.ts';

/** What it is asked: games of these numbers. */
export interface TrialOrder {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly seed: string;
  readonly handicap: Handicap | null;
}

export type TrialNews = { readonly winner: string | null } | { readonly trouble: string };

self.addEventListener('message', (event: MessageEvent<TrialOrder>) => {
  const tell = (news: TrialNews): void => self.postMessage(news);
  work(event.data, tell).catch((error: unknown) =>
    tell({ trouble: error instanceof Error ? error.message : String(error) }),
  );
});

async function work(order: TrialOrder, tell: (news: TrialNews) => void): Promise<void> {
  const link = LINKS[self.name];
  if (link === undefined) throw new Error(`there is no game ${self.name}`);
  (await link()).use((face) => fight(face, order, tell));
}

function fight<R extends Realm>(
  { system, bots, trial }: LinkFace<R>,
  { text, from, to, seed, handicap }: TrialOrder,
  tell: (news: TrialNews) => void,
): void {
  const match = importMatch(system, text, { bots: Object.keys(bots) });
  if (!match.ok || trial === null) throw new Error('this match cannot be tried');
  for (let game = from; game < to; game++) tell({ winner: trial(match.value, `sfc32:${seed} ${game}`, handicap) });
}
