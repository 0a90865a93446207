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
import { hasEnemyIn, sideOf, unitOf } from '../../model/battle.ts';
import type { PlotFrame } from '../../model/frame.ts';
import type { Burst } from '../../model/means.ts';
import type { Plot } from '../../model/player.ts';
import { question } from '../../model/question.ts';
import { plotFrame } from '../../model/make-frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen, type BearSlot } from '../../model/state.ts';
import { hasSight } from '../special/sight.ts';
import { isLastRound } from '../victory/victory.ts';
import { takeWeapon } from '../attack/weapon-use.ts';
import { hexKind } from '../order/word-kinds.ts';
import { type HexId, NONE } from '../../model/ids.ts';

// B12.1: before a round, for the next one, in secret:  plot E09 he;  plot E09 smoke;  none

/** The weapon cards that are plotted. */
const ARTILLERY = ['artillery-105', 'artillery-122'] as const;
export type Artillery = Extract<Burst, (typeof ARTILLERY)[number]>;

export type PlotKey = 'spotterGone' | 'spotterBlind';

interface Answer {
  readonly frame: PlotFrame;
}

interface Plotting extends Answer {
  readonly at: HexId;
  readonly shell: Plot['shell'];
}

/** The artillery card at a place among those of the pack. */
export function artilleryAt({ pack }: Seen, card: number): Artillery | undefined {
  return ARTILLERY.find((id) => pack.actionCards[card]?.id === id);
}

/** And the place of such a card; -1 if the pack has none. */
export function cardOfArtillery({ pack }: Seen, id: Artillery): number {
  return pack.actionCards.findIndex((card) => card.id === id);
}

/** B2.0, step 6: everybody whose artillery can still fire is asked; what is plotted before the last round never falls. */
export function pushPlots(held: Held): void {
  const { view } = held;
  if (isLastRound(view)) return;
  const batteries = view.players.flatMap((player, place) =>
    player.weapons.flatMap(({ card, uses }) =>
      uses > 0 && artilleryAt(held, card) !== undefined ? [{ player: place, card }] : [],
    ),
  );
  if (batteries.length > 0) pushFrame(held, plotFrame(batteries));
}

function nextOf({ batteries, battery }: Readonly<PlotFrame>): PlotFrame['batteries'][number] | undefined {
  return batteries[battery];
}

/** B12.1: any hex, or one that the spotter of the firefight sees, while there is one. */
function judgeAt(seen: Seen, { frame }: Answer, hex: HexId): Verdict<undefined, PlotKey> {
  const { player } = nextOf(frame) ?? { player: NONE };
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

function everyHex({ tables }: Seen): number[] {
  return Array.from({ length: tables.size }, (_hex, place) => place);
}

const atSlot: BearSlot<Answer, 'hex'> = judgedSlot(hexKind, everyHex, judgeAt);
const SHELLS: readonly Plot['shell'][] = ['he', 'smoke'];

function judgePlotting(seen: Seen, answer: Answer): Verdict<undefined, PlotKey> {
  const { player } = nextOf(answer.frame) ?? { player: NONE };
  const spotter = seen.view.terms.players[player]?.spotter ?? -1;
  // Whoever is on the map sees his own hex at least.
  return spotter === -1 || unitOf(seen, spotter).at !== NONE
    ? grant()
    : deny('B12.1', 'spotterGone', { unit: spotter });
}

const plot: Verb<Bear> = verb<Bear, PlotFrame, Plotting>('plot', {
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

const noPlot: Verb<Bear> = verb<Bear, PlotFrame, Answer>('none', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('none'),
  resolve: (_held, { frame }) => {
    frame.battery += 1;
  },
});

/** That his artillery will fire, everybody knows by its card; where and what with, he alone. */
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
  takeWeapon(held, player, id, -1, io);
  io.emit({ rule: 'B12.1', key: 'plotted', player, at, shell }, { only: [its.seat] });
}

export const plotKind: FrameKind<Bear, PlotFrame> = {
  ask(seen, frame) {
    const battery = nextOf(frame);
    if (battery === undefined) return null;
    return question(playerOf(seen, battery.player).seat, 'plot', [plot, noPlot]);
  },
  go: (held, frame) => finish(held.view, frame),
};
