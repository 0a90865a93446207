import {
  assemblePack,
  battleSystem,
  type Bear,
  BOT_NAMES,
  explainChangedOptions,
  fieldsOf,
  packs,
  type Seen,
} from '@sandtable/bear';
import { bad, ok, type Result } from '@sandtable/kernel';
import { GENERAL_NAMES } from '@sandtable/lab/efforts';
import { importMatch, type Match } from '@sandtable/session';
import { packOfMatch } from '../../face/packs.ts';
import type { PrintedMatch, PrintOrder } from '../../face/print.ts';
import { beginAgain, saidUntil, stands, withoutPackName } from '../../link/begin-again.ts';
import { allMissions } from '../engine/all-missions.ts';
import { engine, type Engine, fitMissions } from '../engine/engine.ts';
import { fitRest } from '../engine/rest.ts';
import { neededParts, type PackParts } from './needed-parts.ts';

/**
 * Everything that the pages of a match are made from, as plain JSON. Nothing else is read, so the box alone is enough
 * to begin the match.
 */
export interface BearBox {
  readonly again: PrintedMatch;
  readonly pack: PackParts;
}

export function boxOf(order: Exclude<PrintOrder, { readonly view: object }>): Result<BearBox> {
  const { system, pack: ours } = wholeEngine();
  if ('mission' in order && !packs.of(order, ours).missionIds.includes(order.mission))
    return bad('mission', 'a mission of this game', order.mission);
  const opened =
    'save' in order
      ? importMatch(system, order.save, { bots: [...BOT_NAMES, ...GENERAL_NAMES, 'quiet'] })
      : beginAgain(system, {
          options: { ...order.switches, ...packOfMatch(order), mission: order.mission },
          seed: order.seed,
          entries: [],
        });
  if (!opened.ok) return opened;
  const match = opened.value;
  const drafted = lengthOfDraft(match);
  if (drafted === undefined) return bad('draft', 'one that is finished', 'one that still goes on');
  const again = { options: chosenOptions(match.options), seed: match.secretSeed, entries: saidUntil(match, drafted) };
  return ok({ again, pack: neededParts(packs.of(match.options, ours), match.stateAt(drafted)) });
}

/** Only the options that differ from the printed rules. */
function chosenOptions(options: Bear['options']): PrintedMatch['options'] {
  const { mission, position, draft } = options;
  const given = Object.entries({ mission, position, draft, ...packOfMatch(options) }).filter(
    ([, value]) => value !== null,
  );
  const changed = explainChangedOptions(options).map(({ option }) => [option, options[option]] as const);
  return Object.fromEntries([...given, ...changed]);
}

/** With all missions and the generators. */
export function wholeEngine(): Engine {
  fitRest();
  fitMissions(allMissions());
  return engine();
}

/** How many entries the draft took: 0 in a printed mission; undefined while the draft goes on. */
function lengthOfDraft(match: Match<Bear>): number | undefined {
  const isBattle = (seq: number): boolean => {
    const { draft } = match.stateAt(seq);
    return (draft === null || draft.phase === 'done') && stands(match, seq);
  };
  return Array.from({ length: match.seq + 1 }, (_, seq) => seq).find(isBattle);
}

export function matchIn({ again, pack }: BearBox): Result<Match<Bear>> {
  return beginAgain(battleSystem(assemblePack(pack)), withoutPackName(again));
}

/** A table before its first turn: as visible to all, and as it is. */
export interface PrintTable {
  readonly open: Seen;
  readonly truth: Seen;
}

export function tableIn(box: BearBox): Result<PrintTable> {
  const match = matchIn(box);
  if (!match.ok) return match;
  const on = fieldsOf(assemblePack(box.pack));
  const seenBy = (audience: 'spectator' | 'referee'): Seen => on(match.value.now(audience).view);
  return ok({ open: seenBy('spectator'), truth: seenBy('referee') });
}
