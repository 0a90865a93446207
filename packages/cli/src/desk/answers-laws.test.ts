import { type GameSystem, must, type Random, randomOf, type Realm } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import {
  type AnswerBook,
  answerBeforehand,
  answersAfter,
  createMatch,
  exportForKeeper,
  importMatch,
  judgeUndoBehind,
  type Match,
  prepareBeforehand,
  type PrepareAnswer,
  setAnswers,
  verify,
} from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

// Laws of answers given beforehand, over random matches in which people set any, change them, and take back.

type Law = <R extends Realm>(system: GameSystem<R>, options: object) => Tally;

/** What was met; `broken` has a line for each broken law. */
interface Tally {
  /** Questions that were answered beforehand. */
  readonly given: Set<string>;
  /** Worlds tried in which an answer at once could have told something, and those in which a lone one would have. */
  worlds: number;
  telling: number;
  undone: number;
  readonly broken: string[];
}

const bear = openBear().game;
const limanowa = openLimanowa().game;

const MATCHES: readonly [name: string, play: (law: Law) => Tally, keys: readonly string[], hasSecrets: boolean][] = [
  ['outpost', (law) => law(outpost, { rounds: 6 }), ['turn', 'payForDice', 'parry'], false],
  [
    'bear, with hidden units and cards',
    (law) => law(bear, { mission: 'the-gun-line' }),
    ['turn', 'capsOnDice', 'initiative', 'luck'],
    true,
  ],
  ['bear, alone', (law) => law(bear, { mission: 'whose-crossroads' }), ['turn', 'initiative', 'luck'], false],
  [
    'limanowa',
    (law) => law(limanowa, { mission: 'battle-of-limanowa' }),
    ['openingReaction', 'centralReaction', 'closingReaction', 'boost', 'tokens'],
    true,
  ],
];

test.each(MATCHES)(
  '%s: what is answered beforehand could have been said by hand, tells nobody a secret, and is gone behind by an undo',
  (_name, play, keys, hasSecrets) => {
    const { given, worlds, telling, undone, broken } = play(judgeAnswers);
    expect(broken).toEqual([]);
    expect([...given]).toEqual(expect.arrayContaining([...keys]));
    // Otherwise the laws have not been tried.
    expect([worlds > 40, undone > 0, telling > 0 || !hasSecrets]).toEqual([true, true, true]);
  },
);

const SEEDS = ['one', 'two', 'three'];
const MOST_ENTRIES = 120;
const TIMED_EVERY = 2;

function judgeAnswers<R extends Realm>(system: GameSystem<R>, options: object): Tally {
  const tally: Tally = { given: new Set(), worlds: 0, telling: 0, undone: 0, broken: [] };
  for (const seed of SEEDS) judgeMatch(begin(system, options, seed), randomOf(`sfc32:${seed}`), tally);
  return tally;
}

function judgeMatch<R extends Realm>(match: Match<R>, random: Random, tally: Tally): void {
  const { system } = match;
  const { broken } = tally;
  let book: AnswerBook = { seats: {}, given: [] };
  const commit = (answer: PrepareAnswer<R>): void => {
    if (!answer.granted) throw new Error(JSON.stringify(answer));
    book = answersAfter(match, book, answer.value);
    answer.value.commit();
  };
  const people = Object.keys(match.seating).filter((seat) => seat !== 'ai');
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const { asks, seq } = match;
    if (random.below(6) === 0)
      book = must(setAnswers(match, book, random.pick(people), anyAnswers(system, seq, random)));
    if (seq % TIMED_EVERY === 0) judgeTiming(match, book, random, tally);
    // A copy: preparing changes what a view shares.
    const view = structuredClone(match.now(asks).view);
    const answer = prepareBeforehand(match, book, true);
    if (answer?.granted === true) {
      const { entry } = answer.value;
      if (!('say' in entry) || entry.seat !== asks || !system.allows(view, entry.say))
        broken.push(`entry ${seq + 1} of ${asks} could not be said: ${JSON.stringify(entry)}`);
      tally.given.add(system.pending(view)?.key ?? '');
      commit(answer);
      continue;
    }
    const seat = random.pick(people);
    const undo = judgeUndoBehind(match, book, seat);
    if (undo.granted && random.below(4) === 0) {
      const { to } = undo.value;
      if (book.given.includes(firstAfter(match, to))) broken.push(`an undo at ${seq} ends at what was given`);
      commit(match.prepareUndo(seat, seq, to));
      if (prepareBeforehand(match, book, false) !== null) broken.push(`answered after the undo at ${seq}`);
      tally.undone += 1;
    }
    if (match.asks !== null) commit(match.prepare(match.asks, match.seq, anySentence(match, random)));
  }
  broken.push(...brokenReplay(match));
}

/** The standing entry that comes next after a standing one. */
function firstAfter<R extends Realm>({ log }: Match<R>, seq: number): number {
  let at = log.standing(log.seq);
  while (log.before(at) !== log.standing(seq)) at = log.before(at);
  return at;
}

function begin<R extends Realm>(system: GameSystem<R>, options: object, seed: string): Match<R> {
  // One person has all seats, so that more can be taken back.
  const seats = system.seats(must(system.options(options))).map((seat) => {
    return [seat, seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: 'one' }];
  });
  return must(createMatch(system, { options, seed, seats: Object.fromEntries(seats) }));
}

function anySentence<R extends Realm>(match: Match<R>, random: Random): readonly string[] {
  return match.system.anySentence(match.now(match.asks ?? '').view, random);
}

function anyAnswers<R extends Realm>({ beforehand }: GameSystem<R>, since: number, random: Random): object {
  const { kinds = {}, breaks = [] } = beforehand ?? {};
  const some = Object.entries(kinds).filter(() => random.below(2) === 0);
  return {
    lone: random.below(2) === 0,
    standing: Object.fromEntries(some.map(([kind, values]) => [kind, random.pick(values)])),
    until: random.below(3) === 0 ? breaks.filter(() => random.below(2) === 0) : null,
    since,
    next: null,
    after: 0,
  };
}

/** Whoever else looks on cannot tell worlds apart by whether and how an answer comes at once. */
function judgeTiming<R extends Realm>(match: Match<R>, book: AnswerBook, random: Random, tally: Tally): void {
  const { system, seq, asks } = match;
  const answers = asks === null ? undefined : book.seats[asks];
  if (asks === null || answers === undefined) return;
  const state = match.stateAt(seq);
  const answerIn = (world: typeof state, isTimed: boolean): string => {
    const [open, own] = [system.view(world, 'spectator'), system.view(world, asks)];
    return answerBeforehand(system, answers, { open, own, seq, isTimed })?.join(' ') ?? 'asked';
  };
  for (const audience of [...Object.keys(match.seating), 'spectator'].filter((each) => each !== asks)) {
    const world = system.imagine(system.view(state, audience), audience, random);
    tally.worlds += 1;
    if (answerIn(world, false) !== answerIn(state, false)) tally.telling += 1;
    const [one, other] = [answerIn(state, true), answerIn(world, true)];
    if (one !== other) tally.broken.push(`'${audience}' can tell worlds apart after ${seq}: ${one}, ${other}`);
  }
}

/** The log alone, said by hand, gives the same match, and its file is sound. */
function brokenReplay<R extends Realm>(match: Match<R>): string[] {
  const file = must(exportForKeeper(match));
  const isSound = verify(match.system, file).ok;
  const isSame = must(importMatch(match.system, file)).hash() === match.hash();
  return isSound && isSame ? [] : [`not the same from its file: ${file.slice(0, 200)}`];
}
