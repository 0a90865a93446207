import { isChoiceWord, isVerbWord, type Seen } from '@sandtable/bear';
import { EVERY_FACING, type Facing, FACINGS } from '@sandtable/hex';
import { type Sentence, STOP, type Word } from '@sandtable/kernel';

/** What a word is by its form and by what was said before it. */
export type WordForm =
  | { readonly is: 'send' }
  | { readonly is: 'unit'; readonly unit: number; readonly part: 'named' | 'joins' | 'throws' }
  | { readonly is: 'units'; readonly units: readonly number[] }
  | { readonly is: 'hex'; readonly hex: number }
  | { readonly is: 'facing'; readonly facing: Facing }
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'payment'; readonly caps: number }
  | { readonly is: 'verb' | 'choice' }
  | { readonly is: 'seat'; readonly player: number }
  | { readonly is: 'unknown' };

const PAYMENT = /^(?:(?:caps|pool|activate):(\d+)|command|opportunity|(?:command-|pool-|activate-)?toll)$/;
const CARD_BY_NUMBER = /^c\d\d$/;
const THROWN = /^[a-z]+:(.+)$/;

export function formOf(seen: Seen, said: Sentence, word: Word): WordForm {
  const { pack, map, view } = seen;
  if (word === STOP) return { is: 'send' };
  const unit = pack.counterPlaces.get(word);
  if (unit !== undefined) return { is: 'unit', unit, part: 'named' };
  const facing = EVERY_FACING.find((each) => FACINGS[each] === word);
  if (facing !== undefined) return { is: 'facing', facing };
  const hex = map.places.get(word);
  if (hex !== undefined) return { is: 'hex', hex };
  const paid = PAYMENT.exec(word);
  if (paid !== null) return { is: 'payment', caps: Number(paid[1] ?? 0) };
  const joined = jointForm(seen, word);
  if (joined !== null) return joined;
  const card = pack.actionCards.findIndex(({ id }) => id === word);
  // A weapon card is named in front; after a unit its word says what the unit does.
  if (card !== -1 && (CARD_BY_NUMBER.test(word) || said.length === 0)) return { is: 'card', card };
  const player = view.players.findIndex(({ seat }) => seat === word);
  if (player !== -1) return { is: 'seat', player };
  return plainForm(seen, said, word);
}

/** +g05, g03+g11, grenades:g16 */
function jointForm({ pack }: Seen, word: Word): WordForm | null {
  const named = (name: string): number => pack.counterPlaces.get(name) ?? -1;
  if (word.startsWith('+')) return { is: 'unit', unit: named(word.slice(1)), part: 'joins' };
  const units = word.split('+').map(named);
  if (units.length > 1 && !units.includes(-1)) return { is: 'units', units };
  const thrower = named(THROWN.exec(word)?.[1] ?? '');
  return thrower === -1 ? null : { is: 'unit', unit: thrower, part: 'throws' };
}

/** `smoke` and `leave` say what is done after a unit, and what is chosen after a hex. */
function plainForm({ map }: Seen, said: Sentence, word: Word): WordForm {
  const isAfterHex = map.places.has(said.at(-1) ?? '');
  if (isChoiceWord(word) && (isAfterHex || !isVerbWord(word))) return { is: 'choice' };
  return { is: isVerbWord(word) ? 'verb' : 'unknown' };
}
