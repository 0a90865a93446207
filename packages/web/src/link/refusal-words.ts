import { cleanProblem, type Problem, printProblems } from '@sandtable/kernel';
import { explainChange, RULES_CHANGED } from './changed-rules.ts';
import type { Refusal } from './protocol.ts';
import { isAllSaved } from './unsaved.ts';

const UNLOADED = 'The engine could not be loaded: the network is down, or Sandtable has been updated.';
const UNSAVED = 'Export the match that is not saved, then reload the page to try again.';

/** Why a match cannot be opened: one sentence for the person, and details for a report. */
export interface RefusalWords {
  readonly text: string;
  readonly detail: string;
  readonly canReload: boolean;
}

export function explainRefusal(refusal: Refusal): RefusalWords {
  return { ...wordsFor(refusal), canReload: refusal.kind === 'unloaded' || refusal.kind === 'broken' };
}

function wordsFor(refusal: Refusal): Omit<RefusalWords, 'canReload'> {
  switch (refusal.kind) {
    case 'unknown':
      return { text: 'This browser has no such match. It may have been deleted.', detail: '' };
    case 'pack': {
      const { id, name, hash } = refusal.pack;
      return { text: `This match needs the pack “${name}”: import it under Packs.`, detail: `${id} ${hash}` };
    }
    case 'storage':
      return { text: 'This browser will not let Sandtable read its saved matches.', detail: refusal.message };
    case 'unloaded':
      return {
        text: `${UNLOADED} ${isAllSaved() ? 'Your matches are safe; reload the page to try again.' : UNSAVED}`,
        detail: refusal.message,
      };
    case 'broken':
      return { text: 'The engine crashed on this match.', detail: refusal.message };
    case 'moved':
      return {
        text: 'This match goes on on the server. This browser keeps the copy that was taken there.',
        detail: '',
      };
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

/** Entries count from 0 in the file and from 1 for people; in `record` the set-up comes first. */
const ENTRY = /^(entries|record)\.(\d+)/;

function explainProblem({ field, expected, got }: Problem): string {
  const [, list, place] = ENTRY.exec(field) ?? [];
  if (place !== undefined) {
    const entry = Number(place) + (list === 'entries' ? 1 : 0);
    return `The file is damaged: ${entry === 0 ? 'its set-up' : `entry ${entry}`} cannot be replayed.`;
  }
  switch (field) {
    case 'file':
      if (expected.endsWith(' MB'))
        return `The file is larger than ${expected.replace('at most ', '')}. No match is that big.`;
      return 'This is not a match file, or it is damaged beyond reading.';
    case 'format':
    case '':
      return 'This is not a Sandtable match file.';
    case 'formatVersion':
      return got === 'nothing'
        ? 'The file is damaged: its format is missing.'
        : `The file is in format ${got}, which this version of Sandtable cannot read.`;
    case 'system':
      // The whole app checks against all games, a worker only against its own.
      return expected.startsWith('one of ')
        ? `This is a match of ${got}, a game this version of Sandtable does not have.`
        : `The match is from another game: ${got}.`;
    case 'commitment':
    case 'seed':
      return 'The file is damaged: its seed is not the one the match started with.';
    case 'end':
      return 'The file is damaged: its last entries are missing or altered.';
    case 'hash':
      return 'The file is damaged: the match does not end the way the file says.';
    default:
      return `The file is damaged: its field “${field}” is invalid.`;
  }
}
