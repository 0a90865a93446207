import type { Seat } from '@sandtable/kernel';
import { askedOf } from '../match/asked.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';

/** What is awaited, in one sentence. */
export function promptOf(state: PlayState): string {
  const { moment, stage, look, sitting } = state;
  const film = filmIn(state);
  if (film !== null && isReplay(state)) return `Replaying entry ${film.moment.seq}`;
  if (look.kind !== 'now') return `Entry ${look.moment.seq} of ${state.log.at(-1)?.seq ?? look.moment.seq}, as it was`;
  const { position } = moment;
  if (film !== null) return film.hasReasons ? 'The AI acts' : `${botName(moment, film.moment.speaker)} acts`;
  if (stage.kind === 'handing') return `Waiting for ${position.seatName(stage.seat)}`;
  if (sitting.isWatched) return 'Watching only: this is how it stood before the rules changed';
  if (moment.asks === null) return sitting.habits.over;
  if (moment.asks === moment.seat) {
    const asked = askedOf(state);
    return position.prompt(asked?.saying.words ?? [], asked?.saying.chosen);
  }
  return `Waiting for ${position.seatName(moment.asks)}`;
}

/** A bot may as well play at one's side. */
function botName({ position, seat }: PlayState['moment'], speaker: Seat | null): string {
  if (speaker === null || position.sideOf(speaker) !== position.sideOf(seat)) return 'The enemy';
  return position.seatName(speaker);
}
