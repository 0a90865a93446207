import { counted, type Realm } from '@sandtable/kernel';
import type { AnswerTo, MatchInfo } from '@sandtable/protocol';
import type { ReactNode } from 'react';
import type { AnyGame, GameFace } from '../../face/game.ts';
import type { Happening } from '../../face/happening.ts';
import type { Position } from '../../face/position.ts';
import { headlineOf } from '../../match/outcomes.ts';
import { loadingOnce } from '../../ui/loading.tsx';
import { askServer } from '../server/ask.ts';
import { seatIn } from './match-order.ts';

export interface Standing {
  readonly seat: string;
  readonly position: Position;
  readonly name: string | null;
  /** Round and score, as in the match itself. */
  readonly facts: ReactNode;
  readonly news: string;
}

const loading = loadingOnce<Standing>();

/** Memoised per entry: React's `use` needs the same promise each time. */
export function standingOf(game: AnyGame, match: MatchInfo): Promise<Standing> {
  return loading(`${match.id} ${match.seq} ${seatIn(match)}`, async () => {
    const seat = seatIn(match);
    const glance = await askServer('GET /api/matches/:id/glance', { id: match.id, query: { as: seat } });
    return game.use(async (its) => makeStanding(await its.face(), seat, glance));
  });
}

async function makeStanding<R extends Realm>(
  { table, ready }: GameFace<R>,
  seat: string,
  { seq, view: sent, entries }: AnswerTo<'GET /api/matches/:id/glance'>,
): Promise<Standing> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server has made it by the same rules
  const view = sent as R['view'];
  await ready?.(view);
  const position = table.positionOf(view);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  const happenings = entries.map(({ events }) => events.map((event) => table.tell(view, event as R['event'], seat)));
  return {
    seat,
    position,
    name: position.mission,
    facts: table.panelsOf(view).facts(seat, null),
    news: seq === 0 ? 'It has begun, and you are asked first.' : printNews(happenings),
  };
}

/** `6 moves since you left: Rifle squad 05 is hit`: their number and the most important event. */
export function printNews(entries: readonly (readonly Happening[])[]): string {
  const told = entries.filter((events) => events.length > 0);
  const headline = headlineOf(told.flat(), ({ rank }) => rank);
  if (headline === undefined) return 'You have more to decide.';
  return `${counted(told.length, 'move', 'moves')} since you left: ${headline.text}`;
}
