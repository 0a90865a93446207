import {
  type HexId,
  hexId,
  isFoot,
  nameOfHex,
  NONE,
  type PlannedWay,
  type ReachWeb,
  reachWeb,
  type Seen,
  sideOf,
  typeOf,
  type UnitId,
  unitId,
  unitOf,
  wayThrough,
} from '@sandtable/bear';
import { madeOnce, type Sentence } from '@sandtable/kernel';
import type { Overlays } from '../../face/field.ts';
import type { Route, Routes } from '../../face/position.ts';
import { leaderOf } from '../../saying/saying.ts';
import { isDraft } from '../draft/match-name.ts';
import { askedPlayer, type BearSaying } from './saying.ts';
import { routeOf } from './route-table.ts';
import { stepsOf } from './way-steps.ts';
import { dangerTo } from './way-threats.ts';

export function routesOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Routes {
  const isMade = isDraft(seen.view);
  const ways = new Map<string, Route | null>();
  return {
    wayTo: (words, hex) => {
      if (isMade) return null;
      const key = `${hex} ${words.join(' ')}`;
      const known = ways.get(key);
      const way = known === undefined ? wayTo(sayingOf(words), hexId(hex)) : known;
      ways.set(key, way);
      return way;
    },
    reach: (words) => (isMade ? [] : reachOf(sayingOf(words))),
  };
}

/** Cached per view: the pointer asks hex by hex. */
const webs = madeOnce((_view: Seen['view']) => new Map<UnitId, ReachWeb>());

/** The unit's ways, avoiding all enemy counters it knows of; the first move must be allowed and affordable now. */
function webFrom({ game, seen }: BearSaying, unit: UnitId): ReachWeb {
  const known = webs(seen.view);
  const side = sideOf(seen, unit);
  const enemies = seen.view.roster.filter((other) => sideOf(seen, other) !== side);
  const closed = new Set(enemies.map((enemy) => unitOf(seen, enemy).at));
  const word = seen.pack.counters[unit]?.word ?? '';
  const mayBegin = (hex: HexId): boolean => game.judge(seen.view, [word, 'move', nameOfHex(seen.map, hex)]).granted;
  const web =
    known.get(unit) ?? reachWeb(seen, unit, (hex, isFirst) => !closed.has(hex) && (!isFirst || mayBegin(hex)));
  known.set(unit, web);
  return web;
}

/** The unit, if the sentence has only named it or its move: then a distant hex is a destination. Otherwise -1. */
function goerIn(saying: BearSaying): UnitId {
  const { seen, position, words } = saying;
  const leader = unitId(leaderOf(saying));
  if (leader === -1 || !position.isTurn || unitOf(seen, leader).owner !== askedPlayer(saying)) return NONE;
  const [first, verb] = words;
  if (first !== seen.pack.counters[leader]?.word || unitOf(seen, leader).at === -1) return NONE;
  return verb === undefined || verb === 'move' ? leader : NONE;
}

/** A round seldom has more than NEAR moves. Beyond FAR, threats are not weighed, to stay fast. */
const NEAR = 5;
const FAR = 8;

/** Of the cheapest ways (by AP, then dice, then moves), the one with the least threat over the moves possible in this round. */
function wayTo(saying: BearSaying, hex: HexId): Route | null {
  const { seen } = saying;
  const unit = goerIn(saying);
  if (unit === -1) return null;
  const web = webFrom(saying, unit);
  const plain = wayThrough(seen, web, hex);
  if (plain === null) return null;
  const { length } = plain.moves;
  const moves = length > NEAR ? Math.min(FAR, stepsOf(saying, unit, plain).length) : length;
  const way = wayThrough(seen, web, hex, dangerTo(seen, unit, moves)) ?? plain;
  const steps = stepsOf(saying, unit, way);
  return steps.length === 0 ? null : routeOf(seen, unit, way, steps);
}

/** What the way to a hex costs, which is the same for all cheapest ways; null if the unit cannot set out now. */
export function priceTo(saying: BearSaying, hex: HexId): PlannedWay | null {
  const unit = goerIn(saying);
  return unit === -1 ? null : wayThrough(saying.seen, webFrom(saying, unit), hex);
}

/** B14.1: the bonus hexes of one move. */
function reachOf(saying: BearSaying): Overlays {
  const { seen, game, words } = saying;
  const unit = goerIn(saying);
  const [name] = words;
  if (unit === -1 || name === undefined || words.length > 2 || isFoot(typeOf(seen, unit))) return [];
  if (!game.judge(seen.view, [name, 'move']).granted) return [];
  const web = webFrom(saying, unit);
  const ways = [...web].flatMap(([hex, [place]]) => (place?.actions === 1 ? (wayThrough(seen, web, hex) ?? []) : []));
  return ways.flatMap(({ hex, cost, dice, moves: [only = []] }): Overlays =>
    only.length < 2
      ? []
      : [
          {
            kind: 'move',
            at: nameOfHex(seen.map, hex),
            text: `${cost}${dice > 0 ? '+d6' : ''}`,
            barred: false,
            isFar: true,
          },
        ],
  );
}
