import { SpeedPick } from '../film/speed-pick.tsx';
import { usePlayStore } from '../match/play-context.tsx';
import { skipFilm } from '../match/turn-actions.ts';
import { Button } from '../ui/buttons.tsx';

/** While a film runs: to its end, and how fast it goes. */
export function FilmButtons() {
  const store = usePlayStore();
  return (
    <div className="turn-buttons">
      <Button data-does="skip" onClick={() => skipFilm(store)}>
        Skip <kbd>Esc</kbd>
      </Button>
      <SpeedPick />
    </div>
  );
}
