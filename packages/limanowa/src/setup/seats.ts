import type { Seat } from '@sandtable/kernel';
import { AI_SEAT } from '../model/corps.ts';
import type { CorpsPlan } from '../model/mission.ts';
import type { Switches } from '../model/switches.ts';

type Who = Pick<CorpsPlan, 'side' | 'isAi'>;

/** L12a, LS3.2c: who speaks for each corps, in turn order: `p1` for the first, and so on; the AI has a seat of its own. */
export function seated<Corps extends Who>(
  corps: readonly Corps[],
  { players, shared }: Pick<Switches, 'players' | 'shared'>,
): (Corps & { readonly seat: Seat })[] {
  const isVersus = !corps.some(({ isAi }) => isAi);
  const speakers: string[] = [];
  const seatOf = ({ side, isAi }: Who, place: number): Seat => {
    if (isAi) return AI_SEAT;
    const isOneForBoth = isVersus && (players === 2 || (players === 3 && side !== shared));
    const speaker = isOneForBoth ? side : String(place);
    if (!speakers.includes(speaker)) speakers.push(speaker);
    return `p${speakers.indexOf(speaker) + 1}`;
  };
  return corps.map((each, place) => ({ ...each, seat: seatOf(each, place) }));
}
