import type { Frame } from '@sandtable/kernel';
import type { DraftFrame, EffectFrame } from '../draft/draft.ts';
import type { AiOrderFrame, AiTurnFrame, TrackFrame } from '../solo/turn.ts';
import type {
  ActionFrame,
  ActivationFrame,
  AttackFrame,
  BarrageFrame,
  CardRollFrame,
  DeployFrame,
  FacingFrame,
  InitiativeFrame,
  LeaveFrame,
  MineFrame,
  MoveFrame,
  PlotFrame,
  RallyFrame,
  RollFrame,
  RubbleFrame,
  TollFrame,
  TurnFrame,
} from './frame.ts';
import { NONE, type PlayerId, type UnitId } from '../ids.ts';

// One factory per kind of frame, setting every field in a fixed order. `Later` fields are filled in while the frame
// runs.

type NewFrame<F extends Frame, Later extends keyof F = never> = Omit<F, keyof Frame | Later>;

export function initiativeFrame(order: readonly PlayerId[]): InitiativeFrame {
  return { kind: 'initiative', step: 0, got: null, order, caps: [] };
}

export function turnFrame(order: readonly PlayerId[]): TurnFrame {
  return { kind: 'turn', step: 0, got: null, order, place: 0, passes: 0, swift: false };
}

export function actionFrame({ player, units, way, ap, isEased }: NewFrame<ActionFrame>): ActionFrame {
  return { kind: 'action', step: 0, got: null, player, units: [...units], way, ap, isEased };
}

export function rollFrame({ player, what, dice, unit, serves, extra }: NewFrame<RollFrame, 'caps' | 'sum'>): RollFrame {
  return { kind: 'roll', step: 0, got: null, player, what, dice, unit, serves, extra, caps: 0, sum: 0 };
}

export function activationFrame({ player, unit }: NewFrame<ActivationFrame>): ActivationFrame {
  return { kind: 'activation', step: 0, got: null, player, unit };
}

export function cardRollFrame({ player, what, victim }: NewFrame<CardRollFrame>): CardRollFrame {
  return { kind: 'cardRoll', step: 0, got: null, player, what, victim };
}

type MoveLater = 'part' | 'hex' | 'reveals' | 'weighed';

export function moveFrame({ player, parts, cautious }: NewFrame<MoveFrame, MoveLater>): MoveFrame {
  return { kind: 'move', step: 0, got: null, player, parts, cautious, part: 0, hex: 0, reveals: 0, weighed: 0 };
}

export function tollFrame({
  player,
  units,
  payers,
  way,
  isEased,
  parts,
  cautious,
}: NewFrame<TollFrame, 'rolls'>): TollFrame {
  return {
    kind: 'toll',
    step: 0,
    got: null,
    player,
    units,
    payers,
    rolls: [],
    way,
    isEased,
    parts: [...parts],
    cautious,
  };
}

export function mineFrame({ player, at, units }: NewFrame<MineFrame, 'unit' | 'needed' | 'kill'>): MineFrame {
  return { kind: 'mine', step: 0, got: null, player, at, units, unit: 0, needed: 0, kill: 0 };
}

export function leaveFrame({ unit, at }: NewFrame<LeaveFrame>): LeaveFrame {
  return { kind: 'leave', step: 0, got: null, unit, at };
}

export function rubbleFrame(unit: UnitId): RubbleFrame {
  return { kind: 'rubble', step: 0, got: null, unit };
}

export function attackFrame(attack: NewFrame<AttackFrame, 'targets' | 'target'>): AttackFrame {
  const { player, leader, supporters, thrown, at, only, fort, means, spot, cards, caps, ranked } = attack;
  return {
    kind: 'attack',
    step: 0,
    got: null,
    player,
    leader,
    supporters: [...supporters],
    thrown: [...thrown],
    at,
    only,
    fort,
    means,
    spot,
    cards: [...cards],
    caps,
    ranked: [...ranked],
    targets: [],
    target: 0,
  };
}

export function rallyFrame({ player, units, needed }: NewFrame<RallyFrame, 'unit'>): RallyFrame {
  return { kind: 'rally', step: 0, got: null, player, units, needed, unit: 0 };
}

export function facingFrame(units: readonly UnitId[]): FacingFrame {
  return { kind: 'facing', step: 0, got: null, units, unit: 0 };
}

export function deployFrame(left: readonly UnitId[], mines: readonly number[]): DeployFrame {
  return { kind: 'deploy', step: 0, got: null, left, ...(mines.length === 0 ? {} : { mines }) };
}

export function plotFrame(batteries: PlotFrame['batteries']): PlotFrame {
  return { kind: 'plot', step: 0, got: null, batteries, battery: 0 };
}

export function barrageFrame({ player, card, shell, at }: NewFrame<BarrageFrame, 'hexes' | 'hex'>): BarrageFrame {
  return { kind: 'barrage', step: 0, got: null, player, card, shell, at, hexes: [], hex: 0 };
}

export function aiTurnFrame(player: PlayerId): AiTurnFrame {
  return { kind: 'aiTurn', step: 0, got: null, player, card: NONE, more: 0, command: false, passed: true };
}

export function trackFrame({ player, left, early }: NewFrame<TrackFrame, 'event' | 'tiles' | 'acted'>): TrackFrame {
  return { kind: 'track', step: 0, got: null, player, left, early, event: 0, tiles: [], acted: false };
}

export function aiOrderFrame(ordered: NewFrame<AiOrderFrame, 'units' | 'cost'>): AiOrderFrame {
  const { player, order, source, command, deed, left } = ordered;
  return { kind: 'aiOrder', step: 0, got: null, player, order, source, command, deed, left, units: [], cost: 0 };
}

export function draftFrame(): DraftFrame {
  return { kind: 'draft', step: 0, got: null, order: [], place: 0 };
}

export function effectFrame({ player, play, steps }: Pick<EffectFrame, 'player' | 'play' | 'steps'>): EffectFrame {
  return { kind: 'effect', step: 0, got: null, player, play, steps, at: 0, left: [], placed: [], drawn: [] };
}
