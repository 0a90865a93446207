/** A match in a bundle: what it is called, and the text of its file, whatever that is. */
export interface Bundled {
  readonly name: string;
  readonly text: string;
}

export const FORMAT = 'sandtable-matches';
export const FORMAT_VERSION = 1;

/** Several matches in one file: a browser lets a page hand out but one file at a click. */
export function printBundle(matches: readonly Bundled[]): string {
  return `${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, matches })}\n`;
}

/** Whether a file says of itself that it holds several matches; it need not be read whole for that. */
export function isBundle(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`).test(text.slice(0, 200));
}
