import { listed } from '@sandtable/kernel';
import { explainTableEnd, isByTable, type Seating } from '@sandtable/session';
import type { Cast, ResultModel } from '../face/result.ts';
import { doerName, isPerson } from '../link/seating.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { capital } from './telling.ts';

type EndedMoment = Pick<ScreenMoment, 'outcome' | 'seat'> & {
  readonly position: Pick<ScreenMoment['position'], 'seatName'>;
};

interface Naming {
  /** Names whoever ended it; by default their seats do. */
  readonly seating?: Seating;
}

/** Replaces the game's words for a match that the players have ended: the game's rules know nothing of that. */
export function endedByTable(
  model: ResultModel,
  { outcome, seat, position }: EndedMoment,
  cast: Cast,
  { seating = {} }: Naming = {},
): ResultModel {
  if (outcome === null || !isByTable(outcome)) return model;
  // Bots of the side that resigned have decided nothing.
  const people = outcome.by.filter((each) => isPerson(seating, each));
  const by = people.length === 0 ? outcome.by : people;
  const nameOf = (each: string): string => doerName(seating, each, position.seatName);
  const ending = capital(explainTableEnd({ ...outcome, by }, nameOf, model.rounds.at(-1)?.round ?? 1));
  const { winners } = outcome;
  const isOnes = Object.values(cast).includes('you');
  if (winners.length === 0)
    return { ...model, ending, headline: outcome.reason.key === 'draw' ? 'Draw' : 'Called off' };
  const won = isOnes
    ? winners.includes(seat)
      ? 'You won'
      : 'You lost'
    : capital(`${listed(winners.map(position.seatName))} won`);
  return { ...model, ending, headline: won };
}
