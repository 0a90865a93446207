import { printProblem } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { defaultPack } from '../content/pack.ts';
import { type OrderCardSource, orderCardOf } from '../model/pack/orders.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import type { SoloPosition } from '../model/pack/solo-mission.ts';
import type { TrackSpace } from '../model/solo/solo.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import { type BearMatch, matchWith, type Opening, pack } from './match.ts';

/** A space of the track as in a position, without its title. */
interface SpaceSource {
  readonly space: TrackSpace['space'];
  readonly yellow?: boolean;
  readonly events?: readonly object[];
}

interface Cards {
  /** The next Order Cards in order, for the AI or for checks; all must be drawn. */
  readonly cards?: readonly Partial<OrderCardSource>[];
  /** The rest of the deck; by default a Command card. */
  readonly rest?: readonly Partial<OrderCardSource>[];
  /** The draws by index into both lists, where a card is drawn twice or never. */
  readonly order?: readonly number[];
}

export interface SoloOpening extends Omit<Opening, 'solo' | 'system' | 'order' | 'checks'>, Cards {
  readonly ai?: SoloPosition['ai'];
  readonly track?: readonly SpaceSource[];
  /** The rest of the AI's part of the position: `{ length: 12, marker: 9, cup: { units: ['s05'], noEnemy: 1 } }`. */
  readonly solo?: object;
}

/** A blank card: the AI passes, and only 7 AP spend a unit. */
const BLANK: Omit<OrderCardSource, 'number'> = {
  spentNumber: 7,
  remainsFresh: false,
  isCommand: false,
  hex: 'F10',
  advance: null,
  closeCombat: [],
  shortRange: [],
  third: 'none',
  orders: [],
};

export function deckOf({ cards = [], rest = [{ isCommand: true }] }: Cards): OrderCard[] {
  return [...cards, ...rest].map((card, place) => orderCardOf({ ...BLANK, number: place + 1, ...card }));
}

function orderOf({ cards = [], order = cards.map((_card, place) => place) }: Cards): readonly number[] {
  return order;
}

/**
 * A match against the AI like `matchWith`, with its own deck: `soloMatch('g03 0,0 SE; s03 5,0 NW', { cards: [{ orders: [{ action:
 * 'fire' }] }] })`. The AI has the first turn: `match.say('proceed')`.
 */
export function soloMatch(units: string, opening: SoloOpening = {}): BearMatch {
  const { ai = 'soviet', cards: _cards, rest: _rest, track = [], solo = {}, ...others } = opening;
  const orderCards = deckOf(opening);
  return matchWith(units, {
    turn: ai,
    ...others,
    order: orderOf(opening),
    system: bear({ ...pack, orderCards }),
    solo: {
      ai,
      deck: { from: 1, to: orderCards.length },
      track: track.map((space) => ({ name: `Space ${space.space}`, ...space })),
      ...solo,
    },
  });
}

interface SoloScript extends Cards {
  readonly dice?: readonly number[];
  readonly options?: object;
}

/** The parts of a mission a test names; the rest does not matter. */
export type Trial = Omit<MissionSource, 'solo' | 'id' | 'name' | 'briefing' | 'rounds'>;

/** From the beginning of a mission, for what no position can say: entries, hands, rounds. */
export function soloMissionMatch(
  mission: Trial,
  solo: Omit<NonNullable<MissionSource['solo']>, 'difficulty' | 'deck'>,
  { dice, options = {}, ...cards }: SoloScript = {},
): BearMatch {
  const orderCards = deckOf(cards);
  const deck = { from: 1, to: orderCards.length };
  const whole: MissionSource = {
    id: 'trial',
    name: 'Trial',
    briefing: 'For tests.',
    rounds: 1,
    ...mission,
    solo: { difficulty: 'normal', deck, ...solo },
  };
  // The generator's sheets are for other decks.
  const own = { boards: defaultPack.boards.slice(0, 1), orderCards, missions: [whole], missionSheets: [] };
  const checked = checkPack({ ...defaultPack, ...own });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  const script = new Script({ order: orderOf(cards), ...(dice === undefined ? {} : { combat: dice }) });
  return new Rehearsal(bear(checked.value), { mission: 'trial', ...options }, { script });
}
