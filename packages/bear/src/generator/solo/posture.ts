import type { MissionSheet, Posture } from '../../model/pack/solo-mission.ts';
import type { BearIo, Held } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { majorityOf, postureByDie, tileOf } from './tiles.ts';

/** G5.3.1: the AI's posture, and the die where the tiles have left it open. */
export interface Rolled {
  readonly posture: Posture;
  readonly die: number;
}

/** Only a tie is rolled for. */
export function settlePosture({ pack }: Held, tiles: readonly number[], io: BearIo): Rolled {
  const majority = majorityOf(pack, tiles);
  const die = majority === null ? io.roll('generator', 6) : 0;
  const posture = majority ?? postureByDie(die);
  const defense = tiles.filter((tile) => tileOf(pack, tile).posture === 'defense').length;
  io.emit({ rule: 'G5.3.1', key: 'postureSet', posture, defense, offense: tiles.length - defense, die });
  return { posture, die };
}

export function sheetOf({ missionSheets }: Pack, posture: Posture): MissionSheet {
  return missionSheets.find((sheet) => sheet.posture === posture) ?? missing(posture);
}

function missing(posture: Posture): never {
  throw new Error(`this pack has no Solo Mission Sheet for ${posture}`);
}
