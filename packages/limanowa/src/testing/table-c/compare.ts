import { randomOf, streamsOf } from '@sandtable/kernel';
import { effectOf } from '../../model/battle.ts';
import type { Pack } from '../../model/pack.ts';
import type { LimanowaSystem } from '../../model/state.ts';
import { limanowa } from '../../system.ts';
import { randomPack } from '../slow-ai/random-pack.ts';
import { Logbook, type TapeItem } from '../slow-ai/tape.ts';
import { type Assault, drawnUp, type Soldier } from './assault.ts';
import { planned, sentenceOf } from './plans.ts';
import { helpedBy, type Protected, tableC, tacticsFor } from './reading.ts';

/** What came of many assaults. */
export interface Comparisons {
  /** Each with its seed. */
  readonly differences: string[];
  /** How often each thing was met. */
  readonly met: Map<string, number>;
  /** Choices by table C that were compared. */
  count: number;
}

function noComparisons(): Comparisons {
  return { differences: [], met: new Map(), count: 0 };
}

/** What a game with a planted mistake does with its account. */
export type Spoil = (items: readonly TapeItem[], assault: Assault) => readonly TapeItem[];

export const AS_IT_IS: Spoil = (items) => items;

/** So many assaults share a pack, ours and a random one in turn. */
const SHARED = 25;

/** Assaults by number until so many choices are compared. `game` plays with a pack of its own to be found out. */
export function compareMany(
  pack: Pack,
  seed: string,
  most: number,
  spoil = AS_IT_IS,
  game?: LimanowaSystem,
): Comparisons {
  const found = noComparisons();
  let [used, system] = [pack, game ?? limanowa(pack)];
  for (let number = 0; found.count < most && found.differences.length === 0; number++) {
    if (game === undefined && number % SHARED === 0) {
      const row = number / SHARED;
      used = row % 2 === 0 ? pack : randomPack(randomOf(`sfc32:${seed} ${row}`, 'pack'));
      system = limanowa(used);
    }
    compareOne(used, system, `sfc32:${seed} ${number}`, found, spoil);
  }
  return found;
}

function compareOne(pack: Pack, system: LimanowaSystem, seed: string, found: Comparisons, spoil: Spoil): void {
  const random = randomOf(seed, 'assault');
  const muster = drawnUp(pack, random);
  const assault = planned(muster, random);
  if (assault.attacks.size === 0) return;
  const options = system.options({ position: muster.position });
  if (!options.ok) throw new Error(`${seed}: ${JSON.stringify(options.problems)}`);
  const state = system.setup(options.value, new Logbook(streamsOf(seed, system.streams)));
  const items: TapeItem[] = [];
  for (const sentence of [['disclose'], sentenceOf(assault), ['proceed']]) {
    const pending = system.pending(state);
    if (pending === undefined) throw new Error(`${seed}: the match is over`);
    const verdict = system.judge(system.view(state, pending.seat), sentence);
    if (!verdict.granted || !verdict.value.whole) {
      found.differences.push(`${seed}: refused: ${sentence.join(' ')}: ${JSON.stringify(verdict)}`);
      return;
    }
    const log = new Logbook(state.random);
    system.apply(state, sentence, log);
    items.push(...log.items);
  }
  const wrong = differenceIn(spoil(items, assault), assault, found);
  if (wrong !== undefined) found.differences.push(`${seed}, ${sentenceOf(assault).join(' ')}: ${wrong}`);
}

/** Holds the card's unit, the officer's unit and the dice of both against the table. */
function differenceIn(items: readonly TapeItem[], assault: Assault, found: Comparisons): string | undefined {
  const named = (unit: number): Soldier | undefined => assault.defenders.find((each) => each.unit === unit);
  const met = (name: string): void => void found.met.set(name, (found.met.get(name) ?? 0) + 1);
  const turned = items.findIndex(({ key }) => key === 'aiCardTurned');
  const turnedItem = items[turned];
  let volleyed: Soldier | undefined;
  if (turnedItem?.key === 'aiCardTurned') {
    const effect = effectOf(assault.pack, turnedItem.card);
    const table = tableC(assault, helpedBy(assault, effect));
    const used = items.find((item) => item.key === 'aiCardUsed');
    met(`${effect}: ${table.row}`);
    if (table.best.length > 1) met('by die');
    found.count += 1;
    const chosen = used?.key === 'aiCardUsed' ? named(used.unit) : undefined;
    const wrong = wrongChoice(table, chosen, items.slice(turned + 1));
    if (wrong !== undefined) return `${effect}: ${wrong}`;
    if (effect === 'volley') volleyed = chosen;
  }
  if (!items.some(({ key }) => key === 'aiCardRolled')) return 'no roll for a card';
  const table = tableC(assault, tacticsFor(assault, volleyed));
  const told = items.findIndex((item) => item.key === 'tactics' && named(item.unit) !== undefined);
  const tactics = items[told];
  if (table.best.length === 0 && tactics === undefined) return undefined;
  met(`tactics: ${table.row}`);
  found.count += 1;
  const wrong = wrongChoice(
    table,
    tactics?.key === 'tactics' ? named(tactics.unit) : undefined,
    items.slice(Math.max(0, told - 1)),
  );
  return wrong === undefined ? undefined : `tactics: ${wrong}`;
}

/** The best one, or the one that a die with as many sides as there are best ones picks, in the order of the match. */
function wrongChoice(
  { row, best }: Protected,
  chosen: Soldier | undefined,
  items: readonly TapeItem[],
): string | undefined {
  const [die] = items;
  const isRolled = die?.key === 'roll' && die.stream === 'ai' && best.length > 1;
  if (best.length > 1 && (!isRolled || die.sides !== best.length)) return `no die with ${best.length} sides picks`;
  const expected = isRolled ? best[die.value - 1] : best[0];
  if (expected === chosen) return undefined;
  return `${row} comes to ${expected?.name ?? 'nobody'}, the game to ${chosen?.name ?? 'nobody'}`;
}
