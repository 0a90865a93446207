import { Rehearsal } from '@sandtable/kernel/testing';
import { printProblem } from '@sandtable/kernel';
import { defaultPack } from '../content/pack.ts';
import type { EffectStepSource } from '../model/effect-step.ts';
import type { GeneratorCardSource } from '../model/generator-card.ts';
import type { Bear, BearSystem } from '../model/state.ts';
import type { Side } from '../model/unit-type.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import { type BearMatch, game } from './match.ts';

/** Where a generation in a test stands before its first card: boards, the edge of the Initiative Player, and who he is. */
interface Table {
  readonly system?: BearSystem;
  readonly draft?: object;
  readonly first?: string;
  readonly board?: string;
  readonly edge?: string;
  readonly seed?: string;
}

/** A generation up to its first card. */
export function draftWith({
  system = game,
  draft = { guideline: 1 },
  first = 'soviet',
  board = 'b1',
  edge = 'b1-top',
  seed = 'sfc32:draft',
}: Table = {}): BearMatch {
  const match = new Rehearsal<Bear>(system, { draft }, { seed });
  for (const sentence of [first, board, edge]) match.say(sentence);
  return match;
}

/** A card of a test: its top, and the units of its bottom. */
export function testCard(
  side: Side,
  number: number,
  steps: readonly EffectStepSource[],
  units: readonly string[] = [
    side === 'german' ? `g${String(number).padStart(2, '0')}` : `s${String(number).padStart(2, '0')}`,
  ],
  kind: GeneratorCardSource['top']['kind'] = 'event',
): GeneratorCardSource {
  return {
    side,
    number,
    name: `Test ${number}`,
    top: { kind, steps: [...steps] },
    bottom: { steps: [{ kind: 'units', units: [...units] }] },
  };
}

/** The game with these cards instead of our own. */
export function gameWith(generatorCards: readonly GeneratorCardSource[], more: object = {}): BearSystem {
  const pack = checkPack({ ...defaultPack, generatorCards, aiTiles: [], ...more });
  if (!pack.ok) throw new Error(pack.problems.map(printProblem).join('\n'));
  return bear(pack.value);
}

interface Plan {
  readonly german?: number;
  readonly soviet?: number;
  readonly rounds?: number;
  readonly caps?: number;
}

/** A guideline of a test's own: so many cards for each side, all of them in hand. */
export function planWith({ german = 2, soviet = 2, rounds = 5, caps = 4 }: Plan = {}): object {
  const role = (side: Side, cards: number): object => ({
    side,
    cards: { from: 1, to: cards },
    hand: cards,
    caps,
    actionCards: 1,
  });
  return {
    number: 0,
    name: 'Test',
    minutes: [10, 20],
    rounds,
    actionDeck: [2, 3, 4],
    maps: 1,
    entry: 'anyEdge',
    roles: [role('german', german), role('soviet', soviet)],
  };
}
