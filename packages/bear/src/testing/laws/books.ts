import { bookEntry } from '@sandtable/kernel/testing';
import type { EventNotice } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import type { MatchOptions, State } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { MatchOpening } from '../../setup/mission-terms.ts';
import { mustOpen } from '../../setup/options.ts';
import { ActivationLaw } from './activation-law.ts';
import { AiCapsLaw } from './ai-caps-law.ts';
import { CapsLaw } from './caps-law.ts';
import { CardLaw } from './card-law.ts';
import { CheckLaw } from './check-law.ts';
import { ControlLaw } from './control-law.ts';
import { DiceLaw } from './dice-law.ts';
import { fortLaw } from './fort-law.ts';
import { HitLaw } from './hit-law.ts';
import type { Law } from './law.ts';
import { Ledger } from './ledger.ts';
import { markLaw } from './mark-law.ts';
import { OpportunityLaw } from './opportunity-law.ts';
import { OrderCardLaw } from './order-card-law.ts';
import { PoseLaw } from './pose-law.ts';
import { roundLaw } from './round-law.ts';
import { smokeLaw } from './smoke-law.ts';
import { soloLaw } from './solo-law.ts';
import { spentLaw } from './spent-law.ts';
import { StrikeLaw } from './strike-law.ts';
import { TrailLaw } from './trail-law.ts';
import { TriggerLaw } from './trigger-law.ts';
import { TurnLaw } from './turn-law.ts';
import { UnitsBook } from './units-book.ts';
import { VpLaw } from './vp-law.ts';

/** A whole match reconstructed from its print and its events alone, and compared with the state after every entry. */
export class Books {
  /** Every CAP and VP with the rule it came or went by. */
  readonly ledger = new Ledger();
  readonly #laws: readonly Law[];

  constructor(pack: Pack, options: MatchOptions, opening: MatchOpening = mustOpen(pack, options)) {
    const printed = { pack, options, opening };
    const units = new UnitsBook(printed);
    const controls = new ControlLaw(printed, units);
    this.#laws = [
      // First: it looks at who is where when a unit has arrived, before it goes on.
      new TrailLaw(printed, units),
      // Second, so that all others find every unit where the event has put it.
      units,
      controls,
      new VpLaw(printed, units, controls, this.ledger),
      new CapsLaw(printed, units, this.ledger),
      new ActivationLaw(printed, units),
      new CheckLaw(printed, units),
      new OpportunityLaw(units),
      new TriggerLaw(printed, units),
      spentLaw(printed, units),
      smokeLaw(printed, units),
      fortLaw(printed, units),
      new HitLaw(printed, units),
      new AiCapsLaw(printed),
      new DiceLaw(printed, units),
      new StrikeLaw(printed, units),
      new CardLaw(printed),
      new OrderCardLaw(printed),
      soloLaw(printed),
      roundLaw(printed),
      markLaw(printed, units),
      new PoseLaw(printed, units),
      new TurnLaw(printed),
    ];
  }

  /** Books one entry, or the set-up. Returns a line for every broken law. */
  entry(told: readonly EventNotice<BearEvent>[], state: State): string[] {
    return bookEntry(this.#laws, told, state);
  }
}
