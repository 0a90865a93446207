import {
  DISCLOSE,
  hexName,
  NONE,
  printUnit,
  typeOf,
  unitId,
  type UnitId,
  unitKind,
  unitName,
} from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { GivenUp, GivenUpUnit } from '../../face/speech.ts';
import { judged, type LimanowaSaying, openQuestionIn, printChance } from './saying.ts';

/**
 * L6.2a: a Central Phase without orders gives up the round's moves and attacks. Cards and tokens are kept, so the other
 * phases give nothing up.
 */
export function planGivesUp(saying: LimanowaSaying): GivenUp | null {
  const { plan, corps } = openQuestionIn(saying);
  if (plan !== 'central' || saying.words.join(' ') !== DISCLOSE) return null;
  const { units } = saying.seen.view;
  const { movesLeft = 0 } = judged(saying).figures;
  const rows = units.flatMap((unit, place) =>
    unit.corps === corps && unit.at !== NONE ? [rowOf(saying, unitId(place))] : [],
  );
  if (rows.length === 0 || (movesLeft === 0 && rows.every(({ best }) => best === ''))) return null;
  return {
    title: 'No orders? Nobody moves or attacks this round.',
    text: 'Cards and tokens are kept; moves and attacks are not.',
    label: movesLeft > 0 ? `Disclose with ${counted(movesLeft, 'move')} unused` : 'Disclose without an attack',
    isLoss: true,
    parts: [
      { title: `${counted(rows.length, 'unit')} ${rows.length === 1 ? 'does' : 'do'} nothing`, units: rows, lines: [] },
    ],
  };
}

function rowOf(saying: LimanowaSaying, unit: UnitId): GivenUpUnit {
  const { seen } = saying;
  const { at, rp } = seen.view.units[unit] ?? { at: NONE, rp: 0 };
  const note = [hexName(seen.map, at), `${rp} of ${typeOf(seen, unit).rp} RP`].join(' · ');
  return { unit, name: unitName(seen, unit), note, best: bestOf(saying, unit) };
}

/** Its best attack from its hex, alone; '' if no enemy is in range. */
function bestOf(saying: LimanowaSaying, unit: UnitId): string {
  const { game, seen } = saying;
  const word = printUnit(seen, unit);
  let best = { tv: 0, text: '' };
  for (const { word: target } of game.offers(seen.view, ['attack'])) {
    const { isGranted, figures } = judged(saying, ['attack', target, word]);
    const blow = isGranted ? figures.targets?.find(({ attacker }) => attacker === unit) : undefined;
    if (blow === undefined || blow.tv <= best.tv) continue;
    const at = seen.view.units[unitKind.read(seen, target) ?? NONE]?.at ?? NONE;
    best = { tv: blow.tv, text: `could hit ${hexName(seen.map, at)}: ${printChance(blow)}` };
  }
  return best.text;
}
