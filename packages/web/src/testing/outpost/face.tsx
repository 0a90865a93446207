import { madeOnce } from '@sandtable/kernel';
import { type Outpost, outpost, type OutpostEvent, type OutpostView } from '@sandtable/kernel/testing';
import type { GameFace } from '../../face/game.ts';
import { type Happening, PLAIN_HAPPENING } from '../../face/happening.ts';
import { NO_ADVICE } from '../../face/advice.ts';
import { NO_ROUTES, type Position } from '../../face/position.ts';
import { PLAIN_RESULT } from '../../face/result.ts';
import { NO_FORECAST } from '../../face/speech.ts';
import { filmFrame, NO_PANELS, type TableFace } from '../../face/table.ts';
import type { Saying } from '../../saying/saying.ts';
import { outpostField } from './field.ts';
import { outpostSpeech } from './speech.ts';

function makePosition(view: OutpostView): Position {
  const sayingOf = (words: readonly string[]): Saying => ({ position, words });
  const position: Position = {
    ...outpostField(view, sayingOf),
    ...outpostSpeech(view, sayingOf),
    ...NO_FORECAST,
    ...NO_ROUTES,
    ...NO_ADVICE,
    mission: 'Outpost',
    commander: null,
    goalOf: () => '',
    goalsOf: () => [],
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
    ...PLAIN_HAPPENING,
    key,
    rule,
    text: key,
    sign: event.key === 'rolled' ? { kind: 'dice', dice: event.dice, sides: 6, added: '' } : null,
    units: 'squad' in event ? [event.squad] : 'target' in event ? [event.target] : [],
    hexes: 'at' in event ? [event.at] : [],
    rank: key === 'lost' ? 0 : null,
    isGrave: key === 'lost',
    ...(key === 'lost' ? { landmark: 'kill' as const } : {}),
    isIdle: key === 'passed',
  };
}

/** As little as a game can bring. */
export const outpostTable: TableFace<Outpost> = {
  judgedBy: `${outpost.id} ${outpost.version}`,
  habits: { marks: {}, keys: {}, zone: null, over: 'It is over', help: { steps: [], keys: [] } },
  positionOf: madeOnce(makePosition),
  panelsOf: ({ round, players }) => ({
    ...NO_PANELS,
    facts: (seat) => (
      <span className="top-fact" data-testid="round">
        Round {round}, {players.find((player) => player.seat === seat)?.coins} coins
      </span>
    ),
    inspector: (unit) => <p data-testid="inspected">Squad {unit + 1}</p>,
  }),
  tell: (_view, event) => tell(event),
  motionsOf: () => [],
  filmOf: async (_before, { events }) => ({
    frames: [filmFrame({ step: 'outcome', title: null, pause: 0, says: events.map(({ key }) => key).join(', ') })],
    motions: () => [],
  }),
  whyOf: ({ notes }) => ({
    lines: () => notes.map(({ squad, tries, space }) => `u${squad + 1} tries to ${tries}: ${space ?? 'nowhere'}`),
    actor: notes.at(-1)?.squad ?? -1,
    overlays: () => [],
    rules: () => [],
    proof: () => null,
  }),
  whatIfOf: null,
};

/** A small game unlike ours: it proves that the screen of a match works for any game. */
export const outpostFace: GameFace<Outpost> = {
  system: outpost,
  table: outpostTable,
  result: async () => ({
    storyOf: null,
    resultOf: ({ outcome }, entries) => ({
      ...PLAIN_RESULT,
      mission: 'Outpost',
      commander: null,
      headline: outcome?.winners.length === 0 ? 'Draw' : `${outcome?.winners.join(' and ')} has won`,
      ending: outcome?.reason.key ?? '',
      unit: 'squads',
      sides: Object.entries(outcome?.scores ?? {}).map(([side, score]) => ({
        side,
        name: side,
        score,
        lost: [],
        left: score,
      })),
      entries: entries.length,
    }),
  }),
};
