import type { Question, Reason, Seat } from '@sandtable/kernel';
import {
  type Draft,
  type DraftFrame,
  type DraftPlay,
  type DraftView,
  type EffectFrame,
  makePlay,
} from '../model/draft/draft.ts';
import type { EffectStep, Whose } from '../model/pack/effect-step.ts';
import { type Guideline, OWN_GUIDELINE, type Role } from '../model/pack/generator.ts';
import { type PlayerId, playerId } from '../model/ids.ts';
import { effectFrame } from '../model/battle/make-frame.ts';
import type { Pack } from '../model/pack/pack.ts';
import { type Bear, type BearIo, enemyOf, type Held, playerOf, pushFrame, type Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { firstPlayer } from '../rules/victory/control.ts';

/** Throws unless the match began with a draft. */
export function mustDraft<D extends DraftView>({ draft }: { readonly draft: D | null }): D {
  if (draft === null) throw new Error('this match was not generated');
  return draft;
}

export function roleOf({ plan }: Pick<Draft, 'plan'>, player: PlayerId): Role {
  const role = plan.roles[player];
  if (role === undefined) throw new RangeError(`no player ${player} in this generation`);
  return role;
}

/** G4.3: a player with a longer hand goes on alone at the end. */
export function hasTurn(draft: DraftView, player: PlayerId): boolean {
  const played = draft.plays.filter((play) => play.deck === 'card' && play.player === player).length;
  return played < roleOf(draft, player).hand;
}

/** One phase of a draft: its questions, and its automatic steps. The last step starts the next phase. */
export interface Phase {
  ask(seen: Seen, frame: DraftFrame): Question<Bear> | null;
  go(held: Held, frame: DraftFrame, io: BearIo): void;
}

export function everyPlayer({ order }: Pick<DraftFrame, 'order'>): PlayerId[] {
  return [...new Set(order)];
}

export function playOf({ view }: Seen, { play }: Pick<EffectFrame, 'play'>): DraftPlay {
  const found = mustDraft(view).plays[play];
  if (found === undefined) throw new RangeError(`no half was played as number ${play}`);
  return found;
}

export function notePlay(held: Held, frame: Pick<EffectFrame, 'play'>, change: Partial<DraftPlay>): void {
  const draft = mustDraft(held.view);
  const made = { ...playOf(held, frame), ...change };
  draft.plays = draft.plays.map((play, place) => (place === frame.play ? made : play));
}

/** G3.0b */
export function stepsOfPlay(
  { generatorCards, conditionCards }: Pack,
  { deck, card, half }: Pick<DraftPlay, 'deck' | 'card' | 'half'>,
): readonly EffectStep[] {
  const printed = deck === 'card' ? generatorCards[card] : conditionCards[card];
  return printed?.[half].steps ?? [];
}

/** G3.0b */
export function pushPlay(held: Held, played: Pick<DraftPlay, 'player' | 'deck' | 'card' | 'half'>): void {
  const draft = mustDraft(held.view);
  const play = makePlay(played);
  const { length } = draft.plays;
  draft.plays = [...draft.plays, play];
  pushFrame(held, effectFrame({ player: played.player, play: length, steps: stepsOfPlay(held.pack, play) }));
}

// G3.0, R-190: the players an option means by own and enemy, since a side may have two.

type PlayContext = Readonly<Pick<EffectFrame, 'player' | 'play'>>;

/** G5.1: in a solo draft one player answers for both sides. */
const SOLO_SEAT: Seat = 'p1';

export function seatFor(seen: Seen, player: PlayerId): Seat {
  return mustDraft(seen.view).isSolo ? SOLO_SEAT : playerOf(seen, player).seat;
}

export function seatsOf(seen: Seen, side: Side): Seat[] {
  return seen.view.players.flatMap((each, place) => (each.side === side ? [seatFor(seen, playerId(place))] : []));
}

export function sideFor(seen: Seen, { player }: Pick<PlayContext, 'player'>, whose: Whose): Side {
  const { side } = playerOf(seen, player);
  return whose === 'own' ? side : enemyOf(side);
}

/** of several enemies the one who plays next; if none has a turn left, the one whose turn it would be. */
export function nextEnemy(seen: Seen, player: PlayerId): PlayerId {
  const side = enemyOf(playerOf(seen, player).side);
  const draft = mustDraft(seen.view);
  for (const frame of seen.view.frames) {
    if (frame.kind !== 'draft') continue;
    const { order, place } = frame;
    const coming = [...order.slice(place + 1), ...order.slice(0, place + 1)];
    const enemies = coming.filter((next) => playerOf(seen, next).side === side);
    const next = enemies.find((enemy) => hasTurn(draft, enemy)) ?? enemies[0];
    if (next !== undefined) return next;
  }
  return firstPlayer(seen.view, side);
}

/** The player who acts for a side where only one can. */
export function partyFor(seen: Seen, { player }: Pick<PlayContext, 'player'>, whose: Whose): PlayerId {
  return whose === 'own' ? player : nextEnemy(seen, player);
}

/** a top applies to both team-mates; the bottom of a Condition Card to its player alone. */
export function boundBy(seen: Seen, frame: PlayContext, whose: Whose): PlayerId[] {
  const side = sideFor(seen, frame, whose);
  const { deck, half } = playOf(seen, frame);
  const players = seen.view.players.flatMap((each, place) => (each.side === side ? [playerId(place)] : []));
  return deck === 'condition' && half === 'bottom' && whose === 'own' ? [frame.player] : players;
}

/** Why a choice in a draft is refused, with its rule. Card options have other reasons. */
export const DRAFT_RULES = {
  roleTaken: 'G2.1.1',
  boardInUse: 'G3.8a',
  edgeCovered: 'G3.8a',
  shortEdge: 'G2.1.6',
  edgeOfOthers: 'G2.1.6',
  otherTeam: 'G2.1g8v',
  notOfHand: 'G3.0a',
  notToTurn: 'G4.0d',
  facesThere: 'G4.0d',
  longHand: 'G2.1c',
} as const;
export type DraftKey = keyof typeof DRAFT_RULES;

/** G2.1c: cards per round that keep a draft in proportion, for two players and for more. */
const CARDS_A_ROUND = 2;
const CARDS_A_ROUND_OF_MANY = 1;

/** advice on a guideline the players made. It is never refused for this; printed guidelines need no advice. */
export function adviceOn({ number, rounds, roles }: Pick<Guideline, 'number' | 'rounds' | 'roles'>): Reason[] {
  if (number !== OWN_GUIDELINE) return [];
  const most = rounds * (roles.length > 2 ? CARDS_A_ROUND_OF_MANY : CARDS_A_ROUND);
  const isLong = roles.some(({ hand }) => hand > most);
  return isLong ? [{ rule: DRAFT_RULES.longHand, key: 'longHand', amount: most }] : [];
}
