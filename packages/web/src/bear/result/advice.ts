import {
  chancesOf,
  distanceBetween,
  type HexId,
  nameOfHex,
  NONE,
  type Seen,
  type Side,
  sideOf,
  unitOf,
  worthOfControl,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import { type Advice, capital } from '../../result/telling.ts';
import { type Advised, type Adviser, attacksBy, otherThan } from './advised.ts';
import { isOn, type Step } from './chronicle.ts';
import { capsLapsed, cardsKept, idlePasses, idleUnit } from './idleness.ts';

/** Each measures one mistake and returns null if there was none. The last one always has something to say. */
export const ADVISERS: readonly Adviser[] = [
  neverMoved,
  idlePasses,
  flagsLeft,
  capsLapsed,
  idleUnit,
  longShots,
  cardsKept,
  dice,
];

/** Before all else: a side that neither moved nor fired, and the most valuable flag it left to the enemy. */
export function neverMoved({ chronicle: { steps, start, end }, voice, side }: Advised): Advice | null {
  if (side === null || isCutShort(start, end) || !start.view.roster.some((unit) => isOn(start, side, unit)))
    return null;
  const hasActed = steps.some(({ events, after }) =>
    events.some(
      (event) =>
        (event.key === 'moved' || event.key === 'entered' || event.key === 'attacked') &&
        event.unit !== NONE &&
        sideOf(after, event.unit) === side,
    ),
  );
  if (hasActed) return null;
  const flags = end.view.controls
    .filter((control) => control.side !== side)
    .map((control) => ({ at: control.at, vp: worthOfControl(end, { ...control, side }) }))
    .toSorted((a, b) => b.vp - a.vp);
  const [flag] = flags;
  const told = `${capital(voice.name(side))} never moved or fired.`;
  const away = flag === undefined ? 0 : nearestTo(end, side, flag.at);
  if (flag === undefined || flag.vp === 0 || away === 0) return { text: told, weight: FIRST };
  const nobody = voice.whose(side) === 'your' ? 'nobody of yours' : 'none of its units';
  return {
    text: `${told} ${nameOfHex(end.map, flag.at)} was worth ${flag.vp} VP, and ${nobody} came nearer than ${counted(away, 'hex', 'hexes')}.`,
    weight: FIRST,
  };
}

/** Given up before its first round was over: nobody had the time for what was left undone. */
function isCutShort(start: Seen, end: Seen): boolean {
  return end.view.round <= start.view.round;
}

/** More than anything else can weigh. */
const FIRST = 100;

/** An enemy flag that no unit of the side ever reached. */
export function flagsLeft({ chronicle: { steps, start, end }, voice, side }: Advised): Advice | null {
  if (side === null || isCutShort(start, end)) return null;
  const entered = new Set<HexId>([
    ...start.view.roster.filter((unit) => isOn(start, side, unit)).map((unit) => unitOf(start, unit).at),
    ...steps.flatMap(({ events, after }) =>
      events.flatMap((event) =>
        (event.key === 'moved' || event.key === 'entered') && sideOf(after, event.unit) === side ? [event.at] : [],
      ),
    ),
  ]);
  const attacked = new Set(attacksBy(steps, side).map(({ at }) => at));
  const flags = end.view.controls
    .filter((control) => control.side !== side && !entered.has(control.at) && !attacked.has(control.at))
    .map((control) => ({
      at: control.at,
      vp: worthOfControl(end, { ...control, side }),
      away: nearestTo(end, side, control.at),
    }))
    .filter(({ vp, away }) => vp > 0 && away > 0)
    .toSorted((a, b) => b.vp - a.vp || a.away - b.away);
  const [flag] = flags;
  if (flag === undefined) return null;
  const { at, vp, away } = flag;
  return {
    text: `${capital(voice.name(side))} never attacked ${nameOfHex(end.map, at)}: ${vp} VP, and at the end ${counted(away, 'hex', 'hexes')} from ${voice.whose(side) === 'your' ? 'your' : 'its'} nearest unit.`,
    weight: 1.2 * vp,
  };
}

/** In hexes; 0 if the side has no unit left. */
function nearestTo(seen: Seen, side: Side, at: HexId): number {
  const units = seen.view.roster.filter((unit) => isOn(seen, side, unit));
  const away = units.map((unit) => distanceBetween(seen.tables, unitOf(seen, unit).at, at));
  return away.length === 0 ? 0 : Math.min(...away);
}

const LONG = 3.6;

export function longShots({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const rolls = rollsOf(steps, side);
  const long = rolls.filter(({ chance }) => chance < LONG);
  if (long.length < 2) return null;
  const hits = long.filter(({ isHit }) => isHit).length;
  return {
    text: `${capital(voice.name(side))} made ${long.length} of ${rolls.length} attacks at a chance under 10%; ${hits === 0 ? 'none' : hits} hit.`,
    weight: (long.length - hits) / 2.5,
  };
}

interface Roll {
  /** Ways of 36. */
  readonly chance: number;
  readonly isHit: boolean;
}

function rollsOf(steps: readonly Step[], side: Side): Roll[] {
  let caps = 0;
  let roller: Side | undefined;
  return steps.flatMap(({ events, before }) =>
    events.flatMap((event): Roll[] => {
      if (event.key === 'rolled') [caps, roller] = [event.caps, before.view.players[event.player]?.side];
      if (event.key !== 'missed' && event.key !== 'hit' && event.key !== 'killed') return [];
      if (roller !== side || event.needed < 0) return [];
      return [{ chance: chancesOf(event.needed - caps)[0], isHit: event.key !== 'missed' }];
    }),
  );
}

function dice({ chronicle: { steps }, voice, side }: Advised): Advice | null {
  if (side === null) return null;
  const enemy = otherThan(side);
  const [own, theirs] = [attacksBy(steps, side).length, attacksBy(steps, enemy).length];
  return {
    text: `${capital(voice.name(side))} attacked ${counted(own, 'time')}, ${voice.name(enemy)} ${counted(theirs, 'time')}.`,
    weight: 0.1,
  };
}
