import type { Seen } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import { draftParts } from '../draft/late-draft.ts';
import { isDraft } from '../draft/match-name.ts';
import type { BearOffer } from './meant.ts';
import { isPassAsked } from './give-up.ts';
import { type BearSaying, hasTrait, verbsIn } from './saying.ts';

/** Whether this sentence rolls, draws or reveals, as far as the speaker can know: then the screen shows it before sending. */
export function needsConfirm(saying: BearSaying, sentence: Sentence): boolean {
  const { game, position, seen } = saying;
  if (isDraft(seen.view)) return draftParts().isWeighty(seen, position.heard(sentence));
  if (hasTrait(saying, sentence, 'rolls') || position.heard(sentence).some(({ kind }) => kind === 'card')) return true;
  const [verb] = verbsIn(saying, sentence);
  if (verb?.word === 'pass') return isPassAsked(saying);
  // B2.2d: it costs a CAP or a check and gains nothing, so one click must not be enough.
  if (verb?.word === 'stall') return true;
  return game.heard(seen.view, sentence).some((meant) => isDrawnFor(seen, meant));
}

/** Paying in AP leads to a spent check, an obstacle to a die roll. */
function isDrawnFor(seen: Seen, meant: BearOffer): boolean {
  if (meant.kind !== 'payment') return false;
  return TOLLS.has(meant.value.way) || (meant.value.way === 'ap' && hasChecks(seen));
}

type WayToPay = Extract<BearOffer, { readonly kind: 'payment' }>['value']['way'];

const TOLLS: ReadonlySet<WayToPay> = new Set<WayToPay>(['toll', 'command-toll', 'pool-toll', 'activate-toll']);

function hasChecks({ view }: Seen): boolean {
  return view.options.economy === 'spentCheck';
}
