import {
  type Bear,
  type BearEvent,
  eventNames,
  explainEvent,
  SCORE_WORDS,
  type Seen,
  type Side,
  unitTitle,
} from '@sandtable/bear';
import type { Moment } from '../../face/moment.ts';
import type { ResultPlayer } from '../../face/result.ts';
import { matchName } from '../draft/match-name.ts';
import { headlineOf } from '../../match/headline.ts';
import { rankOf } from '../events/event-traits.ts';
import { type Losses, lossesOf } from './casualties.ts';
import { type Luck, luckOf, type TurningPoint, turningPoints, type VpPoint, vpCurve } from './luck.ts';
import { roundStarts } from './rounds.ts';
import { type ScoreRow, scoreTable } from './score-table.ts';
import type { ToldEntry } from './told-entry.ts';

/** A turning point with what happened in it. */
export interface ToldPoint extends TurningPoint {
  readonly text: string;
}

/** Everything there is to tell of a match that is over. */
export interface Aftermath {
  readonly mission: string;
  /** As the person at the screen takes it. */
  readonly headline: string;
  readonly ending: string;
  readonly vp: Readonly<Record<Side, number>>;
  /** B20.3: what each player has, the best first; none where a side wins. */
  readonly players: readonly ResultPlayer[];
  readonly scores: readonly ScoreRow[];
  readonly curve: readonly VpPoint[];
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
  readonly points: readonly ToldPoint[];
  readonly luck: Readonly<Record<Side, Luck>>;
  readonly losses: Readonly<Record<Side, Losses>>;
  readonly entries: number;
}

const MOST_POINTS = 5;

export function aftermathOf(seen: Seen, moment: Moment<Bear>, entries: readonly ToldEntry[]): Aftermath {
  const { view } = seen;
  const names = eventNames(seen, unitTitle);
  const told = new Map(entries.map((entry) => [entry.seq, entry.events]));
  return {
    mission: matchName(seen.pack, seen.view),
    headline: headlineFor(seen, moment),
    ending: view.ended === null ? '' : explainEvent({ rule: 'B19.1', key: 'gameEnded', why: view.ended.key }, names),
    vp: view.vp,
    players: playersOf(seen, moment),
    scores: scoreTable(entries),
    curve: vpCurve(entries),
    rounds: roundStarts(entries),
    points: turningPoints(entries, MOST_POINTS).map((point) => ({
      ...point,
      text: pointText(seen, point, told.get(point.seq) ?? []),
    })),
    luck: luckOf(seen, entries),
    losses: lossesOf(seen, entries),
    entries: moment.seq,
  };
}

/** A deed tells itself; what only comes with the end of a round or of the game is told by what it was scored for. */
function pointText(seen: Seen, { side }: TurningPoint, events: readonly BearEvent[]): string {
  const [score] = events
    .filter((each) => each.key === 'scored')
    .filter((each) => each.side === side)
    .sort((a, b) => b.vp - a.vp);
  const isDeed = score?.why === 'destroyed' || score?.why === 'left';
  if (score !== undefined && !isDeed) return SCORE_WORDS[score.why].text;
  const event = headlineOf(
    events.filter(({ key }) => key !== 'scored' && key !== 'gameEnded'),
    rankOf,
  );
  return event === undefined ? '' : explainEvent(event, eventNames(seen, unitTitle));
}

function playersOf(seen: Seen, { outcome }: Moment<Bear>): ResultPlayer[] {
  if (!isIndividual(seen)) return [];
  const names = eventNames(seen, unitTitle);
  return seen.view.players
    .map(({ seat, side, vp }, place) => ({
      seat,
      side,
      name: names.player(place),
      score: vp,
      hasWon: outcome?.winners.includes(seat) ?? false,
    }))
    .sort((a, b) => b.score - a.score);
}

/** B20.3: with two players it makes no difference. */
function isIndividual({ view: { options, players } }: Seen): boolean {
  return options.teamWin === 'individual' && players.length > 2;
}

function headlineFor(seen: Seen, { seat, outcome }: Moment<Bear>): string {
  const winners = outcome?.winners ?? [];
  const { players } = seen.view;
  if (winners.length === 0) return 'No winner';
  const isDraw = isIndividual(seen) ? winners.length > 1 : winners.length === players.length;
  if (isDraw && (winners.length === players.length || winners.includes(seat))) return 'Draw';
  if (!players.some((player) => player.seat === seat)) {
    const names = eventNames(seen, unitTitle);
    return `${isDraw ? 'Draw between' : 'Won by'} ${winners.map((winner) => names.player(players.findIndex((player) => player.seat === winner))).join(' and ')}`;
  }
  return winners.includes(seat) ? 'You won' : 'You lost';
}
