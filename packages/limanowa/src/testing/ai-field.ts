import { Recorder } from '@sandtable/kernel';
import { Script } from '@sandtable/kernel/testing';
import type { Phase } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import { corpsId, type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, Limanowa, Seen } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { hexKind, printUnit, unitKind } from '../rules/word-kinds.ts';
import { fieldWith, type MatchScene } from './match.ts';

/** The disclosed plan the AI decides on. */
interface DisclosedPlan {
  readonly phase?: Phase;
  /** A target and its attackers: `r02 a01 a03`. */
  readonly attacks?: readonly string[];
  /** A battery and its target: `a08 r02`. */
  readonly shells?: readonly string[];
  readonly moves?: readonly string[];
  /** An effect, the unit it is for, and its target. */
  readonly card?: { readonly effect: DisclosedCard['effect']; readonly unit?: string; readonly target?: string };
  /** Attacks made earlier in this round: attacker and target. */
  readonly made?: readonly string[];
}

/** A situation in the middle of a round, for a single decision of the AI. */
export function aiField(corps: readonly string[], disclosed: DisclosedPlan = {}, scene: MatchScene = {}): Held {
  const held = fieldWith(corps, scene);
  const { phase = 'central', attacks = [], shells = [], moves = [], card, made = [] } = disclosed;
  const { turn } = held.view;
  turn.corps = corpsId(0);
  turn.phase = phase;
  turn.card = card === undefined ? null : cardOf(held, card);
  const units = (text: string): UnitId[] => text.split(' ').map((name) => unitNamed(held, name));
  const shot = (text: string): { battery: UnitId; target: UnitId } => {
    const [battery = NONE, target = NONE] = units(text);
    return { battery, target };
  };
  turn.plan = {
    attacks: attacks.map((text) => {
      const [target = NONE, ...attackers] = units(text);
      return { target, attackers };
    }),
    shells: shells.map(shot),
    moves: moves.map((text) => {
      const [unit = '', hex = ''] = text.split(' ');
      return { unit: unitNamed(held, unit), to: hexNamed(held, hex), as: 'move' };
    }),
    supports: [],
    tactics: NONE,
  };
  turn.attacks = made.map((text) => {
    const [attacker = NONE, target = NONE] = units(text);
    return { attacker, target, at: held.view.units[target]?.at ?? NONE, made: true };
  });
  return held;
}

function cardOf(held: Held, { effect, unit, target }: NonNullable<DisclosedPlan['card']>): DisclosedCard {
  const named = (name: string | undefined): UnitId => (name === undefined ? NONE : unitNamed(held, name));
  return { effect, unit: named(unit), target: named(target), to: NONE };
}

export function unitNamed(seen: Seen, name: string): UnitId {
  const unit = unitKind.read(seen, name);
  if (unit === undefined) throw new Error(`no unit '${name}'`);
  return unit;
}

export function hexNamed(seen: Seen, name: string): HexId {
  const hex = hexKind.read(seen, name);
  if (hex === undefined) throw new Error(`no hex '${name}'`);
  return hex;
}

export function namesOf(seen: Seen, units: readonly UnitId[]): string {
  return units.map((unit) => (unit === NONE ? '-' : printUnit(seen, unit))).join(' ');
}

export type AiIo = Recorder<LimanowaEvent, Limanowa['note']>;

/** Scripts the AI's dice and records the trace. */
export function aiIo({ view }: Held, ai: readonly number[] = []): AiIo {
  return new Recorder(view.random, { script: new Script({ ai }), tracing: true });
}
