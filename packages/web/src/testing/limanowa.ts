import type { Limanowa, Seen } from '@sandtable/limanowa';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { engine } from '../limanowa/engine/engine.ts';
import type { LimanowaSaying } from '../limanowa/speech/saying.ts';
import { positionIn } from '../limanowa/table/position.ts';

interface Staging {
  readonly options?: Readonly<Record<string, unknown>>;
  /** The dice of attacks and of the AI. */
  readonly dice?: readonly number[];
  readonly ai?: readonly number[];
}

/** A mission on the test bench, with tracing. */
export function rehearse(mission: string, { options = {}, dice, ai }: Staging = {}): Rehearsal<Limanowa> {
  const script = new Script({ ...(dice === undefined ? {} : { combat: dice }), ...(ai === undefined ? {} : { ai }) });
  return new Rehearsal(engine().system, { ...options, mission }, { script, tracing: true });
}

/** The view of the seat that is asked. */
export function seenOf(match: Rehearsal<Limanowa>): Seen {
  return engine().seenIn(match.view);
}

/** A plan being built, with this unit selected. */
export function sayingOf(seen: Seen, text = '', chosen = -1): LimanowaSaying {
  const { system } = engine();
  const words = text === '' ? [] : text.split(' ');
  return { game: system, seen, position: positionIn(engine(), seen.view), words, chosen };
}

export const NEU_SANDEZ = 'bridge-at-neu-sandez';
