import { deny, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { BoardEdge, DraftFrame, DraftView, EntryWay } from '../model/draft/draft.ts';
import { NONE, type PlayerId } from '../model/ids.ts';
import { question } from '../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import { boardsOf, freeEdges } from './maps.ts';
import { mustDraft, roleOf } from './must-draft.ts';
import type { Phase } from './phase.ts';
import type { DraftKey } from './reasons.ts';
import { isSameEdge, oppositeSide, renewEntries, sideOfMap } from './ways.ts';
import { boardEdgeKind } from './word-kinds.ts';

// G2.1.6: from where each side enters: b1-top. Who names the edge of one board has the whole side of the map that it is of.

interface TakeEdge {
  readonly frame: DraftFrame;
  readonly edge: BoardEdge;
}

function judgeEdge({ view }: Seen, _so: object, edge: BoardEdge): Verdict<undefined, DraftKey> {
  const { plan, ways } = mustDraft(view);
  if (!freeEdges(view).some((free) => isSameEdge(free, edge))) return deny('G3.8a', 'edgeCovered');
  if (plan.entry === 'longEdge' && (edge.edge === 'left' || edge.edge === 'right')) return deny('G2.1.6', 'shortEdge');
  const side = sideOfMap(boardsOf(view), edge);
  const isTaken = ways.some(({ edges }) => edges.some((other) => side.some((each) => isSameEdge(each, other))));
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

/** G2.1g7: the first of the two, whoever has the initiative; then the second of them. Else the Initiative Player. */
function nextToTake({ plan, ways, initiative }: DraftView): PlayerId {
  if (ways.length > 0) return ways.findIndex(({ edges }) => edges.length === 0);
  return plan.entry === 'threePlayers' ? plan.roles.findIndex((_role, place) => hasPartner(plan, place)) : initiative;
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
      ? draft.plan.roles.map((_role, player) => firstWay(held, taker, own, player))
      : before.with(taker, { ...wayOf(taker), edges: own });
  draft.ways.forEach(({ player, edges }, place) => {
    if (edges.length > 0 && before[place]?.edges !== edges)
      io.emit({ rule: 'G2.1.6', key: 'edgeTaken', player, edges });
  });
  renewEntries(held);
}

/** The other side comes from across the map; a team has one edge, but for the three players' guideline. */
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
