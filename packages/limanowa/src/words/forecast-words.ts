import type { UnitId } from '../model/ids.ts';
import type { AiAnswer, TargetFigures } from '../model/speech.ts';
import type { Seen } from '../model/state.ts';
import { cardName } from './card-words.ts';

/** The chance of a hit by one roll if neither side adds anything. The AI may choose to strike another unit instead. */
export function plainChance({ ways, of, chosen = 1 }: TargetFigures): number {
  return (chosen * ways) / of;
}

/** The chance including the AI's possible additions, where they are known. */
export function fullChance(figures: TargetFigures): number {
  return figures.likely ?? plainChance(figures);
}

/** `34%` */
export function printPercent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}

/** `34% with what the AI may add`, `up to 60% with cards, officer and guns`; empty if it makes no difference. */
export function explainHelp(figures: TargetFigures): string {
  const { likely, most, ways, of } = figures;
  if (likely !== undefined && printPercent(likely) !== printPercent(plainChance(figures)))
    return `${printPercent(likely)} with what the AI may add`;
  if (most !== undefined && most > ways)
    return `up to ${printPercent(most / of)} with the enemy’s cards, officer and guns`;
  return '';
}

/** LS7A: why the chance of a counter-attack differs from its target value; empty if it does not. */
export function explainAim({ chosen = 1 }: TargetFigures): string {
  if (chosen === 1) return '';
  return chosen === 0 ? 'strikes another first' : `strikes this one ${printPercent(chosen)} of the time`;
}

/** `Dug-in defence for r05 Guard regiment`, `artillery support against a03 Honvéd` */
export function explainAnswer(
  { pack }: Pick<Seen, 'pack'>,
  { by, unit }: AiAnswer,
  name: (unit: UnitId) => string,
): string {
  if (by === 'shell') return `artillery attack on ${name(unit)}`;
  if (by === 'support') return `artillery support against ${name(unit)}`;
  return `${cardName(pack, by)} for ${name(unit)}`;
}
