import type { Problem } from '@sandtable/kernel';

/** A line of a drawing with its number, counted from 1 as editors do. */
export interface DrawnLine {
  readonly number: number;
  readonly text: string;
}

/** A word of a line and the column it begins in, counted from 1. */
export interface DrawnWord {
  readonly column: number;
  readonly text: string;
}

/** The lines that are not blank. */
export function linesOf(text: string): DrawnLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '');
}

export function wordsOf({ text }: DrawnLine): DrawnWord[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ column: found.index + 1, text: found[0] }));
}

export function problemAt(line: DrawnLine, column: number, expected: string, got: string): Problem {
  return { field: `line ${line.number}, column ${column}`, expected, got: got === '' ? 'nothing' : got };
}
