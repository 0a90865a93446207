import { lookAs } from '../match/look-actions.ts';
import { eyesOf } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { capital } from '../ui/words.ts';

/** Whose eyes a table is seen with that is over or only watched. Above the units, and on a phone over the map. */
export function Eyes() {
  const store = usePlayStore();
  const sitting = usePlay((state) => state.sitting);
  const moment = usePlay((state) => state.moment);
  const seats = eyesOf(sitting, moment);
  if (seats.length === 0) return null;
  return (
    <label className="eyes">
      Seen by
      <select className="field" value={moment.seat} onChange={({ target }) => void lookAs(store, target.value)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {capital(moment.position.seatName(seat))}
          </option>
        ))}
      </select>
    </label>
  );
}
