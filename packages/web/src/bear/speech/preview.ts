import {
  type FortFigures,
  type Ledger,
  ledgerOf,
  type PriceFigures,
  type RallyFigures,
  type Seen,
  type SuspectedFigures,
  type TargetFigures,
} from '@sandtable/bear';
import type { Reason, Sentence } from '@sandtable/kernel';
import type { Line } from '../../face/field.ts';
import { beforePayment, proposalOf } from '../../saying/saying.ts';
import { bySaying } from '../../saying/memo.ts';
import { needsConfirm } from './confirm.ts';
import { linesOf } from './reason-lines.ts';
import type { BearSaying } from './saying.ts';

interface LedgerLines {
  readonly firepower: readonly Line[];
  readonly defense: readonly Line[];
  readonly cost: readonly Line[];
  readonly notes: readonly Line[];
}

export interface TargetPreview extends Omit<TargetFigures, 'terms'> {
  readonly ledger: LedgerLines;
}

export interface FortPreview extends Omit<FortFigures, 'terms'> {
  readonly ledger: LedgerLines;
}

export interface Preview {
  /** The sentence completed with default words; null while the player has to choose. */
  readonly sentence: Sentence | null;
  readonly confirm: boolean;
  readonly price: number | null;
  readonly dice: number;
  readonly payments: readonly PriceFigures[];
  readonly payment: PriceFigures | null;
  readonly targets: readonly TargetPreview[];
  readonly forts: readonly FortPreview[];
  readonly rallies: readonly RallyFigures[];
  readonly suspected: SuspectedFigures | null;
  /** Reasons not tied to a target: the terms of a move or a rally. */
  readonly lines: readonly Line[];
}

type PreviewResult =
  | { readonly granted: true; readonly value: Preview }
  | { readonly granted: false; readonly lines: readonly Line[] };

/** Memoised: several panels ask for it. */
export const previewOf: (saying: BearSaying) => PreviewResult = bySaying(({ words }) => words.join(' '), makePreview);

function makePreview(saying: BearSaying): PreviewResult {
  const { game, seen } = saying;
  const { words } = beforePayment(saying);
  const verdict = game.judge(seen.view, words);
  const whole = game.judge(seen.view, saying.words);
  if (!verdict.granted || !whole.granted) {
    const reasons = verdict.granted ? whole.reasons : verdict.reasons;
    return { granted: false, lines: linesOf(seen, reasons) };
  }
  const sentence = proposalOf(saying);
  const { figures } = verdict.value;
  const { targets = [], forts = [], rallies = [], payments = [] } = figures;
  const value: Preview = {
    sentence,
    confirm: sentence !== null && needsConfirm(saying, sentence),
    price: figures.price ?? figures.cost ?? null,
    dice: figures.dice ?? 0,
    payments,
    payment: paymentIn(payments, sentence),
    targets: targets.map(({ terms, ...target }) => ({ ...target, ledger: ledgerLines(seen, terms) })),
    forts: forts.map(({ terms, ...fort }) => ({ ...fort, ledger: ledgerLines(seen, terms) })),
    rallies,
    suspected: figures.suspected ?? null,
    lines: targets.length + forts.length === 0 ? linesOf(seen, verdict.reasons) : [],
  };
  return { granted: true, value };
}

function paymentIn(payments: readonly PriceFigures[], sentence: Sentence | null): PriceFigures | null {
  const [free] = payments;
  if (free?.word === null) return free;
  return payments.find(({ word }) => word !== null && word === sentence?.at(-1)) ?? null;
}

function ledgerLines(seen: Seen, terms: readonly Reason[]): LedgerLines {
  const linesIn = (ledger: Ledger): Line[] =>
    linesOf(
      seen,
      terms.filter((term) => ledgerOf(term) === ledger),
    );
  return {
    firepower: linesIn('firepower'),
    defense: linesIn('defense'),
    cost: linesIn('cost'),
    notes: linesIn('none'),
  };
}
