import type { Overlays } from '../face/field.ts';
import type { Hint } from '../face/moment.ts';
import type { Position } from '../face/position.ts';
import { ordersIn } from '../saying/plan.ts';
import { percent } from '../ui/words.ts';
import { draftIn } from './modes.ts';
import { isAsked } from './open-sentence.ts';
import type { PlayState } from './play-state.ts';

export interface ToldHint {
  readonly text: string;
  readonly overlays: Overlays;
}

/** Whether the person at the screen may ask for a hint: on their turn, in a match that gives hints. */
export function mayHint(state: PlayState): boolean {
  const { sitting, moment } = state;
  const hasHints = (sitting.local?.mind?.hints() ?? null) !== null;
  return hasHints && moment.isTurn && isAsked(state) && draftIn(state) === null;
}

/** The first hint: which unit or card to think about, without the order. */
export function nudgeOf(position: Position, { sentence }: Hint): ToldHint {
  const heard = position.heard(sentence);
  const unit = heard.find((word) => word.kind === 'unit');
  const card = heard.find((word) => word.kind === 'card' || word.kind === 'splitCard');
  const about = unit ?? card;
  const at = unit?.kind === 'unit' ? position.hexName(position.hexOfUnit(unit.unit)) : undefined;
  const place = at === undefined ? '' : ` in ${at}`;
  const text = about === undefined ? 'Is anything worth its price now?' : `Think of ${about.label}${place}.`;
  return {
    text: `Hint: ${text} Ask again for the order.`,
    overlays: at === undefined ? [] : [{ kind: 'ring', ring: 'call', at }],
  };
}

/** The second hint: the order itself, in words and as drawn while it is being built, and why. */
export function orderOf(position: Position, hint: Hint): ToldHint {
  const { sentence } = hint;
  const { plan } = position;
  const orders =
    plan === null
      ? [
          position
            .heard(sentence)
            .map(({ label }) => label)
            .join(' · '),
        ]
      : ordersIn({ position, words: sentence }).map(({ from, to }) => plan.tell(sentence, from, to).text);
  const said = orders.length === 0 ? 'no orders' : orders.join('; ');
  return {
    text: `Hint: ${said}. ${whyOf(hint)}`.trimEnd(),
    overlays: [...position.pictured(sentence).overlays, ...ringsOf(position, sentence)],
  };
}

function ringsOf(position: Position, sentence: Hint['sentence']): Overlays {
  return position.heard(sentence).flatMap((word) => {
    const at = word.kind === 'hex' ? position.hexName(word.hex) : undefined;
    return at === undefined ? [] : [{ kind: 'ring', ring: 'call', at } as const];
  });
}

/** The result of the playouts, if there were any. The General also weighs the lead, so a better order need not win more often. */
function whyOf({ figures }: Hint): string {
  if (figures === null) return '';
  const { wins, usual, playouts } = figures;
  const other = wins === usual ? '' : `, ${percent(usual, 1)} with the usual order`;
  return `The General expects to win ${percent(wins, 1)} with it${other}: ${playouts} playouts${other === '' ? '' : ' each'}.`;
}
