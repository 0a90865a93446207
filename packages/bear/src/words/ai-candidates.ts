import type { CandidateTrace, HexTrace, OrderTrace, WhyReason } from '../solo/thought/trace.ts';
import { explainFailed } from './ai-failed.ts';
import type { AiNames } from './ai-names.ts';
import { count } from './count.ts';
import { explainReason } from './reason.ts';

/** Everybody an order was tried with: who is not meant, and who can do it to whom, or why not. */
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

type Tried = Pick<CandidateTrace, 'unit' | 'failed'>;

/** `not eligible: s03, s04, not in close combat (S4.1.2a)`: those that fail the same term on one line. */
function explainNotMeant(title: string, tried: readonly Tried[], names: AiNames): string[] {
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
    const about = `${names.unit(unit)}, ${names.aim(aim)} at ${count(distance, 'hex', 'hexes')}`;
    return can ? `${about}: can` : `${about}: cannot${explainWhy(why, names)}`;
  });
}

/** Hexes that were looked at as goals and refused: those for the same reason on one line. */
export function explainHexes(hexes: readonly HexTrace[], names: AiNames): string[] {
  const groups = new Map<string, string[]>();
  for (const { hex, can, why } of hexes) {
    if (can) continue;
    const words = explainWhy(why, names) || ': not a valid destination (S5.2a)';
    groups.set(words, [...(groups.get(words) ?? []), names.hex(hex)]);
  }
  return [...groups].map(([words, refused]) => `not into ${refused.join(', ')}${words}`);
}

/** Each reason once, with the hexes it is about where it does not name its hex itself. */
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
