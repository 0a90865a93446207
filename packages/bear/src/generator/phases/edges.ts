import type { BoardEdge, DraftFrame, DraftView, EntryWay } from '../../model/draft/draft.ts';
import { deny, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { NONE, type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { freeEdges, hasEdge, renewEntries } from '../../model/draft/entries.ts';
import { boardsOf } from '../../model/battle/terms.ts';
import { type DraftKey, mustDraft, type Phase, roleOf } from '../draft-state.ts';
import { oppositeSide, sideOfMap } from '../ways.ts';
import { boardEdgeKind } from '../word-kinds.ts';

// G2.1.6: `b1-top`: where each side enters. An edge of one board stands for that whole side of the map.

interface TakeEdge {
  readonly frame: DraftFrame;
  readonly edge: BoardEdge;
}

function judgeEdge({ view }: Seen, _so: object, edge: BoardEdge): Verdict<undefined, DraftKey> {
  const { plan, ways } = mustDraft(view);
  if (!hasEdge(freeEdges(view), edge)) return deny('G3.8a', 'edgeCovered');
  if (plan.entry === 'longEdge' && (edge.edge === 'left' || edge.edge === 'right')) return deny('G2.1.6', 'shortEdge');
  const side = sideOfMap(boardsOf(view), edge);
  const isTaken = ways.some(({ edges }) => edges.some((other) => hasEdge(side, other)));
  return isTaken ? deny('G2.1.6', 'edgeOfOthers') : grant();
}

const takeEdge = verb<Bear, DraftFrame, TakeEdge>('takeEdge', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'edge',
      judgedSlot(boardEdgeKind, (seen: Seen, _so: object) => freeEdges(seen.view), judgeEdge),
    ),
  resolve: (held, { edge }, io) => take(held, edge, io),
});

const VERBS = [takeEdge];

/**
 * G2.1g7: the first of the two team-mates, then the second, whoever has the initiative. Otherwise the Initiative
 * Player.
 */
function nextToTake({ plan, ways, initiative }: DraftView): PlayerId {
  if (ways.length > 0) return playerId(ways.findIndex(({ edges }) => edges.length === 0));
  return plan.entry === 'threePlayers'
    ? playerId(plan.roles.findIndex((_role, place) => hasPartner(plan, playerId(place))))
    : initiative;
}

function hasPartner({ roles }: DraftView['plan'], player: PlayerId): boolean {
  return roles.filter(({ side }) => side === roles[player]?.side).length > 1;
}

function take(held: Held, edge: BoardEdge, io: BearIo): void {
  const { view } = held;
  const draft = mustDraft(view);
  const taker = nextToTake(draft);
  const own = sideOfMap(boardsOf(view), edge);
  const before = draft.ways;
  draft.ways =
    before.length === 0
      ? draft.plan.roles.map((_role, player) => firstWay(held, taker, own, playerId(player)))
      : before.with(taker, { ...wayOf(taker), edges: own });
  draft.ways.forEach(({ player, edges }, place) => {
    if (edges.length > 0 && before[place]?.edges !== edges)
      io.emit({ rule: 'G2.1.6', key: 'edgeTaken', player, edges });
  });
  renewEntries(held);
}

/** The other side enters from across the map. A team shares an edge, except in the guideline for three players. */
function firstWay({ view }: Held, taker: PlayerId, own: readonly BoardEdge[], player: PlayerId): EntryWay {
  const draft = mustDraft(view);
  const isEnemy = roleOf(draft, player).side !== roleOf(draft, taker).side;
  if (isEnemy) return { ...wayOf(player), edges: oppositeSide(boardsOf(view), own) };
  const isLater = player !== taker && draft.plan.entry === 'threePlayers';
  return { ...wayOf(player), edges: isLater ? [] : own };
}

function wayOf(player: PlayerId): EntryWay {
  return { player, round: 1, edges: [] };
}

export const edgesPhase: Phase = {
  ask(seen) {
    const taker = nextToTake(mustDraft(seen.view));
    return taker === NONE ? null : question(playerOf(seen, taker).seat, 'edge', VERBS);
  },
  go({ view }) {
    mustDraft(view).phase = 'decks';
  },
};
