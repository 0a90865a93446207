import { sheetText } from '@sandtable/bear';
import { fitRest } from '../engine/rest.ts';
import { draftHints, draftPictured, draftStanding } from './draft-scene.ts';
import { draftTable } from './draft-table.ts';
import { draftButtons, draftForm, draftLabel, draftWordLabel, isWeighty } from './draft-words.ts';
import { draftParts } from './late-draft.ts';
import { setUp } from './set-up.ts';

/** Installs the parts for drafts. A separate file, so that they load late. */
export function fitDraft(): void {
  fitRest();
  draftParts.fit({
    draftButtons,
    draftForm,
    draftHints,
    draftLabel,
    draftPictured,
    draftStanding,
    draftTable,
    draftWordLabel,
    isWeighty,
    setUp,
    sheetText,
  });
}
