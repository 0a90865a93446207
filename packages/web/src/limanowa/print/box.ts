import {
  BOT_NAMES,
  explainChangedOptions,
  fieldsOf,
  type Level,
  type Limanowa,
  matchSystem,
  type Mission,
  type Pack,
  packs,
  type Seen,
} from '@sandtable/limanowa';
import { bad, ok, type Result } from '@sandtable/kernel';
import { GENERAL_NAMES } from '@sandtable/lab/efforts';
import { importMatch, type Match } from '@sandtable/session';
import { packOfMatch } from '../../face/packs.ts';
import type { PrintedMatch, PrintOrder } from '../../face/print.ts';
import { beginAgain, withoutPackName } from '../../link/begin-again.ts';
import { engine } from '../engine/engine.ts';

/**
 * Everything that the pages of a match are made from, as plain JSON. Nothing else is read, so the box alone is enough
 * to begin the match.
 */
export interface LimanowaBox {
  readonly again: PrintedMatch;
  /** The parts that the table needs. Unit types are numbered by their place, so unneeded ones stay in the list with only a name. */
  readonly pack: Pack;
}

export function boxOf(order: Exclude<PrintOrder, { readonly view: object }>): Result<LimanowaBox> {
  const { system, pack: ours } = engine();
  if ('mission' in order && !packs.of(order, ours).missions.some(({ id }) => id === order.mission))
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
  const again = { options: chosenOptions(match.options), seed: match.secretSeed, entries: [] };
  return ok({ again, pack: neededPack(packs.of(match.options, ours), match) });
}

/** Only the options that differ from the printed rules. */
function chosenOptions(options: Limanowa['options']): PrintedMatch['options'] {
  const { mission, position } = options;
  const given = Object.entries({ mission, position, ...packOfMatch(options) }).filter(([, value]) => value !== null);
  const changed = explainChangedOptions(options).map(({ option }) => [option, options[option]] as const);
  return Object.fromEntries([...given, ...changed]);
}

function neededPack(pack: Pack, match: Match<Limanowa>): Pack {
  const { options, units, terms } = match.stateAt(0);
  const used = new Set(units.map(({ type }) => type));
  const none = { av: 0, dv: 0, rp: 1, move: 0, range: 1, traits: [], abilities: [] };
  return {
    ...pack,
    unitTypes: pack.unitTypes.map((type, place) => (used.has(place) ? type : { ...type, ...none })),
    maps: pack.maps.filter(({ id }) => id === terms.map),
    missions: pack.missions
      .filter(({ id }) => id === options.mission)
      .map((mission) => atLevel(mission, options.level)),
  };
}

/** L13e: leaves out the garrisons of the other levels. */
function atLevel(mission: Mission, level: Level): Mission {
  const none = { tokens: 0, units: [] };
  const { garrisons } = mission;
  if (garrisons === undefined) return mission;
  return { ...mission, garrisons: { novice: none, tried: none, veteran: none, [level]: garrisons[level] } };
}

export function matchIn({ again, pack }: LimanowaBox): Result<Match<Limanowa>> {
  return beginAgain(matchSystem(pack), withoutPackName(again));
}

/** The table before its first round, as visible to all. */
export function tableIn(box: LimanowaBox): Result<Seen> {
  const match = matchIn(box);
  return match.ok ? ok(fieldsOf(box.pack)(match.value.now('spectator').view)) : match;
}
