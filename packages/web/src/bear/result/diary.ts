import {
  type Bear,
  type BearEvent,
  chancesOf,
  eventNames,
  isRumor,
  NATIONS,
  NONE,
  prizeOf,
  type Seen,
  type Side,
  sideOf,
  SIDES,
  typeOf,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Cast, Played } from '../../face/result.ts';
import { composeDiary, type DiaryMoment, diaryVoice, mostOf, sidesFor, tallied } from '../../result/diary.ts';
import { capital, spoken, spokenCount, type Voice } from '../../result/telling.ts';
import { matchName } from '../draft/match-name.ts';
import { commanderOf } from '../table/commander.ts';
import { attacksBy } from './advised.ts';
import { type Chronicle, isOn, standingIn } from './chronicle.ts';
import { hexIn, killWords, NAMED, type Tale, unitIn } from './kill-tale.ts';
import { luckOf } from './luck.ts';
import { takerOf } from './tales.ts';

/** The match as a page of a war diary, in six to ten sentences. */
export function diaryOf(
  { cast, entries }: Pick<Played<Bear>, 'cast' | 'entries'>,
  chronicle: Chronicle,
): readonly string[] {
  const voice = diaryVoice(cast, NAMED, commanderOf(chronicle.end));
  return composeDiary({
    commander: commanderOf(chronicle.end),
    opening: [meeting(chronicle, cast, voice), stake(chronicle.start)],
    moments: momentsIn(chronicle, voice),
    closing: closingOf(chronicle, cast, voice, entries),
  });
}

/** `Six of our units met four of Falcon’s at “Whose Crossroads?”.` Enemies that hide are not counted. */
function meeting({ start }: Chronicle, cast: Cast, voice: Voice): string {
  const [own = 'german', other = 'soviet'] = sidesFor(cast, SIDES);
  const name = matchName(start);
  const force = (side: Side): string => {
    const count = unitsOf(start, side).length;
    const whose = cast[side] === 'named' ? `${NATIONS[side]} ` : '';
    return count === 0 ? `${whose}units still on the march` : `${spoken(count)} ${whose}unit${count === 1 ? '' : 's'}`;
  };
  if (cast[own] !== 'you') return `${capital(force(own))} met ${force(other)} in “${name}”.`;
  return `We led ${force(own)} into “${name}” against the ${NATIONS[other]} side under ${voice.name(other)}.`;
}

function unitsOf(seen: Seen, side: Side): UnitId[] {
  return seen.view.roster.filter((unit) => isOn(seen, side, unit));
}

function stake(start: Seen): string {
  const prize = prizeOf(start);
  if (prize !== null && prize.vp > 0)
    return `The prize was ${eventNames(start).hex(prize.at)}, worth ${counted(prize.vp, 'VP', 'VP')}.`;
  const { victory } = start.view.terms;
  if (victory.some(({ kind }) => kind === 'left')) return 'What counted was getting units off the map.';
  return victory.some(({ kind }) => kind === 'alive')
    ? 'What counted was who would live to see the end.'
    : 'What counted was what each side could destroy.';
}

/** How much each kind of moment weighs. */
const WEIGHTS = { firstKill: 8, flag: 6, kill: 5, left: 5, found: 3, missed: 2, rally: 1 } as const;

/** What a shot must have promised for its miss to be remembered, of 36 rolls: 72%. */
const SURE = 26;

function momentsIn({ steps }: Chronicle, voice: Voice): DiaryMoment[] {
  const first = steps.findIndex(({ kills }) => kills.length > 0);
  return steps.flatMap((step, place) => {
    const tale = { step, voice };
    const { seq, round } = step;
    const fell = step.kills.map((kill, order) => ({
      weight: place === first && order === 0 ? WEIGHTS.firstKill : WEIGHTS.kill,
      text: killWords(tale, kill),
    }));
    return [...fell, ...step.events.flatMap((event) => toldOf(tale, event) ?? [])].map((told) => ({
      seq,
      round,
      ...told,
    }));
  });
}

