import { heldUnit } from '../../model/battle.ts';
import { type ContraEffect, type Effect, isContra } from '../../model/battlecard.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';
import { strike } from './blow.ts';
import type { Protection } from './judge-contra.ts';

/** A contra card as it is played; `unit` and `target` are -1 where it names none. */
export interface ContraPlay {
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
}

type Deed = (held: Held, play: ContraPlay, io: LimanowaIo) => void;

const DEEDS: Readonly<Record<ContraEffect, Deed>> = {
  blockingPreparations: block,
  dugIn: protect('dugIn'),
  coveringFire: protect('coveringFire'),
  volley: protect('volley'),
  secondLine: protect('secondLine'),
  reorganisation: exchange,
  counterAttack: strikeBack,
};

/** What a contra card does, whoever plays it. */
export function applyContra(held: Held, play: ContraPlay, io: LimanowaIo): void {
  const { effect } = play;
  if (!isContra(effect)) throw new Error(`${effect} is no contra card`);
  DEEDS[effect](held, play, io);
}

/** L10a */
function block({ view }: Held, _play: ContraPlay, io: LimanowaIo): void {
  const { card } = view.turn;
  if (card !== null) io.emit({ rule: 'L10a', key: 'blocked', effect: card.effect });
  view.turn.card = null;
}

function protect(by: Protection): Deed {
  return ({ view }, { unit }) => {
    view.turn.aids = [...view.turn.aids, { by, unit }];
  };
}

/** L10b: an attack like others, so that it is the unit's first one of the round or not (L4f). */
function strikeBack(held: Held, { unit, target }: ContraPlay, io: LimanowaIo): void {
  const { turn } = held.view;
  const { at } = heldUnit(held, target);
  strike(held, [{ as: 'attack', attacker: unit, target, size: 1 }], io);
  turn.attacks = [...turn.attacks, { attacker: unit, target, at, made: true }];
}

/** L10h */
function exchange(held: Held, { unit, target }: ContraPlay, io: LimanowaIo): void {
  const first = heldUnit(held, unit);
  const second = heldUnit(held, target);
  const [from, to] = [first.at, second.at];
  first.at = to;
  second.at = from;
  io.emit({ rule: 'L10h', key: 'moved', unit, from, to, as: 'exchange' });
  io.emit({ rule: 'L10h', key: 'moved', unit: target, from: to, to: from, as: 'exchange' });
}
