import { must } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { fieldsOf } from '../board/map.ts';
import { defaultPack } from '../content/pack.ts';
import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import type { Goal, ObjectivePlan } from '../model/mission.ts';
import type { Position, PositionCorps, PositionUnit, Switches } from '../model/options.ts';
import type { Held, Limanowa, LimanowaSystem } from '../model/state.ts';
import type { Side } from '../model/forces.ts';
import { checkPack } from '../setup/check-pack.ts';
import { limanowa } from '../system.ts';
import { cardId, type CardId } from '../model/ids.ts';

export const pack = must(checkPack(defaultPack));

export const game: LimanowaSystem = limanowa(pack);

export type LimanowaMatch = Rehearsal<Limanowa>;

/** How a test match begins, besides its units. Lists are by corps. */
export interface MatchScene {
  readonly tokens?: readonly number[];
  readonly hands?: readonly (readonly Effect[])[];
  readonly options?: Partial<Switches>;
  readonly strategic?: readonly string[];
  readonly tactical?: readonly string[];
  readonly goal?: Goal;
  readonly round?: number;
  readonly limit?: number;
  /** The corps whose round it is; the AI's corps for the AI's round. */
  readonly turn?: number;
  /** All dice of attacks, in order; all must be rolled. */
  readonly dice?: readonly number[];
  readonly ai?: readonly number[];
  /** Cards that people draw, and cards that the AI turns up. */
  readonly draws?: readonly Effect[];
  readonly turns?: readonly Effect[];
  /** Records how the AI chooses. */
  readonly tracing?: boolean;
  /** Defaults to the game with our own pack. */
  readonly system?: LimanowaSystem;
}

/**
 * A match from a few words, corps by corps in turn order: `matchWith(['austria: szurmay 0607, honved 0407 2rp, hussars lost',
 * 'russia ai: guard 0604'], { dice: [3] })`. Units are named by the ids of their types, without `ah-` and `ru-`. Then
 * `match.say('move a02 0506 disclose')` and look at its events. All that is scripted must be used by the end of the test.
 */
export function matchWith(corps: readonly string[], scene: MatchScene = {}): LimanowaMatch {
  const { dice, ai, draws, turns, tracing = false, system = game } = scene;
  const script = new Script({
    ...(dice === undefined ? {} : { combat: dice }),
    ...(ai === undefined ? {} : { ai }),
    ...(draws === undefined ? {} : { deck: cardsOf(draws) }),
    ...(turns === undefined ? {} : { aiDeck: cardsOf(turns) }),
  });
  return new Rehearsal(system, { position: positionWith(corps, scene) }, { script, tracing });
}

export function missionWith(
  mission: string,
  scene: Pick<MatchScene, 'options' | 'dice' | 'ai' | 'tracing'> = {},
): LimanowaMatch {
  const { options = {}, dice, ai, tracing = false } = scene;
  const script = new Script({ ...(dice === undefined ? {} : { combat: dice }), ...(ai === undefined ? {} : { ai }) });
  return new Rehearsal(game, { mission, ...options }, { script, tracing });
}

export function fieldWith(corps: readonly string[], scene: MatchScene = {}): Held {
  return heldOf(matchWith(corps, scene));
}

export function heldOf(match: LimanowaMatch): Held {
  return fieldsOf(pack)(match.state);
}

export function positionWith(corps: readonly string[], scene: MatchScene = {}): Position {
  const { tokens, hands, options, strategic = [], tactical = [], goal, round, limit, turn } = scene;
  return {
    game: 'limanowa',
    ...(options === undefined ? {} : { options }),
    ...(round === undefined ? {} : { round }),
    ...(turn === undefined ? {} : { turn }),
    ...(limit === undefined ? {} : { limit }),
    ...(goal === undefined ? {} : { goal }),
    objectives: [...strategic.map(objective('strategic')), ...tactical.map(objective('tactical'))],
    corps: corps.map((text, place) => ({
      ...corpsEntry(text),
      tokens: tokens?.[place] ?? 0,
      hand: hands?.[place] ?? [],
    })),
  };
}

function objective(grade: ObjectivePlan['grade']): (hex: string) => ObjectivePlan {
  return (hex) => ({ at: placeNamed(hex), grade });
}

function placeNamed(hex: string): [number, number] {
  if (!/^[0-9]{4}$/.test(hex)) throw new Error(`no hex '${hex}': column and row, such as 0604`);
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))];
}

function corpsEntry(text: string): PositionCorps {
  const [, side, ai, units] = /^(austria|russia)( ai)?: (.+)$/.exec(text) ?? [];
  if ((side !== 'austria' && side !== 'russia') || units === undefined) throw new Error(`no corps: '${text}'`);
  return { side, isAi: ai !== undefined, units: units.split(', ').map((unit) => unitEntry(side, unit)) };
}

/** `honved 0407 2rp`, `honved lost` */
function unitEntry(side: Side, text: string): PositionUnit {
  const [name = '', at = '', rp] = text.split(' ');
  const prefix = side === 'austria' ? 'ah' : 'ru';
  const type = pack.unitTypes.find(({ id }) => id === name || id === `${prefix}-${name}`);
  if (type === undefined) throw new Error(`no unit type '${name}'`);
  return {
    type: type.id,
    at: at === 'lost' ? null : placeNamed(at),
    ...(rp === undefined ? {} : { rp: Number.parseInt(rp, 10) }),
  };
}

/** Distinct cards of these kinds, last copies first: hands begin with the first. */
function cardsOf(effects: readonly Effect[]): CardId[] {
  const used: CardId[] = [];
  const size = pack.cards.reduce((sum, { copies }) => sum + copies, 0);
  for (const effect of effects) {
    let card = cardId(size - 1);
    while (card >= 0 && (effectOf(pack, card) !== effect || used.includes(card))) card--;
    if (card < 0) throw new Error(`no further card '${effect}'`);
    used.push(card);
  }
  return used;
}
