import {
  ENDINGS,
  type Bear,
  type BearEvent,
  eventNames,
  explainEvent,
  isRumor,
  missionNamed,
  playerId,
  SCORE_WORDS,
  type ScoreReason,
  type Seen,
  type Side,
  sideOf,
  typeOf,
  unitName,
  unitTitle,
} from '@sandtable/bear';
import type { Moment } from '../../face/moment.ts';
import type { Fallen, ResultPlayer } from '../../face/result.ts';
import { capital } from '../../result/telling.ts';
import { headlineOf } from '../../match/outcomes.ts';
import { matchName } from '../draft/match-name.ts';
import { rankOf } from '../events/event-traits.ts';
import { bear } from '../game.ts';
import {
  type Luck,
  luckOf,
  roundsOf,
  roundStarts,
  type EntryEvents,
  type TurningPoint,
  turningPoints,
  vpCurve,
  type VpPoint,
} from './luck.ts';

export interface PointWithText extends TurningPoint {
  readonly text: string;
}

export interface Aftermath {
  readonly mission: string;
  readonly kicker: string;
  readonly headline: string;
  readonly ending: string;
  readonly vp: Readonly<Record<Side, number>>;
  /** B20.3: each player's score, the best first; empty if a side wins. */
  readonly players: readonly ResultPlayer[];
  readonly scores: readonly ScoreRow[];
  readonly curve: readonly VpPoint[];
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
  readonly points: readonly PointWithText[];
  readonly luck: Readonly<Record<Side, Luck>>;
  readonly losses: Readonly<Record<Side, Losses>>;
  readonly entries: number;
}

const MOST_POINTS = 5;

export function aftermathOf(seen: Seen, moment: Moment<Bear>, entries: readonly EntryEvents[]): Aftermath {
  const { view } = seen;
  const told = new Map(entries.map((entry) => [entry.seq, entry.events]));
  return {
    mission: matchName(seen),
    kicker: kickerOf(seen),
    headline: headlineFor(seen, moment),
    ending: view.ended === null ? '' : capital(ENDINGS[view.ended.key]),
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

/** `Eastern Front, 1941 · easy` */
function kickerOf({ pack, view }: Seen): string {
  const difficulty = missionNamed(pack, view.terms.mission)?.solo?.difficulty;
  return [bear.name, ...(difficulty === undefined ? [] : [difficulty])].join(' · ');
}

/** A destroyed unit or an exit is described by its event; points at the end of a round or match, by the reason they were scored for. */
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
      name: names.player(playerId(place)),
      score: vp,
      hasWon: outcome?.winners.includes(seat) ?? false,
    }))
    .sort((a, b) => b.score - a.score);
}

/** B20.3: with two players there is no difference. */
function isIndividual({ view: { options, players } }: Seen): boolean {
  return options.teamWin === 'individual' && players.length > 2;
}

function headlineFor(seen: Seen, { seat, outcome }: Moment<Bear>): string {
  const winners = outcome?.winners ?? [];
  const { players } = seen.view;
  if (winners.length === 0) return 'Draw';
  const isDraw = isIndividual(seen) ? winners.length > 1 : winners.length === players.length;
  if (isDraw && (winners.length === players.length || winners.includes(seat))) return 'Draw';
  if (!players.some((player) => player.seat === seat)) {
    const names = eventNames(seen, unitTitle);
    return `${isDraw ? 'Draw between' : 'Won by'} ${winners.map((winner) => names.player(playerId(players.findIndex((player) => player.seat === winner)))).join(' and ')}`;
  }
  return winners.includes(seat) ? 'You won' : 'You lost';
}

interface Losses {
  readonly lost: readonly Fallen[];
  /** On the map or still to come. */
  readonly left: number;
}

function lossesOf(seen: Seen, entries: readonly EntryEvents[]): Readonly<Record<Side, Losses>> {
  const lost: Record<Side, Fallen[]> = { german: [], soviet: [] };
  const roundAt = roundsOf(entries);
  for (const { seq, events } of entries)
    for (const event of events) {
      if (event.key !== 'destroyed' || isRumor(typeOf(seen, event.unit))) continue;
      const { unit } = event;
      lost[sideOf(seen, unit)].push({ seq, round: roundAt(seq), unit, name: unitName(seen, unit) });
    }
  const left = (side: Side): number =>
    seen.view.roster.filter((unit) => sideOf(seen, unit) === side && !isRumor(typeOf(seen, unit))).length;
  return {
    german: { lost: lost.german, left: left('german') },
    soviet: { lost: lost.soviet, left: left('soviet') },
  };
}

interface ScoreRow {
  readonly reason: ScoreReason;
  readonly vp: Readonly<Record<Side, number>>;
}

/** VP by reason, the largest first; the rows add up to the score. */
function scoreTable(entries: readonly EntryEvents[]): ScoreRow[] {
  const rows = new Map<ScoreReason, Record<Side, number>>();
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.key !== 'scored') continue;
    const row = rows.get(event.why) ?? { german: 0, soviet: 0 };
    row[event.side] += event.vp;
    rows.set(event.why, row);
  }
  const weight = ({ vp }: ScoreRow): number => Math.abs(vp.german) + Math.abs(vp.soviet);
  return [...rows].map(([reason, vp]) => ({ reason, vp })).sort((a, b) => weight(b) - weight(a));
}
