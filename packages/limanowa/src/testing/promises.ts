import { type Bot, randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { Forecasts } from '@sandtable/kernel/testing';
import { effectOf } from '../model/battle.ts';
import type { LimanowaEvent } from '../model/event.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { Pack } from '../model/pack.ts';
import type { LimanowaFigures, TargetFigures, VerbName } from '../model/speech.ts';
import type { Limanowa, LimanowaSystem, State, View } from '../model/state.ts';

// Every figure that is shown with a plan or an answer, held against the rolls that follow it.

type Rolled = Extract<LimanowaEvent, { readonly key: 'rolled' }>;

interface Promise {
  readonly figures: Readonly<Partial<LimanowaFigures>>;
  readonly isPlan: boolean;
  readonly where: string;
}

interface PromisedMatch {
  readonly system: LimanowaSystem;
  /** The system's own. */
  readonly pack: Pack;
  readonly options: unknown;
  readonly seed: string;
  readonly bot: Bot<View>;
}

/** Plays a match to its end and notes every forecast with what came of it. */
export function playPromised({ system, pack, options: raw, seed, bot }: PromisedMatch, kept: Forecasts): State {
  const options = system.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const random = randomOf(seed, 'bot');
  const state = system.setup(options.value, new Recorder(streamsOf(seed, system.streams)));
  let promises: Promise[] = [];
  let events: LimanowaEvent[] = [];
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const view = system.view(state, pending.seat);
    const sentence = bot(view, random);
    const { phase } = state.turn;
    const promise = promiseOf(system, view, sentence, `${JSON.stringify(raw)}, ${seed}: ${sentence.join(' ')}`);
    if (promise !== null) promises.push(promise);
    const io = new Recorder<LimanowaEvent, Limanowa['note']>(state.random);
    system.apply(state, sentence, io);
    events.push(...io.told.map(({ event }) => event));
    if (state.turn.phase === phase && system.pending(state) !== undefined) continue;
    for (const each of promises) hold(kept, pack, state, each, events);
    promises = [];
    events = [];
  }
  return state;
}

const FIRING: readonly VerbName[] = ['bombardment', 'pursuit', 'shell'];

function promiseOf(system: LimanowaSystem, view: View, sentence: Sentence, where: string): Promise | null {
  const verdict = system.judge(view, sentence);
  if (!verdict.granted) return null;
  const { figures, verb } = verdict.value;
  const isPlan = verb?.name === 'central';
  // A contra card shows what holds if it stays so; nothing comes between these others and their rolls.
  return isPlan || FIRING.some((name) => name === verb?.name) ? { figures, isPlan, where } : null;
}

function hold(kept: Forecasts, pack: Pack, state: State, promise: Promise, events: readonly LimanowaEvent[]): void {
  const rolls = events.filter((event): event is Rolled => event.key === 'rolled');
  if (!promise.isPlan) return holdAnswer(kept, promise, rolls);
  const isSolo = state.corps.some(({ seat }) => seat === AI_SEAT);
  const isQuiet = events.every((event) => !isReaction(state, promise, event));
  if (isQuiet) holdQuiet(kept, promise, rolls);
  if (isSolo) holdLikely(kept, pack, state, promise, events, rolls);
  else holdMost(kept, promise, events, rolls);
}

/** A card, token or officer of the other side that was not in the figure, or a hit by artillery. */
function isReaction({ turn, units }: State, { figures }: Promise, event: LimanowaEvent): boolean {
  if (event.key === 'aiCardUsed') return true;
  if (event.key === 'played' || event.key === 'tokenSpent') return event.corps !== turn.corps;
  if (event.key === 'tactics') {
    const shown = figures.counters?.filter(({ attacker }) => attacker === event.unit) ?? [];
    const isForetold = shown.length > 0 && shown.every(({ terms }) => terms.some(({ rule }) => rule === 'L4a'));
    return units[event.officer]?.corps !== turn.corps && !isForetold;
  }
  return event.key === 'rolled' && event.as === 'artillery' && event.hit;
}

/** Tokens in answer, cards of the Opening and Closing Phases: the roll comes as it is shown, if it comes. */
function holdAnswer(kept: Forecasts, { figures, where }: Promise, rolls: readonly Rolled[]): void {
  for (const shown of figures.targets ?? [])
    for (const roll of rolls.filter((each) => isOf(shown, each))) holdRoll(kept, 'a card or token', shown, roll, where);
}

