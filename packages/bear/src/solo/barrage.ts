import { choose, type Rung } from '@sandtable/kernel';
import { sideOf, unitOf } from '../model/battle/battle.ts';
import { type BearIo, type Held, playerOf } from '../model/battle/state.ts';
import { type Artillery, cardOfArtillery, hexesAround, pushShells } from '../rules/support/artillery.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { drawCardHexes } from './card-hex.ts';
import { thinkOf } from './card.ts';
import type { AiNote, RungKey } from './trace.ts';
import type { HexId, PlayerId } from '../model/ids.ts';

const BATTERIES: Readonly<Record<Side, Artillery>> = { german: 'artillery-105', soviet: 'artillery-122' };

/** two Order Cards are drawn; of the hexes they name one is the centre of seven that the AI's shells fall on. */
export function strikeFromAfar(held: Held, player: PlayerId, io: BearIo): void {
  const centres = [...new Set([...drawCardHexes(held, io), ...drawCardHexes(held, io)])];
  const { side } = playerOf(held, player);
  const card = cardOfArtillery(held, BATTERIES[side]);
  if (centres.length === 0 || card === -1) return;
  const thought = thinkOf(held, player, true, io);
  const struck = (hex: HexId): number[] => {
    const around = new Set(hexesAround(held, hex));
    return thought.seen.view.roster.filter((unit) => around.has(unitOf(thought.seen, unit).at));
  };
  const ownHit = (hex: HexId): number => struck(hex).filter((unit) => sideOf(held, unit) === side).length;
  const most: Rung<number, RungKey> = {
    rule: 'S7.2',
    rung: 'mostUnitsHit',
    figure: (hex) => ownHit(hex) - struck(hex).length,
  };
  const fewest: Rung<number, RungKey> = { rule: 'S7.2', rung: 'fewestAiHit', figure: ownHit };
  const at = choose(
    thought,
    centres,
    // G6.2b, G6.2c: the Soviet guns strike hard, the German ones spare their own.
    side === 'soviet' ? [most, fewest] : [fewest, most],
    (hex) => hex,
    (chosen) => io.trace?.({ note: 'eventChoice', what: 'barrage', chosen } satisfies AiNote),
  );
  pushShells(held, { player, card, at });
}
