import { bad, checkShape, latePart, must, type Result, withPositionOptions } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { draftOptionsSchema } from '../model/draft/options.ts';
import type { MatchOptions } from '../model/battle/state.ts';
import { optionShape } from '../model/options.ts';
import { missionNamed } from '../model/pack/mission-named.ts';
import type { Pack } from '../model/pack/pack.ts';
import { positionSchema } from '../model/pack/position.ts';
import { type MatchOpening, openMission } from './mission-terms.ts';
import type { openDraft } from './open-draft.ts';
import { openPosition } from './open-position.ts';

export const draftOpener = latePart<typeof openDraft>('the generators');

const matchSchema = z.strictObject({
  mission: z._default(z.nullable(z.string()), null),
  position: z._default(z.nullable(positionSchema), null),
  draft: z._default(z.nullable(draftOptionsSchema), null),
  ...optionShape,
});

/** Reads the options of a match. */
export function readOptions(pack: Pack, raw: unknown): Result<MatchOptions> {
  const source = withPositionOptions(raw);
  if (!source.ok) return source;
  const options = checkShape(matchSchema, source.value, 'options');
  if (!options.ok) return options;
  const opening = openMatch(pack, options.value);
  if (!opening.ok) return opening;
  // S2.1: the solo rules have no activations.
  const isSolo = opening.value.terms.solo !== null || opening.value.draft?.isSolo === true;
  if (isSolo && options.value.economy !== 'spentCheck')
    return bad('options.economy', 'spentCheck in a match against the AI (S2.1)', options.value.economy);
  // B2.2h
  const { economy, checkDevice } = options.value;
  if (economy === 'spentCheck' && checkDevice === 'orderCard' && pack.orderCards.length === 0)
    return bad('options.checkDevice', 'd10, for the pack has no Order Cards (B2.2h)', checkDevice);
  return options;
}

function openMatch(pack: Pack, options: MatchOptions): Result<MatchOpening> {
  const { mission: id, position, draft } = options;
  if ([id, position, draft].filter((each) => each !== null).length !== 1)
    return bad('options', 'one of a mission, a position and a draft', { mission: id });
  if (draft !== null) return draftOpener()(pack, draft);
  if (position !== null) return openPosition(pack, position);
  const mission = missionNamed(pack, id);
  if (mission === undefined) {
    const known = pack.missionIds.join(', ');
    return bad('options.mission', `one of ${known}`, id);
  }
  return openMission(pack, mission, options, 'options.mission');
}

/** For options that have been read before. */
export function mustOpen(pack: Pack, options: MatchOptions): MatchOpening {
  return must(openMatch(pack, options));
}
