import type { Trouble } from '../face/table-link.ts';

interface TroubleWords {
  readonly text: string;
  readonly detail: string;
  readonly canExport: boolean;
  readonly canReload: boolean;
}

export function explainTrouble(trouble: Trouble): TroubleWords {
  switch (trouble.kind) {
    case 'storageFull':
      return {
        text: 'This browser is out of storage, so the match is no longer being saved. Export it to a file, or delete old matches.',
        detail: '',
        canExport: true,
        canReload: false,
      };
    case 'storageRefused':
      return {
        text: 'This browser does not let the app save matches. You can play on; export the match to a file to keep it.',
        detail: trouble.message,
        canExport: true,
        canReload: false,
      };
    case 'taken':
      return {
        text: 'The match was opened in another tab and continues there.',
        detail: '',
        canExport: false,
        canReload: true,
      };
    case 'broken':
      return {
        text: 'The engine crashed. The match is saved up to the last decision: open it again to continue from there.',
        detail: trouble.message,
        canExport: false,
        canReload: true,
      };
  }
}
