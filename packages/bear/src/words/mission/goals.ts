import { nameOfHex } from '../../board/map.ts';
import { sideOf, typeOf } from '../../model/battle/battle.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { fitsFilter, UNIT_FILTERS } from '../../model/pack/special-rule.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';
import { type OpenScore, openScores } from '../../rules/victory/open-scores.ts';
import { FILTER_TEXT } from '../../generator/filter-text.ts';

/** Something a side can still win or lose. */
export interface Goal {
  readonly scores: readonly OpenScore[];
  /** Either side can win as much in the same way. */
  readonly isEven: boolean;
  /** VP that one of these moves from side to side. */
  readonly swing: number;
  /** `Hold G09 at the end: 3 VP` */
  readonly full: string;
  /** `Hold G09: 3 VP` */
  readonly short: string;
}

/** The main goals first where two are worth the same. */
const KINDS: readonly OpenScore['why'][] = [
  ...(['control', 'reached', 'left', 'alive', 'destroyed', 'wipedOut'] as const),
  ...(['secret', 'trackEvent', 'eventCard'] as const),
];

/** B19.2, B19.2a: all that the side can still win or lose, the largest first. */
export function goalsOf(seen: Seen, side: Side): Goal[] {
  const open = openScores(seen);
  const taken = new Set<OpenScore>();
  const goals = open
    .toSorted((a, b) => Number(b.side === side) - Number(a.side === side))
    .flatMap((score): Goal[] => {
      if (taken.has(score)) return [];
      const alike = open.filter((each) => !taken.has(each) && (each === score || isAlike(seen, each, score)));
      for (const each of alike) taken.add(each);
      const isShared = alike.some((each) => each.side !== score.side);
      const [full, short] = isShared ? shared(seen, score, alike) : one(seen, side, score);
      const swing = alike.reduce((sum, each) => sum + Math.abs(each.vp) * timesOf(seen, each), 0);
      return [
        {
          scores: alike,
          isEven: isShared && alike.every(({ vp }) => vp === score.vp),
          swing: isSecret(score) ? 2 * score.vp : swing,
          full,
          short,
        },
      ];
    });
  return goals.toSorted((a, b) => b.swing - a.swing || rank(a) - rank(b));
}

/** What is won in the same way is one goal: by either side, or a sealed order by whoever has it. */
function isAlike(seen: Seen, a: OpenScore, b: OpenScore): boolean {
  if (isSecret(a) && isSecret(b)) return a.vp === b.vp;
  if (a.side === b.side || a.why !== b.why) return false;
  if (a.why === 'control' && b.why === 'control') return a.when === b.when && sameHexes(a.at, b.at);
  return wonBy(seen, a)[0].replace('other ', '') === wonBy(seen, b)[0].replace('other ', '');
}

function isSecret(score: OpenScore): boolean {
  return score.why === 'secret' && !score.isKnown;
}

function sameHexes(a: readonly HexId[], b: readonly HexId[]): boolean {
  return a.length === b.length && a.every((hex) => b.includes(hex));
}

type Words = readonly [full: string, short: string];

function one(seen: Seen, side: Side, score: OpenScore): Words {
  return score.side === side ? wonBy(seen, score) : lostTo(seen, score);
}

/** A marker that is worth more to one side says both; of the words for a kill those that leave the others out. */
function shared(seen: Seen, score: OpenScore, alike: readonly OpenScore[]): Words {
  const theirs = alike.find((each) => each.side !== score.side) ?? score;
  if (theirs.vp !== score.vp) {
    const [full, short] = wonBy(seen, score);
    return [`${full}, enemy ${theirs.vp}`, `${short}, enemy ${theirs.vp}`];
  }
  return alike.map((each) => wonBy(seen, each)).find(([full]) => full.includes('other ')) ?? wonBy(seen, score);
}

function rank({ scores: [score] }: Goal): number {
  return score === undefined ? KINDS.length : KINDS.indexOf(score.why);
}

/** How often it is scored: a marker of every round in each that is left. */
function timesOf({ view }: Seen, score: OpenScore): number {
  if (score.why !== 'control' || score.when === 'gameEnd') return 1;
  return Math.max(1, view.terms.rounds - view.round + 1);
}

/** For the side that scores it. */
function wonBy(seen: Seen, score: OpenScore): Words {
  const vp = `${score.vp} VP`;
  switch (score.why) {
    case 'control': {
      const each = `${vp}${score.at.length > 1 ? ' each' : ''}`;
      const hexes = hexesIn(seen, score.at);
      const when = score.when === 'roundEnd' ? 'each round' : 'at the end';
      const short = score.when === 'roundEnd' ? `Hold ${hexes} each round: ${each}` : `Hold ${hexes}: ${each}`;
      return [`Hold ${hexes} ${when}: ${each}`, short];
    }
    case 'reached': {
      const [hexes, goal] = goalGround(seen, score.hexes);
      return [`Each unit ${hexes} at the end: ${vp}`, `Each unit ${goal}: ${vp}`];
    }
    case 'left':
      return [
        `Each ${nameOf(seen, score)} off the ${score.edge} edge: ${vp}`,
        `Each ${briefOf(seen, score)} off the ${score.edge} edge: ${vp}`,
      ];
    case 'alive':
      return [`Each ${nameOf(seen, score)} alive at the end: ${vp}`, `Each ${briefOf(seen, score)} alive: ${vp}`];
    case 'destroyed': {
      const killed = (most: number): string => {
        const name = victimOf(seen, score, most);
        return name.endsWith('kill') ? `Each ${name}: ${vp}` : `Each ${name} killed: ${vp}`;
      };
      return [killed(2 * LONGEST), killed(LONGEST)];
    }
    case 'wipedOut':
      return [`No enemy left: ${vp}`, `No enemy left: ${vp}`];
    case 'secret':
      return sealed(seen, score);
    case 'eventCard':
      return score.isForMarkers
        ? [`An Event Card: ${vp} for each marker held`, `Event Card: ${vp} a marker`]
        : [`An Event Card: ${vp}`, `Event Card: ${vp}`];
    case 'trackEvent':
      return [`Space ${score.space} of the track: ${vp}`, `Space ${score.space}: ${vp}`];
  }
}

