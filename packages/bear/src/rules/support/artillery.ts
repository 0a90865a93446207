import { EVERY_FACING, type Facing, type Hex, hexOf, indexOf, step } from '@sandtable/hex';
import {
  choiceKind,
  deny,
  finish,
  type FrameKind,
  grant,
  judgedSlot,
  listedSlot,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle/battle.ts';
import type { BarrageFrame, PlotFrame } from '../../model/battle/frame.ts';
import { type CardId, cardId, type HexId, hexId, NONE, type PlayerId, playerId } from '../../model/ids.ts';
import { barrageFrame, plotFrame } from '../../model/battle/make-frame.ts';
import type { Burst } from '../../model/battle/means.ts';
import type { Plot } from '../../model/battle/player.ts';
import { question } from '../../model/battle/question.ts';
import {
  type Bear,
  type BearIo,
  type BearSlot,
  type Held,
  playerOf,
  pushFrame,
  type Seen,
} from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { pushBurst } from '../attack/attack.ts';
import { takeWeapon } from '../attack/attacker.ts';
import { hexKind } from '../order/word-kinds.ts';
import { hasSight } from '../special/sight.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { isLastRound } from '../victory/victory.ts';
import { laySmoke } from './smoke.ts';

// B12.1: plotted in secret before a round, for the next one:  plot E09 he;  plot E09 smoke;  none

const ARTILLERY = ['artillery-105', 'artillery-122'] as const;
export type Artillery = Extract<Burst, (typeof ARTILLERY)[number]>;

export type PlotKey = 'spotterGone' | 'spotterBlind';

interface PlotAnswer {
  readonly frame: PlotFrame;
}

interface Plotting extends PlotAnswer {
  readonly at: HexId;
  readonly shell: Plot['shell'];
}

function artilleryAt({ pack }: Seen, card: CardId): Artillery | undefined {
  return ARTILLERY.find((id) => pack.actionCards[card]?.id === id);
}

/** -1 if the pack has no such card. */
export function cardOfArtillery({ pack }: Seen, id: Artillery): CardId {
  return cardId(pack.actionCards.findIndex((card) => card.id === id));
}

/**
 * B2.0, step 6: asks every player with artillery still to fire. Not in the last round, since those shells would never
 * fall.
 */
export function pushPlots(held: Held): void {
  const { view } = held;
  if (isLastRound(view)) return;
  const batteries = view.players.flatMap((player, place) =>
    player.weapons.flatMap(({ card, uses }) =>
      uses > 0 && artilleryAt(held, card) !== undefined ? [{ player: playerId(place), card }] : [],
    ),
  );
  if (batteries.length > 0) pushFrame(held, plotFrame(batteries));
}

function nextOf({ batteries, battery }: Readonly<PlotFrame>): PlotFrame['batteries'][number] | undefined {
  return batteries[battery];
}

function judgeAt(seen: Seen, { frame }: PlotAnswer, hex: HexId): Verdict<undefined, PlotKey> {
  return judgePlot(seen, nextOf(frame)?.player ?? NONE, hex);
}

/** B12.1: any hex or, if the firefight names a spotter, one he sees. */
export function judgePlot(seen: Seen, player: PlayerId, hex: HexId): Verdict<undefined, PlotKey> {
  const spotter = seen.view.terms.players[player]?.spotter ?? -1;
  if (spotter === -1) return grant();
  const { at, carrier } = unitOf(seen, spotter);
  if (at === NONE) return deny('B12.1', 'spotterGone', { unit: spotter });
  if (at === hex) return grant();
  const side = sideOf(seen, spotter);
  const isBlind = carrier !== NONE || hasEnemyIn(seen, side, at);
  return !isBlind && hasSight(seen, side, at, hex)
    ? grant()
    : deny('B12.1', 'spotterBlind', { unit: spotter, at: hex });
}

function everyHex({ tables }: Seen): HexId[] {
  return Array.from({ length: tables.size }, (_hex, place) => hexId(place));
}

const atSlot: BearSlot<PlotAnswer, 'hex'> = judgedSlot(hexKind, everyHex, judgeAt);
export const SHELLS: readonly Plot['shell'][] = ['he', 'smoke'];

function judgePlotting(seen: Seen, answer: PlotAnswer): Verdict<undefined, PlotKey> {
  const { player } = nextOf(answer.frame) ?? { player: NONE };
  const spotter = seen.view.terms.players[player]?.spotter ?? -1;
  // A unit on the map sees at least its own hex.
  return spotter === -1 || unitOf(seen, spotter).at !== NONE
    ? grant()
    : deny('B12.1', 'spotterGone', { unit: spotter });
}

const plotFire: Verb<Bear> = verb<Bear, PlotFrame, Plotting>('plot', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase
      .word('plot', judgePlotting)
      .slot('at', atSlot)
      .slot(
        'shell',
        listedSlot(choiceKind('shell', SHELLS), () => SHELLS, { rule: 'B12.1', key: 'noShell' }),
      ),
  resolve: (held, { frame, at, shell }, io) => {
    const battery = nextOf(frame);
    if (battery !== undefined) addPlot(held, battery, { at, shell }, io);
    frame.battery += 1;
  },
});

