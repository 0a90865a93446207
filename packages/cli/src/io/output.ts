import { showUnseen } from '@sandtable/kernel';

/** Where a command writes: the terminal, or a test. */
export interface Output {
  write(text: string): unknown;
}

/**
 * The same for words that may come from a file: what would move the cursor or hide something is written by its number, which
 * JSON reads as the same. Lines stay lines.
 */
export function shownOn(out: Output): Output {
  return { write: (text) => out.write(text.split('\n').map(showUnseen).join('\n')) };
}
