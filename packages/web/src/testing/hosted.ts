import type { Bear } from '@sandtable/bear';
import { bearLink } from '../bear/link/link.ts';
import { catalogue } from '../bear/missions/catalogue.ts';
import { shownParty } from '../bear/missions/mission-facts.ts';
import { Host } from '../link/host.ts';
import type { OneTab } from '../link/one-tab.ts';
import type { Answers, News, Question, TablePlan } from '../link/protocol.ts';
import type { Shelf } from '../link/shelf.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';

const [first] = catalogue();
if (first === undefined) throw new Error('no missions');

/** A mission against the AI. */
export const SOLO = first;
const PARTIES = SOLO.parties.map(shownParty);
export const PLAN: TablePlan = {
  options: { mission: SOLO.mission.id },
  seats: seatingOf(PARTIES, defaultSitters(PARTIES, 'captain')),
  seed: 'host',
};
export const begin = { topic: 'begin', asked: { id: 'm1', plan: PLAN } } as const;
export const resume = { topic: 'resume', asked: { id: 'm1' } } as const;
export const save = { topic: 'save', asked: null } as const;

let hands = 0;

interface HostOptions {
  /** Every look at the clock costs a tenth of a second. */
  readonly isSlow?: boolean;
  readonly most?: number;
  readonly breathe?: () => Promise<void>;
  /** How it learns of other tabs; by default from `lose`. */
  readonly tab?: OneTab;
  readonly onTake?: () => void;
}

export function hostWith(shelf: Shelf, { isSlow = false, most = 20_000, breathe, tab, onTake }: HostOptions = {}) {
  let time = 1941;
  const news: News<Bear>[] = [];
  const lost: (() => void)[] = [];
  const alone: OneTab = {
    take: async (_, whenLost) => {
      onTake?.();
      lost.push(whenLost);
    },
    wait: () => new Promise(() => undefined),
    leave: () => undefined,
  };
  const host = new Host({
    game: bearLink,
    shelf,
    hand: `hand ${hands++}`,
    most,
    tell: (it) => void news.push(structuredClone(it)),
    clock: () => (isSlow ? (time += 100) : time),
    breathe: breathe ?? (async () => undefined),
    tab: tab ?? alone,
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- each topic has its answer
  const ask = <Q extends Question>(question: Q) => host.answer(question) as Promise<Answers<Bear>[Q['topic']]>;
  const moments = () => news.flatMap((it) => (it.kind === 'moment' ? [it.moment] : []));
  const troubles = () => news.flatMap((it) => (it.kind === 'trouble' ? [it.trouble] : []));
  return { host, ask, news, moments, troubles, lose: () => lost.forEach((each) => each()) };
}

/** Waits until all pending promises are settled. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 200; round++) await Promise.resolve();
}
