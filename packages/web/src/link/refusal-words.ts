import { cleanProblem, type Problem, printProblems } from '@sandtable/kernel';
import { explainChange, RULES_CHANGED } from './changed-rules.ts';
import type { Refusal } from './protocol.ts';

/** Why a match cannot be opened, for the person who tried: one sentence, and the particulars for a report. */
export interface RefusalWords {
  readonly text: string;
  /** A line for each. */
  readonly detail: string;
  /** It may go better when the page is loaded anew. */
  readonly canReload: boolean;
}

export function explainRefusal(refusal: Refusal): RefusalWords {
  return { ...wordsFor(refusal), canReload: refusal.kind === 'unloaded' || refusal.kind === 'broken' };
}

function wordsFor(refusal: Refusal): Omit<RefusalWords, 'canReload'> {
  switch (refusal.kind) {
    case 'unknown':
      return { text: 'This browser has no match of that name. It may have been deleted.', detail: '' };
    case 'storage':
      return { text: 'This browser does not let the app read its saved matches.', detail: refusal.message };
    case 'unloaded':
      return {
        text: 'The engine could not be loaded: the network is down, or the app has been updated. Your matches are safe; reload the page to try again.',
        detail: refusal.message,
      };
    case 'broken':
      return { text: 'The engine crashed on this match.', detail: refusal.message };
    case 'stopped':
      return { text: 'The match was not opened.', detail: '' };
    case 'changed':
      return { text: `${RULES_CHANGED}. ${explainChange(refusal.rules)}`, detail: '' };
    case 'wrong': {
      const [first] = refusal.problems;
      if (first === undefined) return { text: 'The match cannot be opened.', detail: '' };
      return { text: explainProblem(cleanProblem(first)), detail: printProblems(refusal.problems).join('\n') };
    }
  }
}

/** Entries are counted from 0 in the file and from 1 by people; of what they told, the set-up comes first. */
const ENTRY = /^(entries|record)\.(\d+)/;

function explainProblem({ field, expected, got }: Problem): string {
  const [, list, place] = ENTRY.exec(field) ?? [];
  if (place !== undefined) {
    const entry = Number(place) + (list === 'entries' ? 1 : 0);
    return `The file is damaged: its ${entry === 0 ? 'set-up' : `entry ${entry}`} cannot be replayed.`;
  }
  switch (field) {
    case 'file':
      if (expected.endsWith(' MB'))
        return `The file is larger than ${expected.replace('at most ', '')}. No match file is.`;
      return 'This is not a match file, or it is damaged: it cannot be read at all.';
    case 'format':
    case '':
      return 'This is not a Sandtable match file.';
    case 'formatVersion':
      return `The file is written in format ${got}, which this version cannot read.`;
    case 'system':
      // The app knows several games; the worker of one of them knows no other.
      return expected.startsWith('one of ')
        ? `This is a match of ${got}, a game that this version of Sandtable does not have.`
        : `The match is from another game: ${got}.`;
    case 'commitment':
    case 'seed':
      return 'The file is damaged: its seed is not the one the match started with.';
    case 'hash':
      return 'The file is damaged: the match does not end as it says.';
    default:
      return `The file is damaged: its field “${field}” is invalid.`;
  }
}
