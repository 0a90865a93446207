import {
  AI_SEAT,
  explainEnding,
  LEVEL_NAMES,
  LEVELS,
  type Limanowa,
  type LimanowaEvent,
  NONE,
  type Seen,
  type Side,
  SIDE_NAMES,
  sideOf,
  SIDES,
  unitId,
  unitName,
} from '@sandtable/limanowa';
import type { LoggedEntry, Moment } from '../../face/moment.ts';
import type { Rematch, ResultFace, ResultModel, ResultSide, TeamScore } from '../../face/result.ts';
import { roundAmong, startsOfRounds } from '../../log/log-model.ts';
import { engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { playersSide, warPoints } from '../panels/standing.ts';
import { missionName } from '../table/seat-names.ts';
import { limanowa } from '../game.ts';
import { scoreIn, storyOf } from './story.ts';

export const result: ResultFace<Limanowa> = {
  resultOf: (moment, entries) => resultModel(engine().on(moment.view), moment, entries),
  scoreOf: (view) => scoreIn(engine().on(view)),
  storyOf,
};

type Entries = readonly LoggedEntry<Limanowa>[];

const MOST_POINTS = 8;

export function resultModel(seen: Seen, moment: Moment<Limanowa>, entries: Entries): ResultModel {
  const { view } = seen;
  const sides = SIDES.map((side) => resultSide(seen, side, entries));
  return {
    mission: missionName(seen) ?? 'A position',
    kicker: [limanowa.name, ...(playersSide(seen) === null ? [] : [LEVEL_NAMES[view.options.level]])].join(' · '),
    headline: headlineOf(seen, moment),
    ending: view.ended === null ? '' : explainEnding(seen),
    unit: warPoints(seen) === null ? 'VP' : 'points',
    sides,
    players: [],
    scores: scoresOf(seen),
    curve: null,
    team: teamOf(seen),
    rounds: roundStarts(entries),
    points: pointsOf(seen, entries),
    luck: {
      tried: 'attack rolls',
      hoped: 'hits',
      by: SIDES.map((side) => {
        const luck = luckOf(seen, entries)[side];
        return { ...luck, words: luckWords(luck) };
      }),
    },
    entries: moment.seq,
    rematch: rematchOf(seen, moment.seat),
  };
}

function headlineOf(seen: Seen, { seat, outcome }: Moment<Limanowa>): string {
  const { ended } = seen.view;
  if (ended === null) return 'Not finished';
  const side = playersSide(seen);
  if (side !== null) return ended.side === null ? 'Mission failed' : 'Mission accomplished';
  const own = seen.view.corps.find((corps) => corps.seat === seat);
  if (own === undefined) return ended.side === null ? 'Draw' : `${SIDE_NAMES[ended.side]} has won`;
  return outcome?.winners.includes(seat) === true ? 'You won' : 'You lost';
}

function resultSide(seen: Seen, side: Side, entries: Entries): ResultSide {
  const roundAt = roundsOf(entries);
  const lost = entries.flatMap(({ seq, events }) =>
    events.flatMap((event) =>
      event.key === 'destroyed' && sideOf(seen, event.unit) === side
        ? [{ seq, round: roundAt(seq), unit: event.unit, name: unitName(seen, event.unit) }]
        : [],
    ),
  );
  const left = seen.view.units.filter(({ at }, unit) => at !== NONE && sideOf(seen, unitId(unit)) === side).length;
  return { side, name: nameOf(seen, side), score: warPoints(seen)?.[side] ?? null, lost, left };
}

function nameOf({ view }: Seen, side: Side): string {
  const isAi = view.corps.some((corps) => corps.side === side && corps.seat === AI_SEAT);
  return isAi ? `${SIDE_NAMES[side]} (AI)` : SIDE_NAMES[side];
}

/** LS5a, LS5b: one score for all players together. */
function teamOf(seen: Seen): TeamScore | null {
  const { view, pack } = seen;
  const { ended, terms, options, round } = view;
  if (ended === null || terms.goal.kind !== 'mission') return null;
  const hasWon = ended.side !== null;
  const [level, speed] = [Math.max(...Object.values(pack.ruleset.levelVp)), Math.max(...terms.goal.speed)];
  return {
    hasWon,
    score: ended.score.level + ended.score.speed,
    most: level + speed,
    parts: [
      { name: 'Level', text: LEVEL_NAMES[options.level], rule: 'LS5a', score: ended.score.level, most: level },
      {
        name: 'Speed',
        text: hasWon ? `Won in round ${round} of ${terms.limit}` : 'Not won in time',
        rule: 'LS5b',
        score: ended.score.speed,
        most: speed,
      },
    ],
    pace: {
      worth: terms.goal.speed.slice(0, terms.limit).map((vp) => vp + pack.ruleset.levelVp[options.level]),
      round: hasWon ? round : 0,
      words: hasWon
        ? `Won in round ${round} of ${terms.limit}: ${ended.score.level} for the level, ${ended.score.speed} for speed`
        : `Not won in ${terms.limit} rounds`,
    },
  };
}

/** L11d: the parts of the score. */
function scoresOf(seen: Seen): ResultModel['scores'] {
  const points = warPoints(seen);
  if (points !== null)
    return [{ text: 'Objectives held at the end', rule: 'L11d', by: SIDES.map((side) => points[side]) }];
  return [];
}

function pointsOf(seen: Seen, entries: Entries): ResultModel['points'] {
  const roundAt = roundsOf(entries);
  const objectives = new Set(seen.view.terms.objectives.map(({ at }) => at));
  const told = entries.flatMap(({ seq, events }) => {
    const first = events.find(
      (event) =>
        event.key === 'destroyed' ||
        event.key === 'aiCardUsed' ||
        (event.key === 'moved' && event.as !== 'move' && objectives.has(event.to)),
    );
    return first === undefined ? [] : [{ seq, text: `Round ${roundAt(seq)}: ${tellEvent(seen, first).text}` }];
  });
  return told.slice(-MOST_POINTS);
}

interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly hits: number;
}

