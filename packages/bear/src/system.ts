import { auditMatch } from './audit/audit.ts';
import { imagine } from './audit/imagine.ts';
import { putByHand } from './audit/put.ts';
import { battleSystem, restOfSystem } from './battle-system.ts';
import { fitPositions } from './fit-positions.ts';
import { beginDraft, draftKind, effectKind } from './generator/draft.ts';
import type { BearSystem } from './model/battle/state.ts';
import type { Pack } from './model/pack/pack.ts';
import { openDraft } from './setup/open-draft.ts';
import { draftOpener } from './setup/options.ts';
import { aiBuildWords } from './words/ai/build.ts';
import { draftEventWords, optionEventWords } from './words/draft/events.ts';
import { halfText } from './words/draft/half-text.ts';
import { promptToLay, promptToPlace, promptToShift } from './words/draft/placing-prompts.ts';
import { draftReasons } from './words/draft/reasons.ts';
import { draftCardTexts } from './words/event-names.ts';
import { makingWords } from './words/events.ts';
import { placingPrompts } from './words/prompts.ts';
import { makingReasons } from './words/rules/reason.ts';

export function bear(pack: Pack): BearSystem {
  fitRest();
  return battleSystem(pack);
}

/**
 * Loads the parts that a match of a printed mission does not need: the generators and their texts, audits, and imagined
 * matches behind a view. Together they are a fifth of the game, so the app fetches them only when needed.
 */
export function fitRest(): void {
  restOfSystem.fit({ beginDraft, draftKind, effectKind, imagine, auditMatch, putByHand });
  fitPositions();
  draftOpener.fit(openDraft);
  draftCardTexts.fit(halfText);
  makingWords.fit({ ...aiBuildWords, ...draftEventWords, ...optionEventWords });
  placingPrompts.fit({ promptToPlace, promptToLay, promptToShift });
  makingReasons.fit(draftReasons);
}
