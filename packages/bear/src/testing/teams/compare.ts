import { type EventNotice, type Random, randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import type { State } from '../../model/battle/state.ts';
import type { UnitType } from '../../model/pack/unit-type.ts';
import { type Battles, randomBattles, randomTeamOptions } from './battles.ts';
import { Course, type CourseTerms, partiesOf, winnersOf } from './course.ts';
import { mayActNow } from './actors.ts';

export interface Comparisons {
  readonly differences: string[];
  readonly met: Map<string, number>;
  /** Questions of whose turn it is, and who may act in it. */
  count: number;
}

/** What a referee with a planted mistake believes. */
export type Misread = (terms: CourseTerms) => CourseTerms;

/** So many fights share a pack. */
const SHARED = 40;
/** Entries; then everybody passes. */
const MOST = 400;

export function compareTeams(seed: string, most: number, misread: Misread = (terms) => terms): Comparisons {
  const found: Comparisons = { differences: [], met: new Map(), count: 0 };
  let battles = randomBattles(seed, SHARED);
  for (let number = 0; found.count < most && found.differences.length === 0; number++) {
    if (number > 0 && number % (2 * SHARED) === 0) battles = randomBattles(`${seed} ${number}`, SHARED);
    compareMatch(battles, number, `sfc32:${seed} ${number}`, misread, found);
  }
  return found;
}

function compareMatch(battles: Battles, number: number, seed: string, misread: Misread, found: Comparisons): void {
  const { system } = battles;
  const random = randomOf(seed, 'team options');
  const raw = randomTeamOptions(random, battles.missions[number % SHARED] ?? '');
  const options = system.options(raw);
  if (!options.ok) throw new Error(`${seed}: ${JSON.stringify(options.problems)}`);
  const log = new Recorder<BearEvent>(streamsOf(seed, system.streams));
  const state = system.setup(options.value, log);
  const course = new Course(misread(termsOf(battles, raw, state)));
  const said: string[] = [];
  const wrong = (line: string): void =>
    void found.differences.push(
      `${seed} ${JSON.stringify(raw)}, after ${said.slice(-6).join('; ')} (${said.length}): ${line}`,
    );
  const met = (name: string): void => void found.met.set(name, (found.met.get(name) ?? 0) + 1);
  met(`${course.terms.parties.length} players, ${raw['economy']}`);
  meets(course, state, met);
  hearAll(course, log.told);
  while (found.differences.length === 0) {
    for (const fault of course.faults) wrong(fault);
    const pending = system.pending(state);
    const top = state.frames.at(-1)?.kind;
    for (const fault of standing(course, state, top === 'turn')) wrong(fault);
    if (pending === undefined) break;
    const isTurn = top === 'turn';
    const asked = state.players.findIndex(({ seat }) => seat === pending.seat);
    if (isTurn) {
      found.count += 1;
      met(`turns, ${course.terms.options.teamTurns}`);
      if (course.isRoundOver) wrong('the round goes on though it is over');
      if (asked !== course.turnOf)
        wrong(`the turn is player ${asked}'s, ${course.turnOf} by the order ${course.orderOfTurns.join(' ')}`);
      const offered = system.offers(system.view(state, pending.seat), []).map(({ word }) => word);
      for (const fault of mayActNow(battles.pack, state, asked, offered, met)) wrong(fault);
    } else if (top === 'initiative') {
      met('initiative');
      const due = course.nextToDeclare(state.players.map(({ caps }) => caps));
      if (asked !== due)
        wrong(
          `player ${asked} declares, ${due} by CAPs: ${state.players.map(({ side, caps }) => `${side} ${caps}`).join(', ')}`,
        );
    }
    const sentence = say(
      () => system.anySentence(system.view(state, pending.seat), random),
      isTurn,
      random,
      said.length,
    );
    said.push(sentence.join(' '));
    const before = state.players.map(({ caps, losses }) => ({ caps, losses }));
    const io = new Recorder<BearEvent>(state.random);
    system.apply(state, sentence, io);
    const isPass = io.told.some(({ event }) => event.key === 'passed');
    // B3.0: activation is no action.
    if (isTurn && sentence[1] !== 'activate') {
      course.turnTaken(isPass, sentence.includes('c10'));
      if (sentence.includes('c10')) met('card 10');
      if (course.isRoundOver) met(`round over, ${course.terms.parties.length} players`);
      for (const fault of afterPass(isPass, asked, state)) wrong(fault);
    }
    if (top === 'initiative') course.declares(asked);
    if (io.told.some(({ event }) => event.key === 'initiativeTied')) met('rolled again');
    hearAll(course, io.told);
    if (io.told.some(({ event }) => event.key === 'hasInitiative') && course.isPairTurned) met('the pair turned round');
    for (const fault of capsAfter(course, before, state, asked, io.told)) wrong(fault);
  }
  if (found.differences.length > 0) return;
  const outcome = system.outcome(system.view(state, 'spectator'));
  const winners = winnersOf(course.terms, course.vp).map((player) => state.players[player]?.seat);
  met(winners.length === 0 ? 'nobody wins' : `${winners.length} win, ${raw['teamWin']}`);
  met(`end: ${state.ended?.key ?? 'none'}`);
  const isSame = state.players.every(({ seat }) => outcome?.winners.includes(seat) === winners.includes(seat));
  if (!isSame) wrong(`${outcome?.winners.join(' ')} have won, ${winners.join(' ')} by VP`);
}

function hearAll(course: Course, told: readonly EventNotice<BearEvent>[]): void {
  for (const { event, hearing } of told) if (hearing?.except === undefined) course.hear(event);
}

/** Somebody must be shot, and rounds must end: most orders are attacks, if there are any, and many pass. */
function say(any: () => readonly string[], isTurn: boolean, random: Random, length: number): readonly string[] {
  if (isTurn && (random.below(4) === 0 || length > MOST)) return ['pass'];
  const said = isTurn ? [any(), any(), any()] : [any()];
  return said.find((sentence) => sentence.some((word) => ATTACKS.includes(word))) ?? said[0] ?? ['pass'];
}

const ATTACKS: readonly string[] = ['fire', 'fight'];

function termsOf({ pack }: Battles, raw: Readonly<Record<string, string>>, state: State): CourseTerms {
  const mission = pack.missions.find(({ id }) => id === raw['mission']);
  if (mission === undefined) throw new Error('no mission');
  const typeOf = (unit: number): UnitType => {
    const counter = pack.counters[unit];
    if (counter === undefined) throw new Error(`no counter ${unit}`);
    return counter.type;
  };
  const forces = mission.players.map(({ side, caps, units: words }) => {
    const units = words.map(({ unit }) => pack.counterPlaces.get(unit) ?? -1);
    // B1.0a
    const fighting = units.filter((unit) => typeOf(unit).kind !== 'transport').length;
    return { side, caps: caps ?? Math.min(12, Math.ceil(fighting / 2) + 2), units };
  });
  return {
    parties: partiesOf(forces, raw['onePlayer'] ?? 'none'),
    rounds: mission.rounds,
    initiative: mission.initiative,
    end: mission.end,
    options: state.options,
    typeOf,
  };
}

function meets({ terms }: Course, state: State, met: (name: string) => void): void {
  met(terms.initiative === null ? 'rolled' : `fixed: ${terms.initiative.rounds}`);
  if (state.players.length < state.terms.players.length) met('one player for two forces');
}

/** What must hold between two entries: whose units are whose, starts and losses, the elimination of a side, the last round. */
function standing({ terms, lost, losses, round, vp, isCutShort }: Course, state: State, isAtRest: boolean): string[] {
  const faults: string[] = [];
  terms.parties.forEach(({ side, start, units }, player) => {
    const found = state.players[player];
    if (found?.side !== side || found.start !== start)
      faults.push(`player ${player} is ${found?.side} with ${found?.start}, ${side} with ${start} by the mission`);
    if (found?.losses !== losses[player])
      faults.push(`player ${player} has lost ${found?.losses}, ${losses[player]} by the track`);
    for (const unit of units)
      if (state.units[unit]?.owner !== player) faults.push(`unit ${unit} is not of player ${player}`);
    const active = found?.activation?.units ?? [];
    // B3.0a, B20.3: an activation is one player's own.
    for (const unit of active) if (!units.includes(unit)) faults.push(`player ${player} has activated unit ${unit}`);
  });
  if (isCutShort && state.ended?.key !== 'wipedOut') faults.push('the round ends too soon');
  const beaten: string[] = [];
  for (const side of ['german', 'soviet'] as const) {
    const own = terms.parties.reduce((sum, party, player) => sum + (party.side === side ? (vp[player] ?? 0) : 0), 0);
    if (state.vp[side] !== own) faults.push(`${side} has ${state.vp[side]} VP, ${own} were scored`);
    const fighters = terms.parties.filter((party) => party.side === side).flatMap(({ units }) => units);
    const left = fighters.filter((unit) => !lost.has(unit) && terms.typeOf(unit).kind !== 'transport');
    const isWipedOut = left.length === 0;
    const rule = terms.end.find((each) => each.kind === 'wipedOut' && each.side === side);
    if (isWipedOut && rule !== undefined) beaten.push(side);
    if (isWipedOut && rule?.when === 'atOnce' && isAtRest && state.ended === null)
      faults.push(`${side} is wiped out, and the game goes on`);
  }
  if (state.ended?.key === 'wipedOut' && beaten.length === 0) faults.push('nobody is wiped out');
  if (state.ended?.key === 'lastRound' && round !== terms.rounds) faults.push(`the last round is ${terms.rounds}`);
  if (state.round > terms.rounds) faults.push('a round too many');
  return faults;
}

/** B3.0d */
function afterPass(isPass: boolean, player: number, state: State): string[] {
  return isPass && state.players[player]?.activation !== null ? [`player ${player} passes with an activation`] : [];
}

type Before = readonly { readonly caps: number; readonly losses: number }[];

/** B20.3: nobody pays for another; B7.4.1: a loss takes a CAP at once where the space covered is reached. */
function capsAfter(
  { terms, losses }: Course,
  before: Before,
  state: State,
  asked: number,
  told: readonly EventNotice<BearEvent>[],
): string[] {
  const events = told.map(({ event }) => event);
  if (events.some(({ key }) => key === 'roundEnded' || key === 'roundBegan')) return [];
  return before.flatMap(({ caps, losses: had }, player) => {
    const spends = events.some(
      (event) => 'player' in event && event.player === player && 'caps' in event && event.key !== 'capLost',
    );
    if (player === asked || spends) return [];
    let due = caps;
    const { start } = terms.parties[player] ?? { start: 0 };
    for (let loss = had; loss < (losses[player] ?? 0); loss++)
      if (due > 0 && (terms.options.capLoss === 'immediate' || due >= start - loss)) due -= 1;
    return state.players[player]?.caps === due
      ? []
      : [`player ${player} has ${state.players[player]?.caps} CAPs, ${due} by the track`];
  });
}
