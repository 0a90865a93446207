/** Words of a question that say nothing about its subject. */
const IDLE = new Set(
  `a about after  all allowed always am an and another any are around as at be been but by can could did do does doing for from get gets getting give given go goes happen happens has have
  how i if in into is it its let made make many may me mean means more much must my need needs of off on once only or other per rule rules same
  shall should so some tell than that the their them then there these they this to up use used using we what whats when where which
  who whom why will with work works would you your`.split(/\s+/),
);

/** The words of a text in lower case, without the idle ones unless there are no others. */
export function wordsIn(text: string): string[] {
  const all = text
    // Split camelCase names of options.
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[’']s?\b/g, '')
    .match(/[a-z0-9à-ž]+(?:\.[a-z0-9]+)*/g);
  const telling = (all ?? []).filter((word) => !IDLE.has(word));
  return telling.length === 0 ? (all ?? []) : telling;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied|ying)$/, 'y'],
  [/(?:sses|shes|ches|xes)$/, ''],
  [/(?:ing|ed|es|er|ers|s|e|ment|ly)$/, ''],
];

/** Moves, moved, moving and mover have one stem, which need not be a word. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word.replace(/(?<=[a-z]{2})s$/, '');
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, instead);
    if (stem !== word && stem.length >= 3) return undoubled(stem.replace(/e$/, ''));
  }
  return undoubled(word);
}

/** Stopped, stopping: the stem has one p. */
function undoubled(stem: string): string {
  return stem.length > 3 ? stem.replace(/([bdfgklmnprst])\1$/, '$1') : stem;
}

/** Whether the words differ by one typing error, or two in a long word: a letter left out, doubled, wrong or swapped. */
export function isSlip(one: string, other: string): boolean {
  const most = one.length > 7 ? 2 : 1;
  if (one.length < 4 || Math.abs(one.length - other.length) > most) return false;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? most + 1) <= most;
}
