import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay } from '../match/play-context.tsx';
import { Terms } from '../rules/terms.tsx';
import { beatIn } from './beat.ts';
import './film-prompt.css';

/** The beat in words, in the place of the prompt. */
export function FilmPrompt({ actor }: { readonly actor: string }) {
  const film = usePlay(filmIn);
  const beat = usePlay(beatIn);
  const again = usePlay(isReplay);
  if (film === null || beat === null) return null;
  const says = beat.says === '' ? `${actor} acts` : beat.says;
  const [first, more] = again ? [`Replaying entry ${film.moment.seq}`, says] : [says, beat.more];
  return (
    <div className="film-prompt" data-testid="film" data-step={beat.step}>
      <p className="prompt-line" data-testid="prompt">
        <Terms text={first} />
      </p>
      <p className="film-more">
        <Terms text={more} />
      </p>
    </div>
  );
}
