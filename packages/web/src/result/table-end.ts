import { listed } from '@sandtable/kernel';
import { explainTableEnd, isByTable } from '@sandtable/session';
import type { Cast, ResultModel } from '../face/result.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { capital } from './telling.ts';

type EndedMoment = Pick<ScreenMoment, 'outcome' | 'seat'> & {
  readonly position: Pick<ScreenMoment['position'], 'seatName'>;
};

/** Replaces the game's words for a match that the players have ended: the game's rules know nothing of that. */
export function endedByTable(model: ResultModel, { outcome, seat, position }: EndedMoment, cast: Cast): ResultModel {
  if (outcome === null || !isByTable(outcome)) return model;
  const ending = capital(explainTableEnd(outcome, position.seatName, model.rounds.at(-1)?.round ?? 1));
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
