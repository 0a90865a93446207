import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice, SpokenWord } from '../face/choice.ts';
import type { Position } from '../face/position.ts';
import type { PlanSpeech } from '../face/speech.ts';
import { newTable } from '../link/open-table.ts';
import { outpostLink, PLAN } from './outpost/link.ts';
import { outpostTable } from './outpost/face.tsx';

/**
 * The turn of a toy game: a row of spaces h0, h1 and so on, with a1 to a3 in h1 to h3, r1 in h5, r2 in h6. A plan may play
 * `dig a1` (a card), then make at most two moves of up to two spaces, then attacks such as `attack r1 a3` by any number of
 * units within three spaces (r2 needs at least two), and ends with `disclose`.
 */
const UNITS: readonly Word[] = ['a1', 'a2', 'a3', 'r1', 'r2'];
const PLACES = [1, 2, 3, 5, 6];
const MOST_MOVES = 2;
const DIG = 7;
const SPACES = 8;

interface Read {
  /** Where the units stand after the moves. */
  readonly at: readonly number[];
  readonly moved: readonly number[];
  readonly attacked: readonly number[];
  readonly busy: readonly number[];
  readonly stage: 'card' | 'moves' | 'attacks' | 'over';
  /** The order that is incomplete, or may be extended. */
  readonly order: Sentence;
}

const START: Read = { at: PLACES, moved: [], attacked: [], busy: [], stage: 'card', order: [] };

function unitOf(word: Word | undefined): number {
  return UNITS.indexOf(word ?? '');
}

function after(words: Sentence): Read | null {
  let read: Read = START;
  for (const word of words) {
    if (!nextWords(read).includes(word)) return null;
    read = step(read, word);
  }
  return read;
}

function step(read: Read, word: Word): Read {
  if (word === 'disclose') return { ...read, stage: 'over', order: [] };
  if (isOrder(word)) return { ...read, stage: word === 'attack' ? 'attacks' : 'moves', order: [word] };
  const order = [...read.order, word];
  const [verb, first] = order;
  if (verb === 'dig') return { ...read, order: [] };
  if (verb === 'move' && order.length === 3) {
    const unit = unitOf(first);
    const at = read.at.map((place, each) => (each === unit ? Number(word.slice(1)) : place));
    return { ...read, at, moved: [...read.moved, unit], order: [] };
  }
  if (verb === 'attack' && order.length === 2) return { ...read, attacked: [...read.attacked, unitOf(word)], order };
  if (verb === 'attack') return { ...read, busy: [...read.busy, unitOf(word)], order };
  return { ...read, order };
}

function isOrder(word: Word): boolean {
  return word === 'dig' || word === 'move' || word === 'attack';
}

function nextWords(read: Read): Word[] {
  const [verb, first] = read.order;
  if (read.stage === 'over') return [];
  if (verb === 'dig') return ['a1', 'a2', 'a3'];
  if (verb === 'move' && first === undefined) return freeUnits(read.moved);
  if (verb === 'move') return spacesFor(read, unitOf(first));
  if (verb === 'attack' && first === undefined) return targets(read);
  const joining = verb === 'attack' ? attackersOf(read, unitOf(first)) : [];
  if (verb === 'attack' && read.order.length < (first === 'r2' ? 4 : 3)) return joining;
  return [
    ...joining,
    ...(read.stage === 'card' ? ['dig'] : []),
    ...(read.stage !== 'attacks' && read.moved.length < MOST_MOVES ? ['move'] : []),
    ...(targets(read).length > 0 ? ['attack'] : []),
    'disclose',
  ];
}

function freeUnits(busy: readonly number[]): Word[] {
  return [0, 1, 2].filter((unit) => !busy.includes(unit)).flatMap((unit) => UNITS[unit] ?? []);
}

function spacesFor({ at }: Read, unit: number): Word[] {
  const here = at[unit] ?? 0;
  const free = [here - 2, here - 1, here + 1, here + 2].filter(
    (space) => space >= 0 && space < SPACES && !at.includes(space),
  );
  return free.map((space) => `h${space}`);
}

function attackersOf({ at, busy }: Read, target: number): Word[] {
  const there = at[target] ?? 0;
  return freeUnits(busy).filter((word) => Math.abs((at[unitOf(word)] ?? 0) - there) <= 3);
}

function targets(read: Read): Word[] {
  return ['r1', 'r2'].filter((word) => {
    const few = word === 'r2' ? 2 : 1;
    return !read.attacked.includes(unitOf(word)) && attackersOf(read, unitOf(word)).length >= few;
  });
}

function saidOf(word: Word): SpokenWord {
  const unit = unitOf(word);
  const said = { word, label: word };
  if (unit !== -1) return { ...said, kind: 'unit', unit, part: 'named', tick: word };
  if (isOrder(word)) return { ...said, kind: 'order', isPlain: word !== 'dig', card: word === 'dig' ? DIG : -1 };
  return word === 'disclose' ? { ...said, kind: 'other' } : { ...said, kind: 'hex', hex: Number(word.slice(1)) };
}

function offers(words: Sentence): Choice[] {
  const read = after(words);
  if (read === null) return [];
  const next = nextWords(read).map((word): Choice => ({ ...saidOf(word), worth: null }));
  return read.stage === 'over' ? [{ kind: 'send', word: '.', label: 'Done', worth: null }] : next;
}

const plan: PlanSpeech = {
  end: 'disclose',
  empty: 'No orders yet',
  own: [0, 1, 2],
  tell: (words, from, to) => ({ text: words.slice(from, to).join(' '), aside: '' }),
};

export function toyPlan(): Position {
  const made = newTable(outpostLink, PLAN);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return {
    ...outpostTable.positionOf(made.value.now().view),
    isTurn: true,
    offers,
    choices: offers,
    heard: (words) => words.map(saidOf),
    allows: (words) => after(words) !== null,
    usual: (words) => (offers(words).some(({ word }) => word === 'disclose') ? 'disclose' : null),
    needsConfirm: () => true,
    preview: (words) =>
      after(words) === null
        ? { granted: false, lines: [] }
        : { granted: true, label: 'Disclose', group: 'Group', lines: [] },
    unitWord: (unit) => UNITS[unit],
    hexOfUnit: (unit) => PLACES[unit] ?? -1,
    plan,
  };
}
