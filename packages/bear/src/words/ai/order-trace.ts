import { counted } from '@sandtable/kernel';
import type { OrderWord, Superlative } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { HexId } from '../../model/ids.ts';
import type { OrderTrace, SuperlativeTrace } from '../../solo/thought/trace.ts';
import { printDeed } from './deed.ts';
import type { AiNames } from './turn.ts';
import { PARTS, printSource } from '../orders/order-card-text.ts';
import { explainFire } from '../rules/fire.ts';
import { printOrder } from '../orders/order-text.ts';
import { RELATION_NAMES, WORD_FORMS } from '../orders/order-words.ts';
import { explainReason } from '../rules/reason.ts';
import { explainCandidates, explainHexes } from './candidates.ts';
import { explainLadder, list, RUNG_WORDS } from './ladder.ts';

/** S5.0.1: an order that was tried, with everything that decided it, so that a player can check it by hand. */
export function explainOrder(trace: OrderTrace, names: AiNames): string[] {
  const { source, order, cup, deed, odds } = trace;
  const nobody = cup === null ? 'no AI can (S5.0.1c)' : 'it cannot, and goes back into the AI Draw Cup (G5.6b)';
  return [
    cup === null
      ? `${printSource(source)}: ${printOrder(order)} (${PARTS[source.part].rule})`
      : `${printSource(source)}: nobody on the map can, so one of ${list(cup, names.unit)} is drawn from the AI Draw Cup (G5.6b)`,
    ...[
      ...explainCandidates(trace, names),
      ...explainChoice(trace, names),
      ...(odds === null ? [] : explainFire(odds, names)),
    ].map((line) => `  ${line}`),
    deed === null ? `  ${nobody}` : `  ${printDeed(deed, names)}${printCost(deed)} (S5.0.1a)`,
  ];
}

/** From all candidates to one AI, its target, route and facing. */
export function explainChoice(trace: OrderTrace, names: AiNames): string[] {
  const { superlatives, relation, chosenAi, chosenAim, chosenTarget, hexes, chosenHexes, chosenWay } = trace;
  const { remarks, chosenFacing, chosenSpot, joining } = trace;
  // with a superlative for the AI, the AI is chosen before its target.
  const first = superlatives.some(({ of }) => of === 'ai') ? 'ai' : 'target';
  const compared = (isFirst: boolean): string[] =>
    superlatives.flatMap((each) => ((each.of === first) === isFirst ? [explainSuperlative(each, names)] : []));
  return [
    ...compared(true),
    ...(relation === null ? [] : [explainRelation(relation, names)]),
    ...explainLadder('AI', chosenAi, names.unit),
    ...compared(false),
    ...explainLadder('target', chosenAim, names.target),
    ...explainLadder('unit to fire at', chosenTarget, names.unit),
    ...remarks.map((remark) => explainReason(remark, names)),
    ...explainHexes(hexes, names),
    ...chosenHexes.flatMap((chosen) => explainLadder('hex', chosen, names.hex)),
    ...explainLadder('way', chosenWay?.ladder, (way) => printWay(chosenWay?.ways[way] ?? [], names)),
    ...explainLadder('facing', chosenFacing, names.facing),
    ...explainLadder('spotting hex', chosenSpot, names.hex),
    ...joining.map((unit) => `${names.unit(unit)} is revealed before the attack and supports it if it can (R-213)`),
  ];
}

/** `via E05 and E06`. All routes share their last hex, which is left out. */
function printWay(way: readonly HexId[], names: AiNames): string {
  const passed = way.slice(0, -1).map((hex) => names.hex(hex));
  return passed.length === 0 ? 'direct' : `via ${passed.join(' and ')}`;
}

const SUPERLATIVE_FIGURES: Readonly<Record<Superlative, (figure: number) => string>> = {
  highestAR: RUNG_WORDS.highestRating.figure,
  lowestDV: RUNG_WORDS.lowestDefense.figure,
  largestGroup: (figure) => `group of ${0 - figure}`,
};

/** targets better than those left were skipped, as no AI can execute the order against them. */
function explainSuperlative({ word, of, figures, left }: SuperlativeTrace, names: AiNames): string {
  const told = figures.map(([unit, figure]) => `${names.unit(unit)} ${SUPERLATIVE_FIGURES[word](figure)}`);
  const best = figures.find(([unit]) => left.includes(unit))?.[1] ?? 0;
  const missed = figures.flatMap(([unit, figure]) => (figure < best ? [unit] : []));
  const passed = missed.length === 0 ? '' : `no AI can against ${list(missed, names.unit)}; `;
  const rest = figures.length > 1 && left.length === figures.length ? 'tied' : `leaves ${list(left, names.unit)}`;
  return `${printWord(word)}${of === 'ai' ? '' : ', targets'}: ${told.join(', ')}; ${passed}${rest} (S5.0a)`;
}

export function printWord(word: OrderWord): string {
  const { text } = WORD_FORMS[word];
  return typeof text === 'string' ? text : text.ai;
}

function explainRelation({ relation, distance, left }: NonNullable<OrderTrace['relation']>, names: AiNames): string {
  return `${RELATION_NAMES[relation]} its target, at ${counted(distance, 'hex', 'hexes')}: ${list(left, names.unit)} (S5.0.1b)`;
}

/** `: 4 AP`; with obstacles on the way `: 4 AP + 1d6` */
function printCost({ cost, dice }: Deed): string {
  if (cost === 0) return '';
  return dice === 0 ? `: ${cost} AP` : `: ${cost} AP + ${dice}d6`;
}
