// What several clients have said at several servers, and what all of them were shown, checked as appends to one list: the log of a match.

/** A sentence that a client wanted to be entry `number`. */
interface Attempt {
  readonly number: number;
  readonly words: string;
  /** Moments of one clock, common to all clients: when it was said, and when the answer was there. */
  readonly begun: number;
  readonly ended: number;
  /** `unknown`: no answer came. */
  readonly outcome: 'accepted' | 'refused' | 'unknown';
}

/** The entries that a client was shown at one moment; `begun` is when it asked. */
interface Reading {
  readonly begun: number;
  readonly ended: number;
  readonly entries: readonly { readonly number: number; readonly words: string }[];
  /** The newest entry, by what was told. */
  readonly last: number;
}

export interface History {
  readonly attempts: readonly Attempt[];
  readonly readings: readonly Reading[];
  /** The whole log at the end, from entry 1. */
  readonly log: readonly string[];
}

/** Everything that is wrong with a history; nothing if some order of all that was said explains all that was shown. */
export function wrongsOf({ attempts, readings, log }: History): string[] {
  const at = (number: number): string | undefined => log[number - 1];
  const accepted = attempts.filter(({ outcome }) => outcome === 'accepted');
  const lost = accepted
    .filter(({ number, words }) => at(number) !== words)
    .map(({ number, words }) => `${words} was accepted as entry ${number}, which is ${at(number) ?? 'not there'}`);
  const unsaid = log.flatMap((words, index) => {
    const isSaid = attempts.some(
      (each) => each.number === index + 1 && each.words === words && each.outcome !== 'refused',
    );
    return isSaid ? [] : [`entry ${index + 1}, ${words}, was not said, or was refused`];
  });
  const early = accepted.flatMap((later) =>
    accepted
      .filter((sooner) => sooner.ended < later.begun && sooner.number >= later.number)
      .map((sooner) => `entry ${later.number} was said after entry ${sooner.number} was accepted`),
  );
  const other = readings.flatMap(({ entries }) =>
    entries
      .filter(({ number, words }) => at(number) !== words)
      .map(({ number, words }) => `entry ${number} was shown as ${words}, and is ${at(number) ?? 'not there'}`),
  );
  const gaps = readings.flatMap(({ entries }) =>
    entries
      .filter(({ number }, index) => index > 0 && number !== (entries[index - 1]?.number ?? 0) + 1)
      .map(({ number }) => `before entry ${number} another one is missing`),
  );
  // Whoever asks after an entry was accepted or shown, of whichever server, is shown it.
  const known = [
    ...accepted.map(({ ended, number }) => ({ ended, number })),
    ...readings.map(({ ended, last }) => ({ ended, number: last })),
  ];
  const stale = readings.flatMap(({ begun, last }) =>
    known
      .filter(({ ended, number }) => ended < begun && number > last)
      .map(({ number }) => `entry ${last} was shown as the newest after entry ${number} was known`),
  );
  return [...lost, ...unsaid, ...early, ...other, ...gaps, ...stale];
}
