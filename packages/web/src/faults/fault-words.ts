import type { ReloadOutcome } from './missing-part.ts';

/** Longer messages were written for a log. */
const MOST = 200;

/** An error's own message, short enough for the screen. */
export function printError(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  const plain = words.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return plain.length > MOST ? `${plain.slice(0, MOST)}…` : plain;
}

type NoReload = Exclude<ReloadOutcome, 'reloads'>;

/** Why a part that failed to load is still missing; empty while the page is about to reload. */
export function explainMissing(reloading: NoReload): string {
  switch (reloading) {
    case 'tried':
      return 'Reloading did not help. Wait a moment, then try again.';
    case 'unreachable':
      return 'The server cannot be reached. Everything already loaded still works.';
    case 'held':
      return 'This browser is not saving the match on the table: export it before you reload.';
  }
}

const UNSAVED = 'The last decisions of your match may not be saved: export your matches before you reload.';

/** Whether the matches are safe when a screen breaks, or why the screen is missing. */
export function explainKept(missing: NoReload | null, isAllSaved: boolean): string {
  if (missing === null)
    return isAllSaved ? 'Your matches are saved in this browser, up to the last decision.' : UNSAVED;
  const why = explainMissing(missing);
  if (isAllSaved) return `${why} Your matches stay in this browser.`;
  return missing === 'held' ? why : `${why} ${UNSAVED}`;
}

export function explainFault(isAllSaved: boolean): string {
  const what = 'Something went wrong: what you just did may not have worked.';
  if (!isAllSaved) return `${what} ${UNSAVED}`;
  return `${what} If the page behaves oddly, reload it. Your matches are saved in this browser.`;
}
