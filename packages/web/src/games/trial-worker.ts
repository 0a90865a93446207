// A worker in which bots play one match many times. Its name is the game's id.
import type { Realm } from '@sandtable/kernel';
import { importMatch } from '@sandtable/session';
import { botNamesOf, type Handicap, type LinkFace } from '../face/link.ts';
import { withRest } from '../link/late-parts.ts';
import { LINKS } from './links.ts';

/** Plays the games numbered `from` up to `to`. */
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
  await (await link()).use((face) => fight(face, order, tell));
}

async function fight<R extends Realm>(
  face: LinkFace<R>,
  { text, from, to, seed, handicap }: TrialOrder,
  tell: (news: TrialNews) => void,
): Promise<void> {
  const match = await withRest(face, () => importMatch(face.system, text, { bots: botNamesOf(face) }));
  if (!match.ok || face.trial === null) throw new Error('this match cannot be tried');
  const trial = await face.trial();
  for (let game = from; game < to; game++) tell({ winner: trial(match.value, `sfc32:${seed} ${game}`, handicap) });
}
