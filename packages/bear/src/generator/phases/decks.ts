import { listedSlot, verb } from '@sandtable/kernel';
import type { DraftFrame } from '../../model/draft/draft.ts';
import { type CardId, type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, drawCard, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { everyPlayer, mustDraft, type Phase, roleOf } from '../draft-state.ts';
import { roleKind } from '../word-kinds.ts';

// G2.1g8v, R-189: `german2`: each team names the player who takes the lower cards. Then the hands are dealt (G2.1.9).

interface TakeDeck {
  readonly frame: DraftFrame;
  readonly role: PlayerId;
}

/** The players who answer, in turn, for teams with two decks to assign. */
function speakers({ view }: Seen, frame: Readonly<DraftFrame>): PlayerId[] {
  const draft = mustDraft(view);
  if (draft.plan.variant?.kind !== 'splitDecks' || view.options.draft?.variant !== true) return [];
  return everyPlayer(frame).filter((player, place, all) => {
    const isFirst = !all.slice(0, place).some((other) => isTeam(draft, player, other));
    return isFirst && new Set(teamOf(draft, player).map((each) => draft.deckOf[each])).size > 1;
  });
}

type Roles = Parameters<typeof roleOf>[0];

function isTeam(draft: Roles, one: PlayerId, other: PlayerId): boolean {
  return roleOf(draft, one).side === roleOf(draft, other).side;
}

function teamOf(draft: Roles, player: PlayerId): PlayerId[] {
  return draft.plan.roles.flatMap((_role, other) => (isTeam(draft, player, playerId(other)) ? [playerId(other)] : []));
}

function speakerOf(seen: Seen, frame: Readonly<DraftFrame>): PlayerId | undefined {
  return speakers(seen, frame)[frame.place];
}

const takeDeck = verb<Bear, DraftFrame, TakeDeck>('takeDeck', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'role',
      listedSlot(
        roleKind,
        (seen: Seen, { frame }) => {
          const speaker = speakerOf(seen, frame);
          return speaker === undefined ? [] : teamOf(mustDraft(seen.view), speaker);
        },
        { rule: 'G2.1g8v', key: 'otherTeam' },
      ),
    ),
  resolve: (held, { frame, role }, io) => {
    const draft = mustDraft(held.view);
    const team = teamOf(draft, role);
    const decks = team.map((player) => draft.deckOf[player] ?? 0).sort((a, b) => a - b);
    const takers = [role, ...team.filter((player) => player !== role)];
    takers.forEach((player, place) => {
      const deck = decks[place] ?? 0;
      draft.deckOf = draft.deckOf.with(player, deck);
      io.emit({ rule: 'G2.1g8v', key: 'deckTaken', player, deck });
    });
    frame.place += 1;
  },
});

const VERBS = [takeDeck];

export const decksPhase: Phase = {
  ask(seen, frame) {
    const speaker = speakerOf(seen, frame);
    return speaker === undefined ? null : question(playerOf(seen, speaker).seat, 'decks', VERBS);
  },
  go(held, frame, io) {
    deal(held, frame, io);
    mustDraft(held.view).phase = 'cards';
    frame.place = 0;
  },
};

/** G2.1.9, G4.1: starting with the Initiative Player. G5.1: a solo draft has no hands. */
function deal(held: Held, frame: DraftFrame, io: BearIo): void {
  const draft = mustDraft(held.view);
  if (draft.isSolo) return;
  const extra = Number(held.view.options.draft?.extraCard === true);
  for (const player of everyPlayer(frame)) {
    const deck = draft.decks[draft.deckOf[player] ?? -1];
    const cards: CardId[] = [];
    if (deck === undefined) continue;
    for (let count = roleOf(draft, player).hand + extra; count > 0; count--) {
      const card = drawCard(deck, io);
      if (card !== undefined) cards.push(card);
    }
    draft.hands = draft.hands.with(
      player,
      cards.sort((a, b) => a - b),
    );
    const { seat } = playerOf(held, player);
    io.emit({ rule: 'G2.1.9', key: 'handDealt', player, cards }, { only: [seat] });
    io.emit({ rule: 'G2.1.9', key: 'handDealt', player, cards: cards.map(() => null) }, { except: [seat] });
  }
}
