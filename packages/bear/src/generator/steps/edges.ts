import { unitOf } from '../../model/battle/battle.ts';
import { type BoardEdge, type EffectFrame, type EntryWay, unitsLeft } from '../../model/draft/draft.ts';
import { freeEdges, renewEntries, withEdges } from '../../model/draft/entries.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import type { UnitId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type BearIo, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { boundBy, mustDraft, notePlay, playOf, seatFor } from '../draft-state.ts';
import { edgeVerb, enemySides, exitOf, extraEdges, judgeExitEdge, judgeExtraEdge, roadHexes } from '../edges.ts';
import { beginNaming, NAMING, NAMING_VERBS } from '../naming.ts';
import { capital, entryEdgeOf, playedCard, unitsOf } from '../phrases.ts';
import { entryFor } from '../ways.ts';
import { endStep, type StepModule, stepUnderWay } from './step-module.ts';

// G3.7.1b: `b1-right` names a further entry edge. If the option leaves the choice until units enter, nothing is settled
// now: what is free is judged as they enter.

type EntryEdgeStep = StepOf<'entryEdge'>;

/** G6.2f: units that drive by road need an edge with a road. */
function candidates(seen: Seen, frame: Readonly<EffectFrame>): BoardEdge[] {
  const edges = extraEdges(seen, frame.player);
  return isByRoad(frame) ? edges.filter((edge) => roadHexes(seen, edge).length > 0) : edges;
}

function isByRoad({ steps }: Readonly<EffectFrame>): boolean {
  return steps.some((step) => step.kind === 'exitEdge' && step.byRoad);
}

const nameEdge = edgeVerb('nameEdge', {
  candidates,
  judge: (seen, { player }, edge) => judgeExtraEdge(seen, player, edge),
  resolve: (held, frame, edge, io) => open(held, frame, stepUnderWay(frame, 'entryEdge'), [edge], io),
});

const ENTRY_VERBS = [nameEdge];

export const entryEdge: StepModule<EntryEdgeStep> = {
  ask(seen, frame, { when }) {
    const seat = seatFor(seen, frame.player);
    if (frame.step === NAMING.card) return question(seat, 'nameCard', NAMING_VERBS);
    const isOpen = frame.step === NAMING.units && when === 'atOnce' && candidates(seen, frame).length > 0;
    return isOpen ? question(seat, 'extraEdge', ENTRY_VERBS) : null;
  },
  go(held, frame, step, io) {
    if (frame.step === NAMING.begun) {
      if (step.units === 'card') return beginNaming(held, frame, step, io);
      frame.left = step.units === 'given' ? playOf(held, frame).units : [];
      frame.step = NAMING.units;
      return;
    }
    if (step.when === 'onEntering') return open(held, frame, step, [], io);
    tellNoEdge(io);
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
    return `${capital(who)} may also enter by ${edge}; it counts for nothing else.`;
  },
  worth: (_seen, _player, { units, when }) => (units === 'all' ? 1.2 : 0.5) * (when === 'onEntering' ? 1.3 : 1),
};

function tellNoEdge(io: BearIo): void {
  io.emit({ rule: 'G3.7.1b', key: 'partIgnored', why: 'noEdge' });
}

/** an option for all units applies to both team-mates. No edges: any that is free as they enter. */
function open(held: Held, frame: EffectFrame, { units }: EntryEdgeStep, edges: readonly BoardEdge[], io: BearIo): void {
  if (units === 'all') {
    for (const player of boundBy(held, frame, 'own')) {
      const draft = mustDraft(held.view);
      draft.ways = draft.ways.map((way) => (way.player === player ? openedBy(way, edges) : way));
      io.emit({ rule: 'G3.7.1b', key: 'edgeAdded', player, edges, units: [] });
    }
    renewEntries(held);
  } else {
    const named = unitsLeft(frame);
    for (const unit of named) openFor(held, unit, edges);
    // An edge named now is no longer free to others.
    renewEntries(held);
    io.emit({ rule: 'G3.7.1b', key: 'edgeAdded', player: frame.player, edges, units: named });
  }
  endStep(frame);
}

/** Units already on the map are skipped. */
function openFor(held: Held, unit: UnitId, edges: readonly BoardEdge[]): void {
  const { entry, owner } = unitOf(held, unit);
  const way = mustDraft(held.view).ways[entry];
  if (way === undefined) return;
  heldUnit(held, unit).entry = entryFor(held, { ...openedBy(way, edges), player: owner });
}

function openedBy(way: EntryWay, edges: readonly BoardEdge[]): EntryWay {
  return edges.length === 0 ? { ...way, open: true } : { ...way, extra: withEdges(way.extra ?? [], edges) };
}

// B5.6: `b1-bottom` names the exit edge.

/** G2.1.6: the enemy's edge is one exit, however many boards it runs along. */
function exitEdges(seen: Seen, frame: Readonly<EffectFrame>): BoardEdge[] {
  const { byRoad } = stepUnderWay(frame, 'exitEdge');
  const edges = byRoad ? freeEdges(seen.view) : enemySides(seen, frame.player).flatMap(([first]) => first ?? []);
  return edges.filter((edge) => judgeExitEdge(seen, frame, byRoad, edge).granted);
}

const nameExit = edgeVerb('nameExit', {
  candidates: exitEdges,
  judge: (seen, frame, edge) => judgeExitEdge(seen, frame, stepUnderWay(frame, 'exitEdge').byRoad, edge),
  resolve: nameIt,
});

function nameIt(held: Held, frame: EffectFrame, edge: BoardEdge, io: BearIo): void {
  notePlay(held, frame, { exit: edge });
  io.emit({ rule: 'B5.6', key: 'exitNamed', player: frame.player, edge, edges: exitOf(held, playOf(held, frame)) });
  endStep(frame);
}

const EXIT_VERBS = [nameExit];

export const exitEdge: StepModule<StepOf<'exitEdge'>> = {
  ask: (seen, frame) =>
    exitEdges(seen, frame).length > 1 ? question(seatFor(seen, frame.player), 'exitEdge', EXIT_VERBS) : null,
  go(held, frame, _step, io) {
    const [only] = exitEdges(held, frame);
    if (only !== undefined) return nameIt(held, frame, only, io);
    tellNoEdge(io);
    endStep(frame);
  },
  words: ({ byRoad }, names) =>
    byRoad
      ? 'Name another edge, joined to it by road: these units may leave the map there.'
      : `${capital(unitsOf('own', names))} may leave the map over ${entryEdgeOf('enemy', names)}.`,
  worth: () => 0,
};
