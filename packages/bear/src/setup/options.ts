import {
  bad,
  checkShape,
  latePart,
  madeLast,
  madeOnce,
  must,
  packNameShape,
  type Result,
  withPositionOptions,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { MatchOptions } from '../model/battle/state.ts';
import { formerDefaults, optionShape } from '../model/options.ts';
import { packs } from '../model/pack/library.ts';
import { missionNamed } from '../model/pack/mission-named.ts';
import type { Pack } from '../model/pack/pack.ts';
import { type MatchOpening, openMission } from './mission-terms.ts';
import type { openDraft } from './open-draft.ts';
import type { openPosition } from './open-position.ts';
import type { matchSchema } from './match-schema.ts';

export const draftOpener = latePart<typeof openDraft>('the generators');

/** Loaded late: positions and drafts have by far the largest schemas, and a printed mission needs neither. */
export const otherStarts = latePart<{
  readonly matchSchema: typeof matchSchema;
  readonly openPosition: typeof openPosition;
}>('positions');

const missionSchema = z.strictObject({
  mission: z._default(z.nullable(z.string()), null),
  position: z._default(z.null(), null),
  draft: z._default(z.null(), null),
  ...packNameShape,
  ...optionShape,
});

/** Reads the options of a match begun by a version of the rules; `own` is the pack of a match that names none. */
export function readOptions(own: Pack, raw: unknown, version: number): Result<MatchOptions> {
  const source = withPositionOptions(raw);
  if (!source.ok) return source;
  const options = readShape({ ...formerDefaults(version), ...source.value });
  if (!options.ok) return options;
  const found = packs.find(options.value, own);
  if (!found.ok) return found;
  const pack = found.value;
  const opening = openingIn(pack)(options.value);
  if (!opening.ok) return opening;
  // S2.1: the solo rules have no activations.
  const isSolo = opening.value.terms.solo !== null || opening.value.draft?.isSolo === true;
  if (isSolo && options.value.economy !== 'spentCheck')
    return bad('options.economy', 'spentCheck in a match against the AI (S2.1)', options.value.economy);
  // B2.2h: spent checks need Order Cards or the die.
  const { economy, checkDevice } = options.value;
  if (economy === 'spentCheck' && checkDevice === 'orderCard' && pack.orderCards.length === 0)
    return bad('options.checkDevice', 'd10, for the pack has no Order Cards (B2.2h)', checkDevice);
  return options;
}

function readShape(source: Readonly<Record<string, unknown>>): Result<MatchOptions> {
  const { position = null, draft = null } = source;
  // Fails early if the generators are missing; the schemas of positions are loaded with them.
  if (draft !== null) draftOpener();
  return position === null && draft === null
    ? checkShape(missionSchema, source, 'options')
    : checkShape(otherStarts().matchSchema, source, 'options');
}

function openMatch(pack: Pack, options: MatchOptions): Result<MatchOpening> {
  const { mission: id, position, draft } = options;
  if ([id, position, draft].filter((each) => each !== null).length !== 1)
    return bad('options', 'one of a mission, a position and a draft', { mission: id });
  if (draft !== null) return draftOpener()(pack, draft);
  if (position !== null) return otherStarts().openPosition(pack, position);
  const mission = missionNamed(pack, id);
  if (mission === undefined) {
    const known = pack.missionIds.join(', ');
    return bad('options.mission', `one of ${known}`, id);
  }
  return openMission(pack, mission, options, 'options.mission');
}

/** Cached, because options are usually read to start a match, or many matches. */
const openingIn = madeOnce((pack: Pack) => madeLast((options: MatchOptions) => openMatch(pack, options)));

/** For options read before; throws if they are wrong. */
export function mustOpen(pack: Pack, options: MatchOptions): MatchOpening {
  return must(openingIn(pack)(options));
}
