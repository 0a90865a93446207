import type { EventNotice } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import { NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { EffectStep, StepKind, StepOf } from '../../model/pack/effect-step.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { State } from '../../model/battle/state.ts';
import { stepsOfPlay } from '../../generator/draft-state.ts';
import type { EventOf } from './law.ts';

// G3.7b, R-130, R-231: whatever a half promises comes about, or the log says that it does not; and nothing that lies on the table
// goes without a word.

type Told = readonly EventNotice<BearEvent>[];

/** What can be lost in one entry of a generation. */
export interface Lying {
  readonly markers: number;
  readonly controls: number;
  readonly weapons: number;
  readonly deck: number;
  readonly units: readonly { readonly isOnMap: boolean; readonly isSheltered: boolean }[];
}

export function lyingIn({ markers, controls, players, terms, units }: State): Lying {
  return {
    markers: markers.length,
    controls: controls.length,
    weapons: players.reduce((sum, { weapons }) => sum + weapons.length, 0),
    deck: terms.deck.length,
    units: units.map(({ at, hidden, inside, hasty }) => ({
      isOnMap: at !== NONE || hidden,
      isSheltered: inside || hasty,
    })),
  };
}

/** Each event once: what is secret is told in two forms. */
function eventsOf(told: Told): BearEvent[] {
  return told.flatMap(({ event, hearing }) => ('except' in hearing ? [] : [event]));
}

function only<Key extends BearEvent['key']>(events: readonly BearEvent[], key: Key): EventOf<Key>[] {
  return events.filter((event): event is EventOf<Key> => event.key === key);
}

/** What went in this entry without an event. */
export function goneUnsaid(before: Lying, told: Told, state: State): string[] {
  const events = eventsOf(told);
  const now = lyingIn(state);
  const removed = only(events, 'counterShifted').filter(({ at }) => at === NONE);
  // B18.1.3: one that a unit has is no marker; another is, until a unit takes it.
  const insiders = new Set(only(events, 'putInside').map(({ at }) => at));
  const laid = only(events, 'defensePlaced').filter(({ what, at }) => what !== 'hasty' || !insiders.has(at));
  const markersUsed = only(events, 'mineRumored').length + only(events, 'hastyTaken').length;
  const markersOut = removed.filter(({ what }) => what !== 'unit' && what !== 'control').length;
  const cardsOut = only(events, 'cardsLeftOut').reduce((sum, { cards }) => sum + cards.length, 0);
  const short = (what: string, had: number, got: number, has: number, said: number): string[] =>
    had + got - has > said ? [`${had + got - has} ${what} went, ${said} are said`] : [];
  return [
    ...short('markers', before.markers, laid.length, now.markers, markersOut + markersUsed),
    ...short(
      'Control Markers',
      before.controls,
      only(events, 'markerPlaced').length,
      now.controls,
      removed.filter(({ what }) => what === 'control').length,
    ),
    ...short(
      'weapon cards',
      before.weapons,
      only(events, 'weaponReceived').length,
      now.weapons,
      only(events, 'strikesByTile').length,
    ),
    ...short('Action Cards', before.deck, 0, now.deck, cardsOut),
    ...before.units.flatMap((unit, place) => unitUnsaid(unit, now.units[place], unitId(place), events)),
  ];
}

function unitUnsaid(
  before: Lying['units'][number],
  now: Lying['units'][number] | undefined,
  unit: UnitId,
  events: readonly BearEvent[],
): string[] {
  const isGone = before.isOnMap && now?.isOnMap !== true;
  const isBare = before.isSheltered && now?.isSheltered !== true;
  if (!isGone && !isBare) return [];
  const names = events.some((event) => {
    if (event.key === 'unitPlaced' || event.key === 'hid' || event.key === 'counterShifted') return event.unit === unit;
    if (event.key === 'rumorsWithdrawn') return [...event.rumors, ...event.units].includes(unit);
    return event.key === 'rumorCupFilled' && event.units.includes(unit);
  });
  return names ? [] : [`unit ${unit} ${isGone ? 'left the map' : 'lost its shelter'}, and nobody said so`];
}

/** The event that says what a step did, how often it is due, and the rules by which a part of it may be ignored. */
interface Due {
  readonly key: BearEvent['key'];
  readonly idle: readonly BearEvent['rule'][];
}

const PROMISES: { readonly [Kind in StepKind]?: Due } = {
  units: { key: 'unitsReceived', idle: [] },
  caps: { key: 'startCapsChanged', idle: [] },
  weapon: { key: 'weaponReceived', idle: [] },
  rounds: { key: 'roundsChanged', idle: [] },
  initiative: { key: 'initiativeGiven', idle: [] },
  actionCards: { key: 'cardsChanged', idle: [] },
  controlMarker: { key: 'markerPlaced', idle: ['G3.7c'] },
  drawDefense: { key: 'defensePlaced', idle: ['G3.7.3b'] },
  fortify: { key: 'defensePlaced', idle: ['G3.7.3b'] },
  addMap: { key: 'boardLaid', idle: ['G3.8a'] },
  switchMap: { key: 'boardSwitched', idle: ['G3.8.1'] },
  conditions: { key: 'conditionPlayed', idle: ['G3.9'] },
  delay: { key: 'entryPutOff', idle: ['G3.7b'] },
  entryEdge: { key: 'edgeAdded', idle: ['G3.7b', 'G3.7.1b'] },
  exitEdge: { key: 'exitNamed', idle: ['G3.7.1b'] },
};

/** G3.9 */
const CONDITIONS = 2;

function dueFrom(step: EffectStep): number {
  if (step.kind === 'conditions') return CONDITIONS;
  return 'count' in step ? step.count : 1;
}

/** A half with the Condition Cards it brought, and the state after it. */
export interface Turn {
  readonly plays: readonly DraftPlay[];
  readonly told: Told;
  readonly state: State;
}

/** What a half promised that was neither done nor said to be ignored. */
export function brokenPromises(pack: Pack, turn: Turn): string[] {
  const events = eventsOf(turn.told);
  const steps = turn.plays.flatMap((play) => stepsOfPlay(pack, play));
  const ignored = only(events, 'partIgnored');
  const keys = new Set(steps.flatMap(({ kind }) => PROMISES[kind]?.key ?? []));
  const counts = [...keys].flatMap((key) => {
    const due = steps.filter(({ kind }) => PROMISES[kind]?.key === key);
    const promised = due.reduce((sum, step) => sum + dueFrom(step), 0);
    const done = events.filter((event) => event.key === key).length;
    const isSaid = ignored.some(({ rule }) => due.some(({ kind }) => PROMISES[kind]?.idle.includes(rule) === true));
    return done >= promised || isSaid
      ? []
      : [`${promised} ${key} due, ${done} told, and nothing is said to be ignored`];
  });
  return [
    ...counts,
    ...turn.plays.flatMap((play) => [...unplaced(pack, play, turn, events), ...idleVictory(pack, play, turn, events)]),
  ];
}

/** G3.7d, R-130: each unit named to be placed is placed or kept off the map; G6.2a, G6.2d: or enough Rumored Enemies are. */
function unplaced(pack: Pack, play: DraftPlay, { state }: Turn, events: readonly BearEvent[]): string[] {
  const naming = stepsOfPlay(pack, play).filter((step) => 'of' in step && step.kind !== 'rule');
  const [step] = naming;
  if (naming.length !== 1 || step?.kind !== 'placeUnits') return [];
  const isSaid = only(events, 'partIgnored').some(
    ({ why }) => why === 'noHex' || why === 'noRumor' || why === 'noCard',
  );
  if (step.hidden && state.draft?.isSolo === true) {
    const due = step.only === 1 ? 3 : 2 * play.chosen.length;
    return play.rumors.length === due || isSaid ? [] : [`${due} Rumored Enemies due, ${play.rumors.length} placed`];
  }
  const settled = events.flatMap((event) =>
    event.key === 'unitPlaced' || event.key === 'hid' ? [event.unit] : event.key === 'keptOff' ? event.units : [],
  );
  const named = only(events, 'unitsNamed').flatMap(({ units }) => units);
  const lost = step.only > 0 && settled.length > 0 ? [] : named.filter((unit) => !settled.includes(unit));
  return lost.map((unit) => `unit ${unit} was named, and neither placed nor kept off`);
}

/** G3.2: an option is said to hold exactly if it can score. */
function idleVictory(pack: Pack, play: DraftPlay, { state }: Turn, events: readonly BearEvent[]): string[] {
  const number = state.draft?.plays.indexOf(play) ?? NONE;
  return stepsOfPlay(pack, play).flatMap((step, at) => {
    if (step.kind !== 'victory') return [];
    const holds = only(events, 'optionHolds').some((event) => event.play === number && event.step === at);
    return holds === canScore(step.rule, play)
      ? []
      : [`${step.rule.kind} ${holds ? 'holds, but cannot score' : 'is not said to hold'}`];
  });
}

function canScore(rule: StepOf<'victory'>['rule'], { units, chosen, markers, exit }: DraftPlay): boolean {
  if (rule.kind === 'alive') return units.length + chosen.length > 0;
  if (rule.kind === 'destroyed') return rule.units !== 'chosen' || chosen.length > 0;
  if (rule.kind === 'control') return rule.markers === 'all' || markers.length > 0;
  return rule.kind !== 'left' || exit !== null;
}
