import { printFacing } from '@sandtable/hex';
import { nameOfHex } from '../../board/map.ts';
import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { Seen } from '../../model/battle/state.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isFoot, isVehicle } from '../../model/pack/unit-type.ts';
import type { AiAction } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { orderedRally, type RallyKey } from '../../rules/hits/rally.ts';
import { chancesOf } from '../../rules/units/dice.ts';
import type { OrderTrace } from '../../solo/thought/trace.ts';
import { type Eyes, spokenActor, spokenUnit } from './spoken.ts';
import { aiNames, type CardTurn } from './turn.ts';

// What an AI is about to do, in everyday words: who, whom, where, and the roll needed. Never the outcome.

interface HeadlineParts {
  readonly seen: Seen;
  readonly deed: Deed;
  readonly eyes: Eyes;
  /** Where it goes, and towards what: `G08, towards the objective G09`, `the objective G09`. */
  readonly goal: string;
  /** `: needs 9`, with CAPs on the roll `: needs 8 on the dice`; empty without dice. */
  readonly needs: string;
}

type Say = (told: HeadlineParts) => string;

/** The actor's name, then the deed. */
const does =
  (deed: string): Say =>
  ({ seen, deed: { unit } }) =>
    `${spokenActor(seen, unit, true)} ${deed}`;

/** Includes the actor's state, which is the reason for the deed. */
const mends =
  (deed: string): Say =>
  ({ seen, deed: { unit }, needs }) =>
    `${spokenActor(seen, unit, true, true)} ${deed}${needs}`;

/** Runs or drives; a gun that gets off its truck or only turns has its own words. */
const goes: Say = ({ seen, deed: { unit, path, facing, inside, carrier }, goal }) => {
  const who = spokenActor(seen, unit, true);
  if (carrier !== NONE) return `${who} gets off ${spokenActor(seen, carrier, false)}`;
  if (path.length === 0) return facing === null ? `${who} stays` : `${who} turns to face ${printFacing(facing)}`;
  return `${who} ${movesOf(seen, unit)} ${inside ? 'under cover in' : 'to'} ${goal}`;
};

function movesOf(seen: Seen, unit: UnitId): string {
  const type = typeOf(seen, unit);
  return isFoot(type) ? 'runs' : isVehicle(type) ? 'drives' : 'moves';
}

/** An order to attack may turn out as a move. */
const attacks =
  (verb: string): Say =>
  (told) => {
    const { seen, deed, eyes, needs } = told;
    const { unit, target, at, path, spot, supporters, facing } = deed;
    if (at === NONE) return goes(told);
    const others =
      supporters.length === 0 ? '' : supporters.length === 1 ? ' and another' : ` and ${supporters.length} more`;
    const isOne = others === '';
    const goal = path.at(-1);
    const first =
      goal !== undefined
        ? `${isOne ? movesOf(seen, unit) : 'go'} to ${nameOfHex(seen.map, goal)} and `
        : facing === null
          ? ''
          : `${isOne ? 'turns' : 'turn'} and `;
    const indirectly = spot === NONE ? '' : ` over ${nameOfHex(seen.map, spot)}`;
    return `${spokenActor(seen, unit, false)}${others} ${first}${verb}${isOne ? 's' : ''}${indirectly} ${prepositionOf(verb)}${spokenTarget(seen, deed, target, eyes)}${needs}`;
  };

function prepositionOf(verb: string): string {
  return verb === 'fire' ? 'at ' : '';
}

/** Names the hex under attack, even if the unit was not seen there. */
function spokenTarget(seen: Seen, { at }: Deed, target: UnitId, eyes: Eyes): string {
  const name = spokenUnit(seen, target, eyes);
  return unitOf(seen, target).at === at ? name : `${name.replace(/ in \S+$/, '')} in ${nameOfHex(seen.map, at)}`;
}

const HEADLINES: Readonly<Record<AiAction, Say>> = {
  fire: attacks('fire'),
  groupFire: attacks('fire'),
  pivotAndFire: attacks('fire'),
  moveAndFire: attacks('fire'),
  closeCombat: attacks('fight'),
  move: goes,
  advance: goes,
  moveIntoCloseCombat: ({ seen, deed: { unit, path } }) =>
    `${spokenActor(seen, unit, true)} goes into close combat in ${nameOfHex(seen.map, path.at(-1) ?? unitOf(seen, unit).at)}`,
  disengage: ({ seen, deed: { unit, path } }) =>
    `${spokenActor(seen, unit, true)} breaks away to ${nameOfHex(seen.map, path.at(-1) ?? unitOf(seen, unit).at)}`,
  pivot: goes,
  rally: mends('tries to rally'),
  autoRally: mends('rallies: no roll needed'),
  digIn: does('digs in'),
  recover: does('is made fresh again'),
  endRound: () => 'the AI ends the round',
  leave: does('leaves the map'),
  enterFromCup: ({ seen, deed: { unit, path } }) => {
    const [at] = path;
    return `${spokenActor(seen, unit, false)} enters the map${at === undefined ? '' : ` in ${nameOfHex(seen.map, at)}`}`;
  },
};