function toldOf(tale: Pick<Tale, 'step' | 'voice'>, event: BearEvent): { weight: number; text: string } | null {
  const { step, voice } = tale;
  if (event.key === 'controlTaken') {
    const unit = takerOf(step, event.at, event.side);
    const hex = hexIn(tale, event.at);
    const text =
      unit === NONE
        ? `${voice.whose(event.side)} flag went up in ${hex}`
        : `${unitIn(tale, unit)} raised the flag in ${hex}`;
    return { weight: WEIGHTS.flag, text };
  }
  if (event.key === 'left')
    return { weight: WEIGHTS.left, text: `${unitIn(tale, event.unit)} got off the map at ${hexIn(tale, event.from)}` };
  if (event.key === 'rumorRevealed') {
    const found = event.found < 0 || isRumor(typeOf(step.after, event.found)) ? 'nobody' : unitIn(tale, event.found);
    return { weight: WEIGHTS.found, text: `the rumor in ${hexIn(tale, event.at)} turned out to be ${found}` };
  }
  if (event.key === 'missed') {
    const rolled = step.events.findLast((other) => other.key === 'rolled');
    const caps = rolled?.key === 'rolled' ? rolled.caps : 0;
    const ways = event.needed < 0 ? 0 : chancesOf(event.needed - caps)[0];
    const text = `${unitIn(tale, event.unit)} came through a shot of ${Math.round((100 * ways) / 36)}%`;
    return ways < SURE ? null : { weight: WEIGHTS.missed, text };
  }
  if (event.key !== 'rallied') return null;
  const at = hexIn(tale, unitOf(step.after, event.unit).at);
  return { weight: WEIGHTS.rally, text: `${unitIn(tale, event.unit)} rallied in ${at}` };
}

function closingOf(chronicle: Chronicle, cast: Cast, voice: Voice, entries: Played<Bear>['entries']): string[] {
  const { end, steps } = chronicle;
  const { german, soviet } = luckOf(end, entries);
  const kills = steps.flatMap((step) => step.kills);
  const lostBy = (side: Side): number => kills.filter(({ unit }) => sideOf(end, unit) === side).length;
  const sides = sidesFor(cast, SIDES);
  const fired = tallied(voice, sides, 'fired', { german: german.rolls, soviet: soviet.rolls }, 'shot');
  const lost = tallied(voice, sides, 'lost', { german: lostBy('german'), soviet: lostBy('soviet') }, 'unit');
  return [
    german.rolls + soviet.rolls === 0
      ? 'Nobody fired a shot.'
      : `${fired}: ${spoken(german.hits + soviet.hits)} in all hit.`,
    hero(chronicle, voice),
    `${lost}.`,
    verdict(end, sides, voice),
  ];
}

/** The unit with the most kills, else with the most shots, else the one that went farthest. */
function hero({ steps, end }: Chronicle, voice: Voice): string {
  const last = steps.at(-1);
  if (last === undefined) return 'Not one unit stirred.';
  const named = (unit: UnitId): string => capital(unitIn({ step: last, voice }, unit));
  const kills = mostOf(steps.flatMap((step) => step.kills.map(({ by }) => by)));
  if (kills !== null)
    return `Nobody did more than ${unitIn({ step: last, voice }, kills.unit)}: ${spokenCount(kills.count, 'kill')}.`;
  const shots = mostOf(SIDES.flatMap((side) => attacksBy(steps, side).map(({ unit }) => unit)));
  if (shots !== null) return `${named(shots.unit)} fired most, ${spokenCount(shots.count, 'time')}, and killed nobody.`;
  const moves = mostOf(
    steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.key === 'moved' && !isRumor(typeOf(end, event.unit)) ? [event.unit] : [])),
    ),
  );
  return moves === null
    ? 'Not one unit stirred.'
    : `${named(moves.unit)} went farthest, ${spokenCount(moves.count, 'hex', 'hexes')}.`;
}

const ENDED: Readonly<Record<NonNullable<Seen['view']['ended']>['key'], string>> = {
  lastRound: 'the last round was over',
  haltOrder: 'a cease-fire was called',
  wipedOut: 'one side was wiped out',
  controlsAll: 'every marker had been taken',
  trackEnded: 'the Mission Track ran out',
  nobodyEffective: 'one side had nobody left who could fight',
  concluded: 'the mission was broken off',
};

/** `When the Mission Track ran out in round 3, we had 5 VP and Falcon 2: our day.` */
function verdict(end: Seen, sides: readonly Side[], voice: Voice): string {
  const { ended, round } = end.view;
  const vp = standingIn(end);
  const score = sides.map((side) => `${voice.does(side, 'had', 'had')} ${vp[side]}`);
  const winner = vp.german === vp.soviet ? null : vp.german > vp.soviet ? 'german' : 'soviet';
  const day = winner === null ? 'a draw' : `${voice.whose(winner)} day`;
  const when = ended === null ? `After round ${spoken(round)}` : `When ${ENDED[ended.key]} in round ${spoken(round)}`;
  return `${when}, ${score.join(' and ')} VP: ${day}.`;
}
