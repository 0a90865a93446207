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

/** A space of the track as a position writes it, without its title. */
interface SpaceSource {
  readonly space: TrackSpace['space'];
  readonly yellow?: boolean;
  readonly events?: readonly object[];
}

interface Cards {
  /** The Order Cards to come, in this order, whether for the AI or for checks; all must be drawn. */
  readonly cards?: readonly Partial<OrderCardSource>[];
  /** Others that are in the deck besides: a Command card, if nothing is said. */
  readonly rest?: readonly Partial<OrderCardSource>[];
  /** The same by places among these and those: where a card is drawn twice, or not at all. */
  readonly order?: readonly number[];
}

export interface SoloOpening extends Omit<Opening, 'solo' | 'system' | 'order' | 'checks'>, Cards {
  readonly ai?: SoloPosition['ai'];
  readonly track?: readonly SpaceSource[];
  /** All else that a position says of the AI: `{ length: 12, marker: 9, cup: { units: ['s05'], noEnemy: 1 } }`. */
  readonly solo?: object;
}

/** A card that says nothing: the AI passes, and nobody is spent by it but for 7 AP. */
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
 * A match against the AI as `matchWith` makes one, with a deck of its own: `soloMatch('g03 0,0 SE; s03 5,0 NW', { cards:
 * [{ orders: [{ action: 'fire' }] }] })`, and `match.say('proceed')` in the AI's turn, which is the first.
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

/** What a test says of a mission; the rest does not matter there. */
export type Trial = Omit<MissionSource, 'solo' | 'id' | 'name' | 'briefing' | 'rounds'>;

/** The same from the beginning of a mission, for what no position can say: entries, hands, rounds. */
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
  // The sheets of the generator are for other decks.
  const own = { boards: defaultPack.boards.slice(0, 1), orderCards, missions: [whole], missionSheets: [] };
  const checked = checkPack({ ...defaultPack, ...own });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  const script = new Script({ order: orderOf(cards), ...(dice === undefined ? {} : { combat: dice }) });
  return new Rehearsal(bear(checked.value), { mission: 'trial', ...options }, { script });
}
