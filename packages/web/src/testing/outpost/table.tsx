import { type Outpost, outpost, type OutpostEvent, type OutpostView } from '@sandtable/kernel/testing';
import type { Happening } from '../../face/happening.ts';
import type { Position } from '../../face/position.ts';
import type { TableFace } from '../../face/table.ts';
import { NO_WAYS } from '../../face/way.ts';
import type { Saying } from '../../saying/saying.ts';
import { outpostField } from './field.ts';
import { outpostSpeech } from './speech.ts';

const positions = new WeakMap<OutpostView, Position>();

function positionOf(view: OutpostView): Position {
  const position = positions.get(view) ?? makePosition(view);
  positions.set(view, position);
  return position;
}

function makePosition(view: OutpostView): Position {
  const sayingOf = (words: readonly string[]): Saying => ({ position, words });
  const position: Position = {
    ...outpostField(view, sayingOf),
    ...outpostSpeech(view, sayingOf),
    glance: () => null,
    rolls: () => [],
    ...NO_WAYS,
    mission: 'Outpost',
    draftOf: () => null,
    setUpOf: () => null,
    sight: null,
    seatName: (seat) => seat,
    sideOf: (seat) => (view.players.some((player) => player.seat === seat) ? seat : undefined),
  };
  return position;
}

function tell(event: OutpostEvent): Happening {
  const { rule, key } = event;
  return {
    key,
    rule,
    text: key,
    aside: '',
    sign: event.key === 'rolled' ? { kind: 'dice', dice: event.dice, sides: 6, added: '' } : null,
    units: 'squad' in event ? [event.squad] : 'target' in event ? [event.target] : [],
    hexes: 'at' in event ? [event.at] : [],
    rank: key === 'lost' ? 0 : null,
    round: null,
    isGrave: key === 'lost',
    goesOn: false,
    isIdle: key === 'passed',
    chapter: null,
    cue: null,
    wreck: -1,
    banner: null,
  };
}

/** Outpost on the screen of a match: as little as a game can bring. */
export const outpostTable: TableFace<Outpost> = {
  judgedBy: `${outpost.id} ${outpost.version}`,
  habits: { marks: {}, keys: {}, zone: null, over: 'It is over', help: { steps: [], keys: [] } },
  positionOf,
  panelsOf: ({ round, players }) => ({
    facts: (seat) => (
      <span className="top-fact" data-testid="round">
        Round {round}, {players.find((player) => player.seat === seat)?.coins} coins
      </span>
    ),
    phases: () => null,
    dock: () => null,
    cards: null,
    reference: null,
    mission: () => null,
    inspector: (unit) => <p data-testid="inspected">Squad {unit + 1}</p>,
    odds: () => null,
    price: () => null,
    outlook: () => null,
  }),
  tell: (_view, event) => tell(event),
  motionsOf: () => [],
  filmOf: (_before, { events }) => ({
    frames: [
      {
        step: 'outcome',
        label: 'Outcome',
        pause: 0,
        overlays: [],
        isAfter: true,
        actor: -1,
        picture: () => <p>{events.map(({ key }) => key).join(', ')}</p>,
      },
    ],
    motions: () => [],
  }),
  pageOf: null,
  whyOf: ({ notes }) => ({
    lines: () => notes.map(({ squad, tries, space }) => `u${squad + 1} tries to ${tries}: ${space ?? 'nowhere'}`),
    actor: notes.at(-1)?.squad ?? -1,
    overlays: () => [],
    rules: () => [],
    proof: () => null,
  }),
  whatIfOf: null,
};