const noPlot: Verb<Bear> = verb<Bear, PlotFrame, PlotAnswer>('none', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('none'),
  resolve: (_held, { frame }) => {
    frame.battery += 1;
  },
});

/** Everyone sees the card; only its owner knows the hex and the shell. */
function addPlot(
  held: Held,
  { player, card }: PlotFrame['batteries'][number],
  { at, shell }: Pick<Plot, 'at' | 'shell'>,
  io: BearIo,
): void {
  const its = playerOf(held, player);
  const id = artilleryAt(held, card);
  if (id === undefined) return;
  its.plots = [...its.plots, { at, shell, card, round: held.view.round + 1 }];
  takeWeapon(held, player, id, NONE, io);
  io.emit({ rule: 'B12.1', key: 'plotted', player, at, shell }, { only: [its.seat] });
}

export const plotKind: FrameKind<Bear, PlotFrame> = {
  ask(seen, frame) {
    const battery = nextOf(frame);
    if (battery === undefined) return null;
    return question(playerOf(seen, battery.player).seat, 'plot', [plotFire, noPlot]);
  },
  go: (held, frame) => finish(held.view, frame),
};

/** B2.0, step 7: shells plotted a round ago fall. One plot at a time, so that later ones stay secret. */
export function pushBarrage(held: Held, io: BearIo): void {
  const { view } = held;
  const place = playerId(view.players.findIndex(({ plots }) => plots.some(({ round }) => round === view.round)));
  const player = view.players[place];
  const plot = player?.plots.find(({ round }) => round === view.round);
  if (player === undefined || plot === undefined) return;
  player.plots = player.plots.filter((other) => other !== plot);
  io.reveal();
  pushFrame(held, barrageFrame({ player: place, card: plot.card, shell: plot.shell, at: plot.at }));
}

/** the AI's artillery is not plotted. */
export function pushShells(held: Held, { player, card, at }: Pick<BarrageFrame, 'player' | 'card' | 'at'>): void {
  pushFrame(held, barrageFrame({ player, card, shell: 'he', at }));
}

/** The shells may drift, then burst hex by hex. */
const STEP = { fall: 0, burst: 1 } as const;

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

/** B12.1a: at this die roll or lower, shells drift that many hexes. */
const DRIFTS_UP_TO: Readonly<Record<Side, number>> = { german: 2, soviet: 3 };

function hexesHit(held: Held, { player, at }: BarrageFrame, io: BearIo): HexId[] {
  const centre = hexOf(held.map.ground.area, at);
  const { away, towards } = drift(held, player, io);
  return sevenHexes(held, away === 0 ? centre : step(centre, towards, away));
}

/** B12.1: this hex and its six neighbours. */
export function hexesAround(seen: Seen, hex: HexId): HexId[] {
  return sevenHexes(seen, hexOf(seen.map.ground.area, hex));
}

function sevenHexes({ map: { ground } }: Seen, middle: Hex): HexId[] {
  const { area } = ground;
  return [middle, ...EVERY_FACING.map((facing) => step(middle, facing))]
    .map((hex) => hexId(indexOf(area, hex)))
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
