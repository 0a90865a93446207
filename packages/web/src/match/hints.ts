import type { Overlays } from '../face/field.ts';
import type { Hint } from '../face/moment.ts';
import type { Position } from '../face/position.ts';
import { ordersIn } from '../saying/plan.ts';
import { isPhone } from '../ui/page.ts';
import { percent } from '../ui/words.ts';
import { draftIn } from './modes.ts';
import { isAsked } from './open-sentence.ts';
import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

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

/** Null if something came in between, or the worker is gone; that is reported elsewhere. */
export async function askGeneral(
  store: PlayStore,
  { isCounted }: { readonly isCounted: boolean },
): Promise<Hint | null> {
  const { moment, sitting } = store.getState();
  const asked = { deed: 'hint', seq: moment.seq, isSmall: isPhone(), isCounted } as const;
  const answer = await sitting.local?.mind?.ask(asked).catch(() => null);
  return answer?.hint ?? null;
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
  const { sentence, next } = hint;
  const { plan } = position;
  const [usual, ...others] = position.rolls(sentence);
  const put = usual?.word === next?.[0] ? undefined : others.find(({ word }) => word === next?.[0]);
  const orders =
    plan === null
      ? [
          position
            .heard(sentence)
            .map(({ label }) => label)
            .join(' · '),
        ]
      : ordersIn({ position, words: sentence }).map(({ from, to }) => plan.tell(sentence, from, to).text);
  const roll = put === undefined ? '' : ` · ${put.label} on the roll`;
  const said = orders.length === 0 ? 'no orders' : `${orders.join('; ')}${roll}`;
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

/** What the General says to the suggestion on the card; '' if he is not asked. */
export function generalLine({ ideas }: Pick<PlayState, 'ideas'>): string {
  const general = ideas?.general ?? null;
  if (general === null) return '';
  if (general === 'thinks') return 'The General is thinking…';
  if (general.figures === null) return '';
  const { wins, usual } = general.figures;
  const share = `${percent(wins, 1)} to win`;
  return wins === usual ? `The General: ${share}` : `The General: ${share}, usual order ${percent(usual, 1)}`;
}

/** The result of the playouts, if there were any. The General also weighs the lead, so a better order need not win more often. */
function whyOf({ figures }: Hint): string {
  if (figures === null) return '';
  const { wins, usual, playouts } = figures;
  const other = wins === usual ? '' : `, ${percent(usual, 1)} with the usual order`;
  return `The General expects to win ${percent(wins, 1)} with it${other}: ${playouts} playouts${other === '' ? '' : ' each'}.`;
}
