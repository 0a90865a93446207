import type { Glance } from '../face/speech.ts';
import type { Cast, ResultModel } from '../face/result.ts';
import { headlineWithDice } from '../match/outcomes.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { boxesOf } from './end-post.ts';
import { INKS, type Post, POST, text, wrapped } from './post-drawing.ts';

export interface PostedMoment {
  readonly moment: ScreenMoment;
  readonly standing: ResultModel;
  readonly cast: Cast;
  /** The order being built; null for none. */
  readonly order: Glance | null;
  readonly name: string;
}

/** A moment of a match: the round and the score, what has just happened, and the odds of the order being built. */
export function momentPost({ moment, standing, cast, order, name }: PostedMoment, theme: ThemeName): Post {
  const round = standing.rounds.findLast(({ seq }) => seq <= moment.seq)?.round;
  const told = headlineWithDice(moment.events)?.text ?? 'The set-up';
  return {
    kicker: standing.kicker,
    mission: standing.mission || name,
    headline: round === undefined ? 'Before round 1' : `Round ${round}`,
    // Some games count only at the end.
    boxes: boxesOf(standing, cast).filter(({ figure }) => figure !== null),
    lines: order === null ? [told] : linesOf(order),
    strip: stripOf(order === null ? `After move ${moment.seq}` : told, theme),
    theme,
  };
}

/** `Fire: 42%, 2 AP`, and the other lines shown at the hex. */
function linesOf({ deed, chance, price, notes }: Glance): readonly string[] {
  const figures = [chance, price].filter((figure) => figure !== '');
  return [figures.length === 0 ? deed : `${deed}: ${figures.join(', ')}`, ...notes.map(({ text: note }) => note)];
}

function stripOf(words: string, theme: ThemeName): string {
  return wrapped(words, 84)
    .slice(0, 2)
    .map((line, place) => text(line, 36, POST.map.height + 62 + 34 * place, 26, INKS[theme].ink, 400))
    .join('');
}
