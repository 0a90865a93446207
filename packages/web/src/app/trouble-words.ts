import type { Trouble } from '../face/moment.ts';

interface TroubleWords {
  readonly text: string;
  readonly detail: string;
  readonly canExport: boolean;
  /** What the button says that keeps it again; null where that is of no use. */
  readonly keep: string | null;
  /** What the button says that loads the page anew. */
  readonly reload: string | null;
}

const PLAIN: Omit<TroubleWords, 'text'> = { detail: '', canExport: false, keep: null, reload: null };

export function explainTrouble(trouble: Trouble): TroubleWords {
  switch (trouble.kind) {
    case 'storageFull':
      return {
        ...PLAIN,
        text: 'This browser is out of storage, so the match is no longer being saved. Export it to a file, or delete old matches and try again.',
        canExport: true,
        keep: 'Try again',
      };
    case 'storageRefused':
      return {
        ...PLAIN,
        text: 'This browser will not let Sandtable save matches. You can play on; export the match to a file to keep it.',
        detail: trouble.message,
        canExport: true,
        keep: 'Try again',
      };
    case 'deleted':
      return {
        ...PLAIN,
        text: 'This match was deleted in another tab and is no longer being saved. You can play on; to keep it, save it again or export it to a file.',
        canExport: true,
        keep: 'Save it again',
      };
    case 'matchFull':
      return {
        ...PLAIN,
        text: `This match has ${trouble.most.toLocaleString('en')} entries, the most a match can have, so it cannot go on. You can still view and export it.`,
        canExport: true,
      };
    case 'taken':
      return {
        ...PLAIN,
        text: trouble.isUnsaved
          ? 'This match was opened in another tab and continues there from its last save. Export it to keep what you played here.'
          : 'This match was opened in another tab and continues there.',
        canExport: trouble.isUnsaved,
        reload: 'Open it here',
      };
    case 'broken':
      return {
        ...PLAIN,
        text:
          trouble.isUnsaved === true
            ? 'The engine crashed, and the latest decisions had not been saved. Reload the page to continue from the last save.'
            : 'The engine crashed. The match is safe up to the last decision: reload the page to continue from there.',
        detail: trouble.message,
        reload: 'Reload',
      };
  }
}
