import {
  aiNames,
  type BearEvent,
  eventNames,
  explainEvent,
  leastOnDice,
  type OrderTrace,
  printDeed,
  type RollSum,
  type Seen,
  spokenActor,
  tellChoice,
  unitName,
  unitTitle,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { FilmFrame, FilmSum } from '../../face/table.ts';
import { headlineOf } from '../../match/outcomes.ts';
import { capital, percent } from '../../ui/words.ts';
import { rankOf } from '../events/event-traits.ts';
import type { Action } from './actions.ts';
import { shortWhy } from '../reasons/candidates.ts';
import { choiceOverlays } from './film-overlays.ts';

// The texts of all beats of an action but the first.

export function choiceOf(before: Seen, order: OrderTrace): Pick<FilmFrame, 'line' | 'says' | 'more' | 'overlays'> {
  const { deed, candidates } = order;
  const who = deed === null ? '' : capital(spokenActor(before, deed.unit, false));
  const target = deed === null || deed.target === -1 ? '' : aiNames(before, unitName).unit(deed.target);
  const reasons = new Map<string, number>();
  for (const candidate of candidates) {
    const why = candidate.unit === deed?.unit ? '' : shortWhy(candidate);
    if (why !== '') reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  const out = [...reasons.values()].reduce((all, each) => all + each, 0);
  const why = [...reasons].map(([text, count]) => (reasons.size === 1 ? text : `${count} ${text}`)).join(', ');
  return {
    line: tellChoice(before, order),
    says: target === '' ? `${who} is chosen` : `${who} takes aim at ${target}`,
    more: out === 0 ? '' : `${counted(out, 'other')} could not: ${why}.`,
    overlays: choiceOverlays(before, order),
  };
}

export function sumOf(
  before: Seen,
  { deed }: OrderTrace,
  ways: RollSum | null,
): Pick<FilmFrame, 'line' | 'says' | 'more'> {
  if (ways !== null) {
    const { text } = ways;
    return { line: text, says: `${capital(printNeeded(ways))}: ${percent(ways.ways, 36)}`, more: `${text}.` };
  }
  const cost = deed === null || deed.cost === 0 ? 'It costs nothing' : `It costs ${deed.cost} AP`;
  const dice = deed === null || deed.dice === 0 ? '' : ` and ${counted(deed.dice, 'die', 'dice')} for obstacles`;
  const says = deed === null ? '' : capital(printDeed(deed, aiNames(before, unitName)));
  return { line: `${cost}${dice}`, says, more: `${cost}${dice}.` };
}

/** `needs 10`; with CAPs on the roll what the dice must show: `9 on the dice`. */
function printNeeded({ needed, ways }: Pick<RollSum, 'needed' | 'ways'>): string {
  const least = leastOnDice({ needed, ways });
  return least === needed ? `needs ${needed}` : `${least} on the dice`;
}

export function sumLines(ways: RollSum | null): FilmSum[] {
  const lines = ways?.lines ?? [];
  return lines.map(({ figure, text }, place) => ({
    figure: figure.replace('-', '−'),
    text,
    chance: ways !== null && place === lines.length - 1 ? percent(ways.ways, 36) : '',
  }));
}

/** Whether earlier beats have told it: the order itself, and what the acting unit does. */
function isTold(event: BearEvent, deed: OrderTrace['deed']): boolean {
  if (event.key === 'moved' || event.key === 'turned' || event.key === 'attacked') return event.unit === deed?.unit;
  return event.key === 'paid' ? deed !== null : TOLD.has(event.key);
}

const TOLD: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['aiDrew', 'aiOrdered', 'aiPassed', 'rolled']);

/** More lines than this go into the list below. */
const MOST_SAID = 3;

interface Outcome extends Pick<FilmFrame, 'line' | 'says' | 'more'> {
  /** What happened, unless the text says all of it. */
  readonly untold: readonly BearEvent[];
}

export function outcomeOf(before: Seen, { order, events }: Action, ways: RollSum | null): Outcome {
  const deed = order?.deed ?? null;
  const told = events.filter((event) => !isTold(event, deed));
  const names = eventNames(before, unitTitle);
  const texts = told.map((event) => explainEvent(event, names));
  const headline = headlineOf(told, rankOf);
  const line = headline === undefined || rankOf(headline) === null ? '' : explainEvent(headline, names);
  const done = deed === null ? 'It is done' : capital(printDeed(deed, aiNames(before, unitName)));
  const dice = ways === null ? undefined : events.find((event) => event.key === 'rolled');
  const more = texts
    .slice(0, MOST_SAID)
    .map((text) => `${text}.`)
    .join(' ');
  return {
    line: line === '' ? done : line,
    says: dice?.key === 'rolled' && ways !== null ? printRoll(dice, ways, deed) : line === '' ? done : line,
    more: dice === undefined && line !== '' && texts.length === 1 ? '' : more,
    untold: told.length > MOST_SAID ? told : [],
  };
}

/** `5 + 5 + 1 CAP = 11, needed 9: hit`. B7.2: an attack hits with the needed number or more. */
function printRoll(
  { dice, caps }: Extract<BearEvent, { key: 'rolled' }>,
  { needed }: RollSum,
  deed: OrderTrace['deed'],
): string {
  const parts = [...dice, ...(caps === 0 ? [] : [counted(caps, 'CAP')])];
  const sum = dice.reduce((all, each) => all + each, caps);
  const isAttack = deed !== null && deed.target !== -1;
  return `${parts.join(' + ')} = ${sum}, needed ${needed}${isAttack ? `: ${sum < needed ? 'miss' : 'hit'}` : ''}`;
}
