import type { Word } from '@sandtable/kernel';

/** Two short lines in the place it has on the screen. */
const LINE = 44;
const LINES = 2;

/** What a question must speak of, by the kind of word that has to come next. */
export type Fits<Kind extends string> = readonly (readonly [kind: Kind, about: RegExp])[];

/** What is wrong with a prompt: it is the same for everything, asks for something else than the next word, or is too long. */
export function brokenPrompt<Kind extends string>(
  prompt: string,
  generic: string,
  offered: readonly { readonly kind: Kind; readonly word: Word }[],
  fits: Fits<Kind>,
): string[] {
  const wanted = fits.find(([kind]) => offered.some((each) => each.kind === kind));
  return [
    ...(prompt === generic ? ['it is the generic line'] : []),
    ...(wanted === undefined ? [`nothing fits ${offered[0]?.kind ?? 'nothing'}`] : []),
    ...(wanted !== undefined && !wanted[1].test(prompt) ? [`it does not ask for: ${wanted[0]}`] : []),
    ...tooLong(prompt),
  ].map((broken) => `${prompt}: ${broken}`);
}

export function tooLong(prompt: string): string[] {
  const lines = linesOf(prompt);
  return lines > LINES ? [`it takes ${lines} lines`] : [];
}

/** Broken between words, as a screen does. */
function linesOf(text: string): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > LINE) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}
