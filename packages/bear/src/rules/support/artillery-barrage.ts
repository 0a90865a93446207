import { EVERY_FACING, type Facing, type Hex, hexOf, indexOf, step } from '@sandtable/hex';
import { finish, type FrameKind } from '@sandtable/kernel';
import type { BarrageFrame } from '../../model/frame.ts';
import { barrageFrame } from '../../model/make-frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../../model/state.ts';
import type { Side } from '../../model/unit-type.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { pushBurst } from '../attack/attack.ts';
import { artilleryAt } from './artillery-plot.ts';
import { laySmoke } from './smoke.ts';
import { type HexId, NONE, type PlayerId } from '../../model/ids.ts';

/** B2.0, step 7: what was plotted a round ago falls, one after another: until then nobody else knows where. */
export function pushBarrage(held: Held, io: BearIo): void {
  const { view } = held;
  const place = view.players.findIndex(({ plots }) => plots.some(({ round }) => round === view.round));
  const player = view.players[place];
  const plot = player?.plots.find(({ round }) => round === view.round);
  if (player === undefined || plot === undefined) return;
  player.plots = player.plots.filter((other) => other !== plot);
  io.reveal();
  pushFrame(held, barrageFrame({ player: place, card: plot.card, shell: plot.shell, at: plot.at }));
}

/** the AI's artillery needs no plotting. */
export function pushShells(held: Held, { player, card, at }: Pick<BarrageFrame, 'player' | 'card' | 'at'>): void {
  pushFrame(held, barrageFrame({ player, card, shell: 'he', at }));
}

/** Shells fall somewhere, and then burst hex by hex. */
const STEP = { fall: 0, burst: 1 } as const;

/** B12.1: the hex and the six around it, one after another. */
export const barrageKind: FrameKind<Bear, BarrageFrame> = {
  ask: () => null,
  go(held, frame, io) {
    if (frame.step === STEP.fall) return fall(held, frame, io);
    const at = frame.hexes[frame.hex];
    const burst = artilleryAt(held, frame.card);
    if (at !== undefined && burst !== undefined && frame.shell === 'he') {
      frame.hex += 1;
      return pushBurst(held, { player: frame.player, at, burst }, io);
    }
    finish(held.view, frame);
    pushBarrage(held, io);
  },
};

function fall(held: Held, frame: BarrageFrame, io: BearIo): void {
  const { player, shell } = frame;
  frame.step = STEP.burst;
  frame.hexes = hexesHit(held, frame, io);
  io.emit({ rule: 'B12.1', key: 'barrageFell', player, shell, hexes: frame.hexes });
  if (shell === 'smoke') laySmoke(held, frame.hexes, 'B12.1', io);
}

/** B12.1a: on these and lower numbers of a die shells go astray, by as many hexes. */
const DRIFTS_UP_TO: Readonly<Record<Side, number>> = { german: 2, soviet: 3 };

function hexesHit(held: Held, { player, at }: BarrageFrame, io: BearIo): number[] {
  const centre = hexOf(held.map.ground.area, at);
  const { away, towards } = drift(held, player, io);
  return sevenHexes(held, away === 0 ? centre : step(centre, towards, away));
}

/** B12.1: the hexes that shells on this one would fall on. */
export function hexesAround(seen: Seen, hex: HexId): number[] {
  return sevenHexes(seen, hexOf(seen.map.ground.area, hex));
}

function sevenHexes({ map: { ground } }: Seen, middle: Hex): number[] {
  const { area } = ground;
  return [middle, ...EVERY_FACING.map((facing) => step(middle, facing))]
    .map((hex) => indexOf(area, hex))
    .filter((hex) => hex !== NONE);
}

function drift(held: Held, player: PlayerId, io: BearIo): { readonly away: number; readonly towards: Facing } {
  const straight = { away: 0, towards: 0 } as const;
  if (held.view.options.artilleryDrift === 'off' || isAiPlayer(held, player)) return straight;
  const die = io.roll('combat', 6);
  const strays = die <= DRIFTS_UP_TO[playerOf(held, player).side];
  const towards = strays ? (EVERY_FACING[io.roll('combat', EVERY_FACING.length) - 1] ?? 0) : 0;
  io.emit({ rule: 'B12.1a', key: 'drifted', player, die, away: strays ? die : 0, towards });
  return strays ? { away: die, towards } : straight;
}
