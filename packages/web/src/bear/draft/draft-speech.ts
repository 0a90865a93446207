import type { Seen } from '@sandtable/bear';
import type { Said } from '../../face/choice.ts';
import type { TurnButtons } from '../../face/speech.ts';
import type { Saying } from '../../saying/saying.ts';
import { clickablesOf } from '../../saying/clickables.ts';

/** What can be said in a word and has no place on the table; to be done with something stands apart. */
export function draftButtons(saying: Saying): TurnButtons {
  const { buttons: all, hexes } = clickablesOf(saying);
  const placing = new Set([...hexes.values()].flat().map(({ words }) => words[0]));
  const buttons = all
    .filter(({ words }) => words.length === 1)
    // What alone can be placed is placed by a click on the map.
    .filter(({ words }) => placing.size > 1 || !placing.has(words[0]))
    .map(({ words, label }) => ({ words, label, aside: '', tip: null, isAlarming: false }));
  const done = buttons.find(({ words }) => words[0] === 'done');
  return { usual: buttons.filter((button) => button !== done), last: done ?? null };
}

/** On the main button: what comes of it. */
export function draftLabel({ position, words }: Saying): string {
  const heard = position.heard(words);
  const [first] = heard;
  const half = heard.find(({ kind }) => kind === 'half');
  const board = heard.find(({ kind }) => kind === 'board');
  if (half !== undefined && first !== undefined) return `Play ${first.label}: ${half.label.toLowerCase()}`;
  if (board !== undefined) return `Lay ${board.label}`;
  if (heard.some(({ kind }) => kind === 'edge')) return `Enter from the ${heard.at(-1)?.label.toLowerCase() ?? ''}`;
  const facing = heard.find(({ kind }) => kind === 'facing');
  if (facing !== undefined && first !== undefined) return `${first.label} faces ${facing.word}`;
  return first?.label ?? 'Confirm';
}

/** What is shown before it is done; units and counters are placed at once, for that can be taken back. */
const WEIGHTY: ReadonlySet<Said['kind']> = new Set<Said['kind']>(['half', 'board', 'edge', 'facing', 'other']);

export function isWeighty({ view: { draft, frames } }: Seen, heard: readonly Said[]): boolean {
  if (heard.some(({ kind }) => WEIGHTY.has(kind))) return true;
  const frame = frames.findLast(({ kind }) => kind === 'effect');
  // With the last facing the battle begins, and in solo with the last counter two cards are drawn: there is no way back.
  const isLast = frame?.kind !== 'effect' || frame.left.length <= 1 || heard[0]?.word === 'done';
  return draft?.phase === 'facings' || (draft?.isSolo === true && isLast);
}