const NO_LUCK: Luck = { rolls: 0, expected: 0, hits: 0 };

/** L8.2b: the highest face of the die never hits. */
function luckOf(seen: Seen, entries: readonly LoggedEntry<Limanowa>[]): Readonly<Record<Side, Luck>> {
  const luck: Record<Side, Luck> = { austria: NO_LUCK, russia: NO_LUCK };
  const { sides } = seen.die;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.key !== 'rolled') continue;
    const side = sideOf(seen, event.attacker);
    const { rolls, expected, hits } = luck[side];
    const ways = Math.max(0, Math.min(event.tv, sides - 1));
    luck[side] = { rolls: rolls + 1, expected: expected + ways / sides, hits: hits + Number(event.hit) };
  }
  return luck;
}

function luckWords({ rolls, expected, hits }: Luck): string {
  if (rolls === 0) return 'no attacks';
  const off = hits - expected;
  if (Math.abs(off) < 0.5) return 'as expected';
  return `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than expected`;
}

function roundStarts(entries: readonly LoggedEntry<Limanowa>[]): ReturnType<typeof startsOfRounds> {
  return startsOfRounds(entries, (event: LimanowaEvent) => (event.key === 'gameRoundBegan' ? event.round : null));
}

function roundsOf(entries: readonly LoggedEntry<Limanowa>[]): (seq: number) => number {
  return roundAmong(roundStarts(entries));
}

/** The same mission with the same switches. Against the AI sides cannot be swapped. */
function rematchOf({ view: { options, corps } }: Seen, viewer: string): Rematch {
  const { mission, position: _position, ...switches } = options;
  const seats = [...new Set(corps.map(({ seat }) => seat))];
  const hasAi = seats.includes(AI_SEAT);
  const own = corps.find(({ seat }) => seat === viewer)?.side;
  const sideOfSeat = (seat: string): string | undefined => corps.find((each) => each.seat === seat)?.side;
  const across = (seat: string): string => seats.find((other) => sideOfSeat(other) !== sideOfSeat(seat)) ?? seat;
  const again = mission === null ? null : { ...switches, mission };
  // LS1c: the next level.
  const next = hasAi ? LEVELS[LEVELS.indexOf(options.level) + 1] : undefined;
  return {
    options: again,
    opposite: Object.fromEntries(seats.map((seat) => [seat, hasAi ? seat : across(seat)])),
    swapped: own === undefined ? '' : `you play ${SIDE_NAMES[own === 'austria' ? 'russia' : 'austria']}`,
    harder:
      again === null || next === undefined
        ? null
        : { options: { ...again, level: next }, aside: `level ${LEVEL_NAMES[next]}` },
  };
}
