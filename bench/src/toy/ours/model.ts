import { EVERY_FACING, FACINGS, type Facing } from '../../../../packages/hex/src/index.ts';
import type { CoreState, CoreView, Frame, Io, Realm, Streams } from '../../../../packages/kernel/src/index.ts';
import { at } from '../../list.ts';
import { namedKind } from '../../named-kind.ts';
import { enemyOf, HEX_NAMES, SQUADS, type Side, type Squad } from '../field.ts';

export interface View extends CoreView {
  readonly frames: readonly Readonly<TurnFrame>[];
  readonly round: number;
  readonly squads: readonly Readonly<Squad>[];
}

export interface State extends View, CoreState {
  readonly frames: TurnFrame[];
  readonly random: Streams;
  round: number;
  readonly squads: readonly Squad[];
}

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  side: Side;
  passes: number;
}

export type Event =
  | { readonly rule: 'turn'; readonly key: 'passed' | 'roundEnded' }
  | {
      readonly rule: 'move';
      readonly key: 'moved';
      readonly squad: number;
      readonly at: number;
      readonly facing: Facing;
    }
  | {
      readonly rule: 'fire';
      readonly key: 'missed' | 'lost';
      readonly squad: number;
      readonly target: number;
      readonly dice: readonly [number, number];
    };

export interface Toy extends Realm {
  readonly options: null;
  readonly view: View;
  readonly state: State;
  readonly frame: TurnFrame;
  readonly seen: View;
  readonly held: State;
  readonly event: Event;
}

export type ToyIo = Io<Event>;

/** `r1` to `r8` and `b1` to `b8`. */
export const squadKind = namedKind('squad', SQUADS, (squad) => {
  const a = SQUADS.length / 2;
  return squad < a ? `r${squad + 1}` : `b${squad - a + 1}`;
});
export const hexKind = namedKind('hex', [...HEX_NAMES.keys()], (hex) => at(HEX_NAMES, hex));
export const facingKind = namedKind('facing', EVERY_FACING, (facing) => FACINGS[facing]);

export function turnFrame(side: Side): TurnFrame {
  return { kind: 'turn', step: 0, got: null, side, passes: 0 };
}

/** The other side is next; an action ends a run of passes. */
export function endTurn(frame: TurnFrame): void {
  frame.side = enemyOf(frame.side);
  frame.passes = 0;
}

export function squadOf<S extends Readonly<Squad>>(view: { readonly squads: readonly S[] }, squad: number): S {
  return at(view.squads, squad);
}
