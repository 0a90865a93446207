import { judgedSlot, verb } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { BoardEdge, EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import type { UnitId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { extraEdges, judgeExtraEdge, roadHexes } from '../edges.ts';
import { entryFor, hasEdge } from '../entries.ts';
import { mustDraft } from '../must-draft.ts';
import { beginNaming, NAMING, NAMING_VERBS } from '../naming.ts';
import { boundBy, seatFor } from '../parties.ts';
import { playedCard, unitsOf } from '../phrases.ts';
import { playOf } from '../plays.ts';
import { renewEntries } from '../ways.ts';
import { boardEdgeKind } from '../word-kinds.ts';
import { endStep, type StepModule, stepUnderWay } from './step-module.ts';

// G3.7.1b: b1-right names another edge to come in by. Where the option leaves it open until they enter, all that are free count.

type Step = StepOf<'entryEdge'>;

interface Asked {
  readonly frame: EffectFrame;
}

interface Edged extends Asked {
  readonly edge: BoardEdge;
}

/** G6.2f: what drives by road comes in by road. */
function candidates(seen: Seen, frame: Readonly<EffectFrame>): BoardEdge[] {
  const edges = extraEdges(seen, frame.player);
  return isByRoad(frame) ? edges.filter((edge) => roadHexes(seen, edge).length > 0) : edges;
}

function isByRoad({ steps }: Readonly<EffectFrame>): boolean {
  return steps.some((step) => step.kind === 'exitEdge' && step.byRoad);
}

const nameEdge = verb<Bear, EffectFrame, Edged>('nameEdge', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'edge',
      judgedSlot(
        boardEdgeKind,
        (seen: Seen, { frame }: Asked) => candidates(seen, frame),
        (seen, { frame }, edge) => judgeExtraEdge(seen, frame.player, edge),
      ),
    ),
  resolve: (held, { frame, edge }, io) => open(held, frame, stepUnderWay(frame, 'entryEdge'), [edge], io),
});

const VERBS = [nameEdge];

export const entryEdge: StepModule<Step> = {
  ask(seen, frame, { when }) {
    const seat = seatFor(seen, frame.player);
    if (frame.step === NAMING.card) return question(seat, 'nameCard', NAMING_VERBS);
    const isOpen = frame.step === NAMING.units && when === 'atOnce' && candidates(seen, frame).length > 0;
    return isOpen ? question(seat, 'extraEdge', VERBS) : null;
  },
  go(held, frame, step, io) {
    if (frame.step === NAMING.begun) {
      if (step.units === 'card') return beginNaming(held, frame, step, io);
      frame.left = step.units === 'given' ? playOf(held, frame).units : [];
      frame.step = NAMING.units;
      return;
    }
    const edges = step.when === 'onEntering' ? candidates(held, frame) : [];
    if (edges.length > 0 || isOpenToPartner(held, frame, step)) return open(held, frame, step, edges, io);
    io.emit({ rule: 'G3.7.1b', key: 'partIgnored', why: 'noEdge' });
    endStep(frame);
  },
  words({ units, when }, names) {
    const who =
      units === 'all'
        ? unitsOf('own', names)
        : units === 'card'
          ? `The units of ${playedCard('own', names)}`
          : 'These units';
    const edge = when === 'atOnce' ? 'one more edge, named now' : 'any free edge, chosen as they enter';
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} may also enter by ${edge}.`;
  },
  worth: (_seen, _player, { units, when }) => (units === 'all' ? 1.2 : 0.5) * (when === 'onEntering' ? 1.3 : 1),
};

/** G2.1g7: team-mates may have edges of their own, so what is free to one the other may have already. */
function isOpenToPartner(seen: Seen, frame: Readonly<EffectFrame>, { units, when }: Step): boolean {
  const isForAll = units === 'all' && when === 'onEntering';
  return isForAll && boundBy(seen, frame, 'own').some((player) => extraEdges(seen, player).length > 0);
}

/** for all units it binds both team-mates. */
function open(held: Held, frame: EffectFrame, { units, when }: Step, edges: readonly BoardEdge[], io: BearIo): void {
  if (units === 'all') {
    for (const player of boundBy(held, frame, 'own')) {
      const draft = mustDraft(held.view);
      const more = when === 'onEntering' ? extraEdges(held, player) : edges;
      if (more.length === 0) continue;
      draft.ways = draft.ways.map((way) =>
        way.player === player ? { ...way, edges: withEdges(way.edges, more) } : way,
      );
      io.emit({ rule: 'G3.7.1b', key: 'edgeAdded', player, edges: more, units: [] });
    }
    renewEntries(held);
  } else {
    for (const unit of frame.left) openFor(held, unit, edges);
    io.emit({ rule: 'G3.7.1b', key: 'edgeAdded', player: frame.player, edges, units: frame.left });
  }
  endStep(frame);
}

/** Those on the map have no way in any more. */
function openFor(held: Held, unit: UnitId, edges: readonly BoardEdge[]): void {
  const { entry, owner } = unitOf(held, unit);
  const way = mustDraft(held.view).ways[entry];
  if (way === undefined) return;
  heldUnit(held, unit).entry = entryFor(held, { player: owner, round: way.round, edges: withEdges(way.edges, edges) });
}

function withEdges(edges: readonly BoardEdge[], more: readonly BoardEdge[]): BoardEdge[] {
  return [...edges, ...more.filter((edge) => !hasEdge({ edges }, edge))];
}
