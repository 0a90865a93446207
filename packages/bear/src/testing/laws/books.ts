import { bookEntry } from '@sandtable/kernel/testing';
import type { EventNotice } from '@sandtable/kernel';
import type { BearEvent } from '../../model/event.ts';
import type { MatchOptions } from '../../model/match-options.ts';
import type { Pack } from '../../model/pack.ts';
import type { State } from '../../model/state.ts';
import type { Opening } from '../../setup/mission-terms.ts';
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
import { TurnLaw } from './turn-law.ts';
import { UnitsBook } from './units-book.ts';
import { VpLaw } from './vp-law.ts';

/** A whole match kept by what is told of it alone, from its print on, and held against the state after every entry. */
export class Books {
  /** Every CAP and every VP, with the rule it came or went by. */
  readonly ledger = new Ledger();
  readonly #laws: readonly Law[];

  constructor(pack: Pack, options: MatchOptions, opening: Opening = mustOpen(pack, options)) {
    const printed = { pack, options, opening };
    const units = new UnitsBook(printed);
    const controls = new ControlLaw(printed, units);
    this.#laws = [
      // Before anything else: it looks at who is where when somebody has come, before he goes on.
      new TrailLaw(printed, units),
      // Then this, so that all others find everybody where the event has put him.
      units,
      controls,
      new VpLaw(printed, units, controls, this.ledger),
      new CapsLaw(printed, units, this.ledger),
      new ActivationLaw(printed, units),
      new CheckLaw(printed, units),
      new OpportunityLaw(units),
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

  /** Books one entry, or the set-up. Every law that is broken, as a line. */
  entry(told: readonly EventNotice<BearEvent>[], state: State): string[] {
    return bookEntry(this.#laws, told, state);
  }
}
