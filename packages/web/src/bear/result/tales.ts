import {
  type BearEvent,
  eventNames,
  type HexId,
  NONE,
  type ScoreReason,
  type Side,
  sideOf,
  SIDES,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import { counted, listed } from '@sandtable/kernel';
import { capital, grown, spoken } from '../../result/telling.ts';
import type { Step } from './chronicle.ts';
import { hexIn, killWords, tailsOf, type Tale, unitIn } from './kill-tale.ts';

/** How to tell a swing by the reason for its VP: every VP has one of these reasons. */
const TALES: Readonly<Record<ScoreReason, (tale: Tale) => string>> = {
  destroyed: tellKill,
  alive: tellKill,
  wipedOut: tellKill,
  control: tellControl,
  left: tellExit,
  reached: tellGround,
  secret: (tale) => `Sealed Orders: ${secretHexes(tale)}, ${gains(tale)}.`,
  eventCard: (tale) => {
    const { step } = tale;
    const drawn = step.events.find((event) => event.key === 'eventDrawn' || event.key === 'played');
    const names = eventNames(step.after);
    const card =
      drawn !== undefined && 'card' in drawn && drawn.card !== null ? names.card(drawn.card) : 'an Event Card';
    return `${capital(card)} was drawn: ${gains(tale)}.`;
  },
  trackEvent: (tale) => {
    const { step } = tale;
    const reached = step.events.find((event) => event.key === 'trackEvent');
    const space =
      reached?.key === 'trackEvent' ? `${reached.space}, ${eventNames(step.after).space(reached.space)}` : '';
    return `The Mission Track came to space ${space}: ${gains(tale)}.`;
  },
  start: (tale) => `Before the first shot: ${gains(tale)}.`,
  handicap: (tale) => `Before the first shot: ${gains(tale)} as a handicap.`,
};

export function tell(tale: Tale): string {
  return TALES[reasonOf(tale)](tale);
}

/**
 * The reason for most of the swing. If most of it was not scored yet, the reason follows from what happened. A flag that changed hands earlier
 * was due already: that it is scored now is no swing, if anything else is scored.
 */
export function reasonOf({
  step: { events },
  swing,
}: Pick<Tale, 'swing'> & { readonly step: Pick<Step, 'events'> }): ScoreReason {
  const points = events.flatMap((event) => (event.key === 'scored' ? [event] : []));
  const isTaken = events.some(({ key }) => key === 'controlTaken');
  const news = points.filter(({ why }) => isTaken || why !== 'control');
  const scored = new Map<ScoreReason, number>();
  for (const { why, vp } of news.length === 0 ? points : news) scored.set(why, (scored.get(why) ?? 0) + Math.abs(vp));
  const sum = [...scored.values()].reduce((a, b) => a + b, 0);
  const [most] = [...scored].toSorted((a, b) => b[1] - a[1]);
  const [reason = 'control', vp = 0] = most ?? [];
  return vp >= swing.size - sum ? reason : dueReason(events);
}

/** Events that change the VP due at the end without scoring now, the most telling first. */
const DUE: readonly (readonly [BearEvent['key'], ScoreReason])[] = [
  ['controlTaken', 'control'],
  ['destroyed', 'destroyed'],
  ['left', 'left'],
  ['trackEvent', 'trackEvent'],
  ['trackAdvanced', 'trackEvent'],
  ['eventDrawn', 'secret'],
  ['drew', 'secret'],
  ['played', 'secret'],
  ['moved', 'reached'],
  ['entered', 'reached'],
  ['sneaked', 'reached'],
  ['revealed', 'reached'],
  ['rumorRevealed', 'reached'],
];

function dueReason(events: readonly BearEvent[]): ScoreReason {
  return DUE.find(([key]) => events.some((event) => event.key === key))?.[1] ?? 'control';
}

/** `3 VP for you`, `2 VP for the AI and 1 for you` */
function gains({ swing: { change }, voice }: Pick<Tale, 'swing' | 'voice'>): string {
  const parts = SIDES.flatMap((side, place) => {
    const gain = change[place] ?? 0;
    return gain === 0 ? [] : [{ side, gain }];
  }).toSorted((a, b) => b.gain - a.gain);
  return listed(
    parts.map(({ side, gain }) =>
      gain > 0 ? `${gain} VP for ${voice.name(side)}` : `${-gain} VP off ${voice.name(side)}`,
    ),
  );
}

function tellKill(tale: Tale): string {
  const { step } = tale;
  const [kill, ...others] = step.kills;
  if (kill === undefined) return `${capital(heldHexes(tale))}: ${gains(tale)}.`;
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'more unit')}`;
  return grown(killWords(tale, kill, more), tailsOf(tale, kill));
}

function tellControl(tale: Tale): string {
  const { step, swing, voice } = tale;
  const taken = step.events.find((event) => event.key === 'controlTaken');
  if (taken?.key !== 'controlTaken') return `Round ${step.round} ended with ${heldHexes(tale)}: ${gains(tale)}.`;
  const { at, side } = taken;
  const hex = hexIn(tale, at);
  const unit = takerOf(step, at, side);
  const points = `: a swing of ${swing.size} VP`;
  const kill = step.kills.find((each) => each.at === at);
  if (unit === NONE) return grown(`${capital(voice.whose(side))} flag went up in ${hex}`, [points]);
  const who = capital(unitIn(tale, unit));
  if (kill !== undefined) return grown(`${who} took ${hex} when ${unitIn(tale, kill.unit)} fell`, [points]);
  const came = step.events.some((event) => (event.key === 'moved' || event.key === 'entered') && event.unit === unit);
  return grown(
    came ? `${who} went into ${hex}, which nobody guarded` : `${who} was left alone with the flag in ${hex}`,
    [points],
  );
}

/** The unit of a side in a hex; -1 if there is none any more. */
export function takerOf({ events, after }: Step, at: HexId, side: Side): UnitId {
  const mover = events.find((event) => event.key === 'moved' && event.at === at && sideOf(after, event.unit) === side);
  if (mover?.key === 'moved') return mover.unit;
  return after.view.roster.find((unit) => unitOf(after, unit).at === at && sideOf(after, unit) === side) ?? NONE;
}

/** `your flag in F10 and the AI’s in C04` */
function heldHexes(tale: Tale): string {
  const { after } = tale.step;
  const held = after.view.controls.flatMap(({ at, side }) => (side === null ? [] : [{ at, side }]));
  const parts = SIDES.flatMap((side) => {
    const hexes = held.filter((each) => each.side === side).map(({ at }) => hexIn(tale, at));
    if (hexes.length === 0) return [];
    const where = hexes.length > 2 ? `${spoken(hexes.length)} hexes from ${hexes[0]} on` : listed(hexes);
    return [`${tale.voice.whose(side)} flag${hexes.length === 1 ? '' : 's'} in ${where}`];
  });
  return parts.length === 0 ? 'no flag held' : listed(parts);
}

/** B8.3: the flags that Sealed Orders name. */
function secretHexes(tale: Tale): string {
  const { terms, controls } = tale.step.after.view;
  const hexes = terms.victory.flatMap((rule) => (rule.kind === 'objective' ? [rule.at] : []));
  const held = controls.filter(({ at, side }) => side !== null && hexes.includes(at));
  return held.length === 0
    ? 'no flag they name is held'
    : `the flag in ${listed(held.map(({ at }) => hexIn(tale, at)))}`;
}

function tellExit(tale: Tale): string {
  const gone = tale.step.events.filter((event) => event.key === 'left');
  const [first] = gone;
  if (first?.key !== 'left') return `${capital(heldHexes(tale))}: ${gains(tale)}.`;
  const more = gone.length === 1 ? '' : ` with ${counted(gone.length - 1, 'more unit')}`;
  return `${capital(unitIn(tale, first.unit))} got off the map at ${hexIn(tale, first.from)}${more}: ${gains(tale)}.`;
}

function tellGround(tale: Tale): string {
  const { step, swing } = tale;
  const moved = step.events.findLast((event) => event.key === 'moved' || event.key === 'entered');
  if (moved === undefined || !('unit' in moved) || !('at' in moved))
    return `${capital(heldHexes(tale))}: ${gains(tale)}.`;
  const isGain = (swing.change[SIDES.indexOf(sideOf(step.after, moved.unit))] ?? 0) > 0;
  const who = capital(unitIn(tale, moved.unit));
  return `${who} ${isGain ? 'reached' : 'gave up its ground for'} ${hexIn(tale, moved.at)}: ${gains(tale)}.`;
}
