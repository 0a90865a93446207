import type { Forecasts } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { PriceFigures, RallyFigures } from '../../model/battle/figures.ts';
import { type PlayerId, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { ROLLS } from '../../rules/units/dice.ts';
import type { Promised, Said } from './promise.ts';

interface OpenPrice {
  readonly where: string;
  readonly player: PlayerId;
  readonly figures: PriceFigures;
  readonly caps: number;
  /** B8: card 07 may leave nothing to check. */
  readonly isEased: boolean;
  /** B2.2h: a die is not reshuffled. */
  readonly isDie: boolean;
  /** S7.3.1: Command cards lost before the check. */
  kills: number;
  isPaid: boolean;
  isChecked: boolean;
}

/** B2.2, B2.2g, B7.6: what is paid, what is left, who is spent, who rallies. */
export class PricePromise implements Promised {
  #open: OpenPrice | null = null;
  #rallies: readonly RallyFigures[] = [];
  #roll: { readonly unit: UnitId; readonly caps: number } | null = null;
  #where = '';
  #left: { readonly caps: number; readonly player: PlayerId; readonly where: string } | null = null;

  readonly #forecasts: Forecasts;

  constructor(forecasts: Forecasts) {
    this.#forecasts = forecasts;
  }

  say(said: Said | null, state: State): void {
    if (said === null || said.asked === 'turn') this.#close(state);
    if (said?.asked !== 'turn') return;
    this.#rallies = said.figures.rallies ?? [];
    this.#where = said.where;
    const [figures, another] = said.figures.payments ?? [];
    if (figures === undefined || another !== undefined) return;
    const { player, where, seen } = said;
    const caps = seen.view.players[player]?.caps ?? 0;
    const isEased = said.sentence.includes('c07');
    const isDie = seen.view.options.checkDevice === 'd10';
    this.#open = { where, player, figures, caps, isEased, isDie, kills: 0, isPaid: false, isChecked: false };
  }

  hear(event: BearEvent): void {
    // Card 08, a loss and a new round change CAPs of their own.
    if (CAP_EVENTS.has(event.key)) this.#left = null;
    if (event.key === 'rolled' && event.what === 'rally') this.#roll = { unit: event.unit, caps: event.caps };
    else if (event.key === 'rallied' || event.key === 'rallyFailed') this.#rally(event);
    const open = this.#open;
    if (open === null) return;
    if (event.key === 'paid' && event.player === open.player && !open.isPaid) this.#paid(open, event);
    else if (event.key === 'commandCardLeft' && !open.isDie) open.kills += 1;
    else if (event.key === 'checked') this.#checked(open, event);
  }

  rest({ players }: State): void {
    const left = this.#left;
    this.#left = null;
    if (left !== null) this.#forecasts.figure('CAPs after paying', left.caps, players[left.player]?.caps, left.where);
  }

  #rally({ key, unit, needed }: BearEvent & { readonly key: 'rallied' | 'rallyFailed' }): void {
    const [roll, shown] = [this.#roll, this.#rallies.find((each) => each.unit === unit)];
    this.#roll = null;
    if (roll?.unit !== unit || shown === undefined) return;
    this.#forecasts.figure('the roll to rally', shown.needed, needed, this.#where);
    this.#forecasts.chance('rally', (shown.chances[roll.caps] ?? 0) / ROLLS, key === 'rallied', this.#where);
  }

  #paid(open: OpenPrice, { ap, caps }: BearEvent & { readonly key: 'paid' }): void {
    const { figures, where, player } = open;
    open.isPaid = true;
    if (figures.ap === null) return;
    this.#forecasts.figure('the price', [figures.ap, figures.caps], [ap, caps], where);
    this.#left = { caps: open.caps - caps, player, where };
  }

  #checked(open: OpenPrice, { spent }: BearEvent & { readonly key: 'checked' }): void {
    const { figures, where, kills } = open;
    open.isChecked = true;
    if (figures.ap === null || kills > 1) return;
    const shown = kills === 0 ? figures.spent : figures.afterKill;
    this.#forecasts.figure('a check that was told', true, shown !== null, where);
    if (shown !== null)
      this.#forecasts.chance(kills === 0 ? 'spent' : 'spent after a kill', shown.ways / shown.of, spent, where);
  }

  #close({ options, ended }: State): void {
    const open = this.#open;
    this.#open = null;
    if (open === null || ended !== null || options.economy !== 'spentCheck' || open.figures.ap === null) return;
    const { spent } = open.figures;
    if (open.isEased && !open.isChecked && spent !== null)
      return this.#forecasts.chance('spent', spent.ways / spent.of, false, open.where);
    this.#forecasts.figure('whether it is checked', open.figures.spent !== null, open.isChecked, open.where);
  }
}

const CAP_EVENTS: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>([
  'capLost',
  'capsChanged',
  'capsReset',
  'capsLapsed',
]);
