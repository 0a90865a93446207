import type { sheetText } from '@sandtable/bear';
import { latePart } from '@sandtable/kernel';
import type { draftHints, draftPictured, draftStanding } from './draft-scene.ts';
import type { draftTable } from './draft-table.ts';
import type { draftButtons, draftForm, draftLabel, draftWordLabel, isWeighty } from './draft-words.ts';
import type { setUp } from './set-up.ts';

interface DraftParts {
  readonly draftButtons: typeof draftButtons;
  readonly draftForm: typeof draftForm;
  readonly draftHints: typeof draftHints;
  readonly draftLabel: typeof draftLabel;
  readonly draftPictured: typeof draftPictured;
  readonly draftStanding: typeof draftStanding;
  readonly draftTable: typeof draftTable;
  readonly draftWordLabel: typeof draftWordLabel;
  readonly isWeighty: typeof isWeighty;
  readonly setUp: typeof setUp;
  readonly sheetText: typeof sheetText;
}

export const draftParts = latePart<DraftParts>('the screens of drafts');
