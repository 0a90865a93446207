import type { FilmFrame } from '../face/table.ts';
import { filmIn, isReplay } from '../match/modes.ts';
import { usePlay } from '../match/play-context.tsx';
import { Terms } from '../rules/terms.tsx';
import { usePhone } from '../ui/page.ts';
import { beatIn } from './beat.ts';
import './film-prompt.css';

export function FilmPrompt({ actor }: { readonly actor: string }) {
  const film = usePlay(filmIn);
  const beat = usePlay(beatIn);
  const again = usePlay(isReplay);
  const isPhone = usePhone();
  if (film === null || beat === null) return null;
  const says = beat.says === '' ? `${actor} acts` : beat.says;
  if (isPhone) return <ShortPrompt beat={{ ...beat, says }} done={(film.frame + 1) / film.model.frames.length} />;
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

/** Letters per line on a phone; a longer line wraps onto the second. */
const LINE = 44;

/** Two lines in place of the prompt: who does what to whom, then the roll. The dice themselves lie on the map. */
function ShortPrompt({ beat, done }: { readonly beat: FilmFrame; readonly done: number }) {
  const { title, card, step } = beat;
  const [first, second] =
    title === null ? [beat.says, beat.more] : [title.brief, step === 'order' ? (card?.name ?? beat.line) : beat.says];
  return (
    <div className="film-short" data-testid="film" data-step={step}>
      <progress className="film-progress" value={done} aria-label="How far it is" />
      {title === null ? null : (
        <span className="film-mark" data-side={title.side}>
          {card?.sign ?? ''}
        </span>
      )}
      <p data-testid="prompt" data-flows={first.length > LINE || undefined}>
        <b>{first}</b> <span>{first === second ? '' : second}</span>
      </p>
    </div>
  );
}
