import type { Cast, ResultModel, StoryModel } from '../face/result.ts';
import { nameIn, ownFirst } from '../result/cast.ts';
import { curveOf } from '../result/curve-model.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { coloursOf, INKS, type Post, POST, type PostBox, text, wrapped } from './post-drawing.ts';

export interface EndedMatch {
  readonly result: ResultModel;
  /** Null for a game without stories. */
  readonly story: StoryModel | null;
  readonly cast: Cast;
}

export function endPost(ended: EndedMatch, theme: ThemeName): Post {
  const { result, story, cast } = ended;
  return {
    kicker: result.kicker,
    mission: result.mission,
    headline: result.headline,
    boxes: boxesOf(result, cast),
    lines: [story?.sentence ?? result.ending],
    strip: stripOf(ended, theme),
    theme,
  };
}

/** The score of each side, the reader's first; or the common score of all who play the AI together. */
export function boxesOf({ sides, team, unit }: ResultModel, cast: Cast): readonly PostBox[] {
  if (team === null)
    return ownFirst(cast, sides).flatMap((place) => {
      const side = sides[place];
      return side === undefined ? [] : [{ side: side.side, name: nameIn(cast, side), figure: side.score, unit: '' }];
    });
  const own = sides.find(({ side }) => cast[side] !== 'ai');
  return own === undefined ? [] : [{ side: own.side, name: '', figure: team.score, unit: `of ${team.most} ${unit}` }];
}

function stripOf({ result, story, cast }: EndedMatch, theme: ThemeName): string {
  const curve = story?.curve ?? result.curve;
  const { soft, ink, card, strength } = INKS[theme];
  if (curve === null) return text(result.ending, 36, 580, 24, ink, 400);
  const model = curveOf(result, curve, story?.points ?? [], {
    width: POST.width - 230,
    height: POST.strip + 24,
    names: 130,
  });
  const areas = model.areas.map(
    ({ side, d }) => `<path d="${d}" fill="${coloursOf(side).body}" fill-opacity="${strength}"/>`,
  );
  const lines = model.lines.map(
    ({ side, d }) =>
      `<path d="${d}" fill="none" stroke="${card}" stroke-width="6.5"/><path d="${d}" fill="none" stroke="${lineOf(side, theme)}" stroke-width="3.6"/>`,
  );
  const dots = model.dots.map(
    ({ x, y }, place) =>
      `<circle cx="${x}" cy="${y}" r="11" fill="#1B1512" stroke="#fff" stroke-width="1.5"/>${text(String(place + 1), x, y + 5, 14, '#fff', 700, 'middle')}`,
  );
  const ends = model.ends.map(({ side, x, y, figure }) => {
    const of = result.sides.find((each) => each.side === side);
    return text(`${of === undefined ? side : nameIn(cast, of)} ${figure}`, x, y + 6, 19, ink, 700);
  });
  return `<g transform="translate(200 ${POST.map.height - 6})">${[...areas, ...lines, ...dots, ...ends].join('')}</g>${wrapped(
    curve.title,
    20,
  )
    .map((words, place) => text(words, 36, POST.map.height + 52 + 22 * place, 17, soft, 600))
    .join('')}`;
}

/** In the dark theme a rim would vanish, so the line has the colour of the side itself. */
function lineOf(side: string, theme: ThemeName): string {
  const { body, rim } = coloursOf(side);
  return theme === 'field' ? body : rim;
}