/** `The Maxim MMG fires at your stunned rifle squad in H06: needs 9`. `events`: those of the action. */
export function printHeadline(seen: Seen, order: OrderTrace, { events }: Pick<CardTurn, 'events'>, eyes: Eyes): string {
  const { deed } = order;
  if (deed === null) return '';
  const said = HEADLINES[deed.action]({
    ...{ seen, deed, eyes },
    goal: goalOf(seen, order, eyes),
    needs: neededOf(seen, order, events),
  });
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** For what happens without an order to a unit: by the Mission Track, by a tile, or because the AI passes. */
export function printEventHeadline(seen: Seen, events: readonly BearEvent[]): string {
  const names = aiNames(seen);
  for (const event of events) {
    if (event.key === 'tileExecuted') return `${names.tile(event.tile)} on space ${event.space} is carried out`;
    if (event.key === 'trackEvent')
      return `The Mission Track reaches space ${event.space}: ${names.space(event.space)}`;
  }
  if (events.some(({ key }) => key === 'aiPassed')) return 'The AI passes';
  return events.some(({ key }) => key === 'gameEnded')
    ? 'The Mission Track reaches its last space'
    : 'The AI draws a new Order Card';
}

function goalOf(seen: Seen, { candidates, chosenAim, deed }: OrderTrace, eyes: Eyes): string {
  const names = aiNames(seen, (_, unit) => spokenUnit(seen, unit, eyes));
  const aim = candidates.find(({ unit }) => unit === deed?.unit)?.aims.find(({ can }) => can)?.aim;
  const aimed = chosenAim === null ? (aim === undefined ? '' : names.aim(aim)) : names.target(chosenAim.chosen);
  const last = deed?.path.at(-1);
  if (last === undefined) return '';
  const end = nameOfHex(seen.map, last);
  if (aimed === '' || aimed === `the objective ${end}` || aimed === `the marker ${end}`) return aimed || end;
  return aimed.endsWith(` ${end}`) ? end : `${end}, toward ${aimed}`;
}

function neededOf(seen: Seen, { deed, odds, order: { caps } }: OrderTrace, events: readonly BearEvent[]): string {
  if (odds?.granted === true) {
    const { needed, hitChances } = odds.value;
    const least = leastOnDice({ needed, ways: hitChances[caps] ?? hitChances[0] });
    return `: needs ${least}${least === needed ? '' : ' on the dice'}`;
  }
  if (deed?.action !== 'rally') return '';
  const rally = orderedRally(seen, deed.unit);
  if (rally.granted) return `: needs ${rally.value.needed}${rallySum(rally.value.number, rally.reasons)}`;
  // The marker is revealed for the roll.
  const [rolled] = events.flatMap((event) => (event.key === 'rallied' || event.key === 'rallyFailed' ? [event] : []));
  return rolled === undefined ? '' : `: needs ${rolled.needed}`;
}

/** What two dice must show so that, with the CAPs on the roll, the number needed is reached in so many of 36 ways. */
export function leastOnDice({ needed, ways }: { readonly needed: number; readonly ways: number }): number {
  return ON_DICE.find((sum) => chancesOf(sum)[0] === ways) ?? needed;
}

const ON_DICE = Array.from({ length: 11 }, (_, place) => place + 2);

type RallyTerm = Extract<RallyKey, 'cover' | 'friend' | 'specialRally'>;

const RALLY_TERMS: Readonly<Record<RallyTerm, string>> = {
  cover: 'for cover',
  friend: 'for a friend',
  specialRally: 'by a special rule',
};

function isRallyTerm(key: RallyKey): key is RallyTerm {
  return Object.hasOwn(RALLY_TERMS, key);
}

/** ` (7, less 1 for cover)`; empty if the number on the marker is unchanged. */
function rallySum(number: number, reasons: readonly { readonly key: RallyKey; readonly amount?: number }[]): string {
  const terms = reasons.flatMap(({ key, amount = 0 }) =>
    isRallyTerm(key) && amount !== 0 ? [`${amount > 0 ? 'less' : 'plus'} ${Math.abs(amount)} ${RALLY_TERMS[key]}`] : [],
  );
  return terms.length === 0 ? '' : ` (${[number, ...terms].join(', ')})`;
}
