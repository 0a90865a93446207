import { counted } from '@sandtable/kernel';
import type { CandidateTrace, HexTrace, OrderTrace, WhyReason } from '../../solo/thought/trace.ts';
import type { AiNames } from './turn.ts';
import { explainReason } from '../rules/reason.ts';

/** All units an order was tried with: which are not eligible; which can execute it and against whom, or why not. */
export function explainCandidates({ targets, candidates }: OrderTrace, names: AiNames): string[] {
  const meant = candidates.filter(({ failed }) => failed === null);
  const idle = meant.filter(({ aims }) => aims.length === 0).map(({ unit }) => names.unit(unit));
  return [
    ...explainNotMeant('not eligible as a target', targets, names),
    ...explainNotMeant('not eligible', candidates, names),
    ...(idle.length === 0 ? [] : [`no eligible target: ${idle.join(', ')} (S5.0.1a)`]),
    ...meant.flatMap((candidate) => explainMeant(candidate, names)),
  ];
}

type TriedUnit = Pick<CandidateTrace, 'unit' | 'failed'>;

/** `not eligible: s03, s04, not in close combat (S4.1.2a)`: units that fail the same word share a line. */
function explainNotMeant(title: string, tried: readonly TriedUnit[], names: AiNames): string[] {
  const groups = new Map<string, string[]>();
  for (const { unit, failed } of tried) {
    if (failed === null) continue;
    const words = explainFailed(failed);
    groups.set(words, [...(groups.get(words) ?? []), names.unit(unit)]);
  }
  return [...groups].map(([words, units]) => `${title}: ${units.join(', ')}, ${words}`);
}

function explainMeant({ unit, aims }: CandidateTrace, names: AiNames): string[] {
  return aims.map(({ aim, distance, can, why }) => {
    const about = `${names.unit(unit)}, ${names.aim(aim)} at ${counted(distance, 'hex', 'hexes')}`;
    return can ? `${about}: can` : `${about}: cannot${explainWhy(why, names)}`;
  });
}

export function explainHexes(hexes: readonly HexTrace[], names: AiNames): string[] {
  const groups = new Map<string, string[]>();
  for (const { hex, can, why } of hexes) {
    if (can) continue;
    const words = explainWhy(why, names) || ': not a valid destination (S5.2a)';
    groups.set(words, [...(groups.get(words) ?? []), names.hex(hex)]);
  }
  return [...groups].map(([words, refused]) => `not into ${refused.join(', ')}${words}`);
}

/** Each reason once, followed by its hexes unless it names its own. */
export function explainWhy(why: readonly WhyReason[], names: AiNames): string {
  const groups = new Map<string, Set<string>>();
  for (const reason of why) {
    const { at, into = at } = reason;
    const words = explainReason(reason, names);
    const hexes = groups.get(words) ?? new Set();
    if (into !== undefined && into !== at) hexes.add(names.hex(into));
    groups.set(words, hexes);
  }
  const reasons = [...groups].map(([words, hexes]) =>
    hexes.size === 0 ? words : `${[...hexes].join(', ')}: ${words}`,
  );
  return reasons.length === 0 ? '' : `: ${reasons.join('; ')}`;
}

/**
 * The words for a unit that fails a term of the order, with the rule; `tag` is shown beside the unit, in at most three
 * words.
 */
interface FailedWords {
  readonly rule: string;
  readonly text: string;
  readonly tag: string;
}

type FailedKey = NonNullable<CandidateTrace['failed']>;

const word = (text: string, tag = text): FailedWords => ({ rule: 'S5.0a', text, tag });

const FAILED_WORDS: Readonly<Record<FailedKey, FailedWords>> = {
  fresh: word('spent'),
  spent: word('fresh'),
  hit: word('not hit'),
  unhit: word('hit'),
  inCover: word('not in cover', 'in the open'),
  inOpen: word('in a hex with a DM', 'in cover'),
  inFireZone: word('not in a fire zone', 'not under fire'),
  outOfFireZones: word('in a fire zone', 'under fire'),
  inLOS: word('not in LOS'),
  outOfLOS: word('in LOS'),
  mobile: word('not mobile'),
  mortarOrInfGun: word('neither a mortar nor an inf gun', 'no mortar'),
  rumored: word('not a Rumored Enemy', 'not rumored'),
  foot: word('not on foot'),
  vehicle: word('not a vehicle', 'no vehicle'),
  crewed: word('not crewed'),
  justActed: word('did not just act', 'has not acted'),
  notDugIn: word('already dug in'),
  inCloseCombat: { rule: 'S4.1.2a', text: 'not in close combat', tag: 'not engaged' },
  nextToEnemy: { rule: 'S4.1.2b', text: 'not adjacent to an enemy', tag: 'not adjacent' },
  isSpent: { rule: 'S4.1.1', text: 'spent, and this is not a Command card', tag: 'spent' },
  notAmong: { rule: 'G6.1', text: 'not one of the chosen card', tag: 'other card' },
  hasActed: { rule: 'S7.1', text: 'has already acted', tag: 'has acted' },
};

/** `in the open` */
export function failedTag(failed: FailedKey): string {
  return FAILED_WORDS[failed].tag;
}

/** `not in close combat (S4.1.2a)` */
export function explainFailed(failed: FailedKey): string {
  const { rule, text } = FAILED_WORDS[failed];
  return `${text} (${rule})`;
}