/** For the side that would suffer it. */
function lostTo(seen: Seen, score: OpenScore): Words {
  const vp = `${-score.vp} VP`;
  switch (score.why) {
    case 'control': {
      const [full, short] = wonBy(seen, score);
      return [full.replace('Hold', 'Deny'), short.replace('Hold', 'Deny')];
    }
    case 'reached': {
      const [hexes, goal] = goalGround(seen, score.hexes);
      return [`Each enemy ${hexes} at the end: ${vp}`, `Each enemy ${goal}: ${vp}`];
    }
    case 'left':
      return [
        `Each enemy ${nameOf(seen, score)} off the ${score.edge} edge: ${vp}`,
        `Enemy ${briefOf(seen, score)} off the ${score.edge} edge: ${vp}`,
      ];
    case 'alive':
      return [`Each enemy ${nameOf(seen, score)} left alive: ${vp}`, `Enemy ${briefOf(seen, score)} left alive: ${vp}`];
    case 'destroyed': {
      const lost = (most: number): string => victimOf(seen, score, most).replace('kill', 'unit');
      return [`Each ${lost(2 * LONGEST)} lost: ${vp}`, `Each ${lost(LONGEST)} lost: ${vp}`];
    }
    case 'wipedOut':
      return [`Your last unit lost: ${vp}`, `Last unit lost: ${vp}`];
    case 'secret':
      return [`A sealed order of the enemy: ${vp}`, `Enemy sealed order: ${vp}`];
    case 'eventCard':
    case 'trackEvent': {
      const [full, short] = wonBy(seen, score);
      return [`${full} to the enemy`, `${short} to the enemy`];
    }
  }
}

/** B8.3: the hex of one's own card only; whoever else has it keeps it secret. */
function sealed({ map }: Seen, { at, vp, isKnown }: Extract<OpenScore, { why: 'secret' }>): Words {
  return isKnown
    ? [`Sealed orders, hold ${nameOfHex(map, at)}: ${vp} VP`, `Sealed, ${nameOfHex(map, at)}: ${vp} VP`]
    : [`Sealed orders, if drawn: ${vp} VP`, `Sealed orders: ${vp} VP`];
}

/** `E09, F10 and G11`; many are counted. */
function hexesIn({ map }: Seen, hexes: readonly HexId[]): string {
  if (hexes.length > MOST_NAMED) return `${hexes.length} markers`;
  return hexes
    .map((hex) => nameOfHex(map, hex))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}

const MOST_NAMED = 4;

/** `in E09 and F10`; if they are many, `on the goal`. */
function goalGround(seen: Seen, hexes: readonly HexId[]): Words {
  return hexes.length > MOST_NAMED ? ['on the goal', 'on the goal'] : [`in ${hexesIn(seen, hexes)}`, 'on the goal'];
}

/** `KV-2`, `KV-1 or KV-2`; of more types `unit` if it is all of the side, else `named unit`. */
function nameOf(seen: Seen, { side, units }: UnitsScore, most = Infinity): string {
  const names = [...new Set(units.map((unit) => seen.pack.counters[unit]?.type.name.split(',')[0] ?? ''))];
  const text = names.join(' or ');
  if (names.length <= 2 && text.length <= most) return text;
  const owner = units.length > 0 && units.every((unit) => sideOf(seen, unit) === side) ? side : enemyOf(side);
  const all = seen.view.roster.filter((unit) => sideOf(seen, unit) === owner && !isRumor(typeOf(seen, unit)));
  return all.every((unit) => units.includes(unit)) ? 'unit' : 'named unit';
}

type UnitsScore = Extract<OpenScore, { readonly units: readonly UnitId[] }>;

/** Where room is short. */
function briefOf(seen: Seen, score: UnitsScore): string {
  return nameOf(seen, score, LONGEST);
}

const LONGEST = 16;

/** `kill` if every enemy is worth the same; else by what they have in common, and the rest are `other kill`. */
function victimOf(seen: Seen, score: Extract<OpenScore, { why: 'destroyed' }>, most: number): string {
  const { side, units, vp } = score;
  const groups = openScores(seen).filter((each) => each.why === 'destroyed' && each.side === side);
  if (groups.length < 2) return 'kill';
  if (groups.every((each) => each.vp >= vp)) return 'other kill';
  const name = nameOf(seen, score, most);
  if (name !== 'named unit') return name;
  const enemies = seen.view.roster.filter((unit) => sideOf(seen, unit) === enemyOf(side));
  const filter = UNIT_FILTERS.find((each) =>
    enemies.every((unit) => fitsFilter(typeOf(seen, unit), each) === units.includes(unit)),
  );
  return filter === undefined ? name : FILTER_TEXT[filter];
}
