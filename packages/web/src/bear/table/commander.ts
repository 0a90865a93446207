import { AI_SEAT, type Seen, type Side } from '@sandtable/bear';
import { callSignFor } from '../../face/call-sign.ts';
import { matchName } from '../draft/match-name.ts';

/** Call signs on the radio: the Germans went by animals, the Soviets by plants, birds and stones. */
const CALL_SIGNS: Readonly<Record<Side, readonly string[]>> = {
  german: ['Badger', 'Heron', 'Lynx', 'Marten', 'Otter', 'Raven', 'Stag', 'Wolverine'],
  soviet: ['Amber', 'Birch', 'Falcon', 'Granite', 'Rowan', 'Sable', 'Thistle', 'Violet'],
};

/** The call sign of the AI's commander: each mission has its own; null if people play each other. */
export function commanderOf(seen: Seen): string | null {
  const ai = seen.view.players.find(({ seat }) => seat === AI_SEAT);
  return ai === undefined ? null : callSignFor(CALL_SIGNS[ai.side], matchName(seen));
}
