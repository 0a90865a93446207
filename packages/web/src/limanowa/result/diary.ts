import {
  goalLine,
  type LimanowaEvent,
  NONE,
  type Seen,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  type Side,
  sideOf,
  SIDES,
  type UnitId,
  unitId,
} from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { Cast } from '../../face/result.ts';
import { composeDiary, type DiaryMoment, diaryVoice, mostOf, sidesFor, tallied } from '../../result/diary.ts';
import { capital, spoken, spokenCount, type Voice } from '../../result/telling.ts';
import { playersSide, warPoints } from '../panels/standing.ts';
import { commanderOf, missionName } from '../table/seat-names.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { killWords, NAMED, placeIn, type Tale, unitIn } from './tales.ts';

/** The match as a page of a war diary, in six to ten sentences. */
export function diaryOf(cast: Cast, chronicle: Chronicle): readonly string[] {
  const { start, end } = chronicle;
  const commander = commanderOf(end);
  const voice = diaryVoice(cast, NAMED, commander);
  return composeDiary({
    commander,
    opening: [meeting(start, cast, voice), order(start)],
    moments: chronicle.steps.flatMap((step) => momentsIn(step, voice)),
    closing: closingOf(chronicle, cast, voice),
  });
}

function meeting(start: Seen, cast: Cast, voice: Voice): string {
  const name = missionName(start) ?? 'a battle without a name';
  const force = (side: Side): string => `${spoken(unitsOf(start, side))} ${SIDE_ADJECTIVES[side]} units`;
  const [own = 'austria', other = 'russia'] = sidesFor(cast, SIDES);
  if (cast[own] !== 'you') return `${capital(force(own))} met ${force(other)} in “${name}”.`;
  return `We led ${force(own)} into “${name}” against ${spoken(unitsOf(start, other))} under ${voice.name(other)}.`;
}

function unitsOf({ view, ...rest }: Seen, side: Side): number {
  return view.units.filter(({ at }, unit) => at !== NONE && sideOf({ view, ...rest }, unitId(unit)) === side).length;
}

/** L13a, L11d */
function order(start: Seen): string {
  const goal = goalLine(start);
  return `The order read: ${goal.charAt(0).toLowerCase()}${goal.slice(1)}.`;
}

/** How much each kind of moment weighs. */
const WEIGHTS = { objective: 6, kill: 5, returned: 3, stood: 2 } as const;

function momentsIn(step: Step, voice: Voice): DiaryMoment[] {
  const tale = { step, voice };
  const { seq, round, after } = step;
  return [
    ...step.kills.map((kill) => ({
      weight: WEIGHTS.kill,
      text:
        kill.how === 'wounds'
          ? `${unitIn(tale, kill.unit)} gave out in ${placeIn(after, kill.at)}`
          : killWords(tale, kill),
    })),
    ...step.turned.flatMap(({ at, unit, holder }) =>
      holder === null || unit === NONE
        ? []
        : [{ weight: WEIGHTS.objective, text: `${unitIn(tale, unit)} took ${placeIn(after, at)}` }],
    ),
    ...step.events.flatMap((event) => toldOf(tale, event) ?? []),
  ].map((told) => ({ seq, round, ...told }));
}

function toldOf(tale: Pick<Tale, 'step' | 'voice'>, event: LimanowaEvent): { weight: number; text: string } | null {
  const { after } = tale.step;
  if (event.key === 'returned')
    return { weight: WEIGHTS.returned, text: `${unitIn(tale, event.unit)} came back at ${placeIn(after, event.at)}` };
  if (event.key !== 'stood') return null;
  const at = after.view.units[event.unit]?.at ?? NONE;
  return at === NONE
    ? null
    : { weight: WEIGHTS.stood, text: `${unitIn(tale, event.unit)} stood fast in ${placeIn(after, at)}` };
}

function closingOf(chronicle: Chronicle, cast: Cast, voice: Voice): string[] {
  const { steps, end } = chronicle;
  const rolls = steps.flatMap(({ events }) => events.flatMap((event) => (event.key === 'rolled' ? [event] : [])));
  const kills = steps.flatMap((step) => step.kills);
  const by = (units: readonly UnitId[]): Record<Side, number> => ({
    austria: units.filter((unit) => sideOf(end, unit) === 'austria').length,
    russia: units.filter((unit) => sideOf(end, unit) === 'russia').length,
  });
  const sides = sidesFor(cast, SIDES);
  const made = tallied(voice, sides, 'made', by(rolls.map(({ attacker }) => attacker)), 'attack');
  const lost = tallied(voice, sides, 'lost', by(kills.map(({ unit }) => unit)), 'unit');
  return [
    rolls.length === 0
      ? 'Nobody fired a shot.'
      : `${made}: ${spoken(rolls.filter(({ hit }) => hit).length)} in all hit.`,
    hero(chronicle, voice),
    `${lost}.`,
    verdict(end, voice),
  ];
}

/** The unit with the most kills, else the one that marched farthest. */
function hero({ steps }: Chronicle, voice: Voice): string {
  const step = steps.at(-1);
  if (step === undefined) return 'Not one unit stirred.';
  const best = mostOf(steps.flatMap(({ kills }) => kills.map(({ by }) => by)));
  if (best !== null)
    return `Nobody did more than ${unitIn({ step, voice }, best.unit)}: ${spokenCount(best.count, 'kill')}.`;
  const far = mostOf(
    steps.flatMap(({ events }) => events.flatMap((event) => (event.key === 'moved' ? [event.unit] : []))),
  );
  if (far === null) return 'Not one unit stirred.';
  return `${capital(unitIn({ step, voice }, far.unit))} marched most, ${spokenCount(far.count, 'move')}.`;
}

/** LS5a, L11d */
function verdict(end: Seen, voice: Voice): string {
  const { ended, round } = end.view;
  const when = `in round ${spoken(round)}`;
  const players = playersSide(end);
  const points = warPoints(end);
  if (players !== null) {
    const has = ended?.side === players;
    const score = (ended?.score.level ?? 0) + (ended?.score.speed ?? 0);
    const who = voice.name(players) === 'we' ? 'We' : SIDE_NAMES[players];
    return has
      ? `${who} had what the order asked for ${when}: ${counted(score, 'VP', 'VP')}.`
      : `It ended ${when} with the order unfulfilled.`;
  }
  const tally = points === null ? '' : `, ${points.austria} points to ${points.russia}`;
  const winner = ended?.side ?? null;
  return winner === null
    ? `It ended ${when} without a winner${tally}.`
    : `It ended ${when}${tally}: ${voice.whose(winner)} day.`;
}
