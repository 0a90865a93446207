import type { Pile } from '@sandtable/kernel';
import type { DraftView } from '../model/draft/draft.ts';
import { handicapOf } from '../model/options.ts';
import { NONE, type PlayerId, playerId } from '../model/ids.ts';
import { type BearIo, type Held, playerOf, type View } from '../model/battle/state.ts';
import { mustDraft } from './draft-state.ts';

/** G4.0c, R-127: CAPs a round for having the fewest units. */
export const FEWEST_BONUS = 2;

/** G4.0: runs once all cards are played. */
export function completeDraft(held: Held, io: BearIo): void {
  clear(held, io);
  addHandicaps(held);
  addFewestUnits(held, io);
  setCaps(held, io);
}

/** G4.0a, G4.1: unplayed cards leave the game; in a solo draft the cup stays for the AI's tiles. */
function clear({ view }: Held, io: BearIo): void {
  const draft = mustDraft(view);
  const left = draft.hands.flatMap((hand, player) => hand.map((card) => ({ card, player })));
  if (left.length > 0) io.emit({ rule: 'G4.1', key: 'lastCardsDiscarded' });
  for (const { card, player } of left) draft.decks[draft.deckOf[player] ?? -1]?.removed.push(card);
  draft.hands = draft.hands.map(() => []);
  for (const pile of [...draft.decks, draft.conditions, ...(draft.isSolo ? [] : [draft.cup])]) removeAll(pile);
  io.emit({ rule: 'G4.0a', key: 'draftCleared' });
}

/** Sorted by number, so that the order in the pile stays secret. */
function removeAll({ inside, removed }: Pile): void {
  removed.push(...inside.splice(0));
  removed.sort((a, b) => a - b);
}

/** B3.2.5 */
function addHandicaps({ view }: Held): void {
  for (const player of view.players) player.start = Math.max(0, player.start + handicapOf(view.options, player.side));
}

/** G4.0c */
function unitsReceived({ plan, plays }: Pick<DraftView, 'plan' | 'plays'>): number[] {
  return plan.roles.map((_role, player) =>
    plays.reduce((sum, play) => (play.player === player ? sum + play.units.length : sum), 0),
  );
}

/** the player with the fewest units; null on a tie. */
export function fewestUnits(draft: Pick<DraftView, 'plan' | 'plays'>): PlayerId {
  const received = unitsReceived(draft);
  const least = Math.min(...received);
  const player = playerId(received.indexOf(least));
  return received.lastIndexOf(least) === player ? player : NONE;
}

/** G4.0c: the player who has the bonus, or would as things stand; NONE if there is none. */
export function bonusTaker({ options, draft }: Pick<View, 'options' | 'draft'>): PlayerId {
  return options.fewestUnitsBonus === 'off' ? NONE : fewestUnits(mustDraft({ draft }));
}

/** G4.0: what the end of the draft will add to a player's CAPs, as things stand; zero once added. */
export interface CapsToCome {
  readonly handicap: number;
  readonly fewest: number;
}

export function capsToCome(view: Pick<View, 'options' | 'draft' | 'players'>, player: PlayerId): CapsToCome {
  const { phase } = mustDraft(view);
  const side = view.players[player]?.side;
  if (phase === 'facings' || phase === 'done' || side === undefined) return { handicap: 0, fewest: 0 };
  return { handicap: handicapOf(view.options, side), fewest: bonusTaker(view) === player ? FEWEST_BONUS : 0 };
}

function addFewestUnits(held: Held, io: BearIo): void {
  const { view } = held;
  const draft = mustDraft(view);
  const player = bonusTaker(view);
  if (player === NONE) return;
  playerOf(held, player).start += FEWEST_BONUS;
  const received = unitsReceived(draft)[player] ?? 0;
  io.emit({ rule: 'G4.0c', key: 'fewestUnits', player, received, caps: FEWEST_BONUS });
}

/** G4.0b */
function setCaps({ view }: Held, io: BearIo): void {
  view.players.forEach((player, place) => {
    player.caps = player.start;
    io.emit({ rule: 'G4.0b', key: 'capsSet', player: playerId(place), caps: player.caps });
  });
  const players = view.terms.players.map((terms, place) => ({ ...terms, caps: view.players[place]?.start ?? 0 }));
  view.terms = { ...view.terms, players };
}
