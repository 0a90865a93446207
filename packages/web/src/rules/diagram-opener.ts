import { type GameSystem, must, type Realm, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import { PROCEDURE_SEAT, type Seating } from '@sandtable/session';
import type { OpenedDiagram } from '../face/diagrams.ts';
import type { Position } from '../face/position.ts';

interface DiagramTable<R extends Realm> {
  readonly system: GameSystem<R>;
  positionOf(view: R['view']): Position;
  /** Sits in every seat that is not to move and that the rules do not play. */
  readonly other: Sitter;
  /** Said before anything is asked; [] for nothing. */
  readonly first: Sentence;
}

/** Opens the positions of diagrams, each as the side to move sees it. */
export function diagramOpener<R extends Realm>(table: DiagramTable<R>): (position: object) => OpenedDiagram {
  const { system, positionOf, other, first } = table;
  return (raw) => {
    const options = must(system.options({ position: raw }));
    // Any seed will do: nothing is rolled before the first order.
    const state = system.setup(options, new Recorder(streamsOf('sfc32:diagram', system.streams)));
    if (first.length > 0) system.apply(state, first, new Recorder(state.random));
    const turn = system.pending(state)?.seat ?? 'spectator';
    const seats: Seating = Object.fromEntries(
      system.seats(options).map((seat) => [seat, seat === turn ? YOU : seat === PROCEDURE_SEAT ? PROCEDURE : other]),
    );
    return { position: positionOf(system.view(state, turn)), seats };
  };
}

type Sitter = Seating[string];

const YOU: Sitter = { kind: 'person', name: 'You' };
const PROCEDURE: Sitter = { kind: 'procedure' };