function holdRoll(kept: Forecasts, kind: string, shown: TargetFigures, roll: Rolled, where: string): void {
  kept.figure(`TV, ${kind}`, shown.tv, roll.tv, where);
  kept.chance(kind, shown.ways / shown.of, roll.hit, where);
}

/** Nobody answers: every figure is exact. */
function holdQuiet(kept: Forecasts, { figures, where }: Promise, rolls: readonly Rolled[]): void {
  for (const shown of [...(figures.targets ?? []), ...(figures.counters ?? [])])
    // Where a shell has hit, it is not quiet, so all that are left have missed.
    for (const roll of rolls.filter((each) => each.as !== 'artillery' && isOf(shown, each)))
      holdRoll(kept, `${shown.as}, unanswered`, shown, roll, where);
  for (const { attacker, target, chosen } of figures.counters ?? [])
    if (chosen !== undefined && isAttacked(rolls, attacker)) {
      const struck = rolls.some(
        (each) => each.as === 'counterAttack' && each.attacker === attacker && each.target === target,
      );
      kept.chance('whom the AI strikes, unanswered', Math.min(1, chosen), struck, where);
    }
}

/** Against the AI: everything it may add is in the chance. */
function holdLikely(
  kept: Forecasts,
  pack: Pack,
  state: State,
  { figures, where }: Promise,
  events: readonly LimanowaEvent[],
  rolls: readonly Rolled[],
): void {
  const { targets = [], counters = [], answers = [] } = figures;
  for (const shown of unlike(targets))
    for (const roll of rolls.filter((each) => isOf(shown, each)))
      kept.chance(`${shown.as} against the AI`, shown.likely ?? 0, roll.hit, where);
  for (const shown of counters)
    if (isAttacked(rolls, shown.attacker)) {
      // One roll each: the two of an extra attack hang together.
      const first = rolls.find((each) => isOf(shown, each));
      kept.chance('counter-attack by the AI', shown.likely ?? 0, first?.hit ?? false, where);
    }
  for (const roll of rolls.filter(({ as }) => as === 'counterAttack'))
    kept.figure(
      'a counter-attack is foretold',
      true,
      counters.some((shown) => isOf(shown, roll)),
      where,
    );
  for (const { by, unit, chance } of answers) {
    const came = events.some((event) => isAnswer(pack, state, event, by, unit));
    kept.chance('what the AI adds', Math.min(1, chance), came, where);
  }
}

function isAnswer(pack: Pack, state: State, event: LimanowaEvent, by: string, unit: number): boolean {
  if (event.key === 'aiCardUsed') return effectOf(pack, event.card) === by && event.unit === unit;
  if (event.key !== 'tokenSpent' || event.corps === state.turn.corps) return false;
  return event.use === by && event.target === unit;
}

/**
 * Between people: an attack is never likelier than shown, unless its target falls back or is exchanged onto other ground,
 * a counter-attack never likelier than at the most.
 */
function holdMost(
  kept: Forecasts,
  { figures, where }: Promise,
  events: readonly LimanowaEvent[],
  rolls: readonly Rolled[],
): void {
  const { counters = [] } = figures;
  const targets = (figures.targets ?? []).filter(
    ({ target }) => !events.some((event) => event.key === 'moved' && event.unit === target),
  );
  for (const shown of targets)
    for (const roll of rolls.filter((each) => isOf(shown, each)))
      kept.figure('an attack at the most', true, roll.tv <= shown.tv, where);
  for (const roll of rolls.filter(({ as }) => as === 'counterAttack')) {
    const shown = counters.find((each) => isOf(each, roll));
    const most = shown?.most ?? 0;
    kept.figure('a counter-attack at the most', true, roll.tv <= most || most >= (shown?.of ?? 0) - 1, where);
  }
}

/** A battery may fire twice at one target, for a card and for a token. */
function unlike(shown: readonly TargetFigures[]): readonly TargetFigures[] {
  return shown.filter(
    (one, place) => shown.findIndex((each) => each.attacker === one.attacker && each.target === one.target) === place,
  );
}

function isOf({ as, attacker, target }: TargetFigures, roll: Rolled): boolean {
  return roll.as === as && roll.attacker === attacker && roll.target === target;
}

function isAttacked(rolls: readonly Rolled[], unit: number): boolean {
  return rolls.some(({ as, target }) => as === 'attack' && target === unit);
}
