import type { Glance } from '../face/speech.ts';
import type { ShareWish } from '../match/app-context.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { castOf } from '../result/cast.ts';
import { paintEnd, paintMoment } from '../result/story-picture.ts';
import { endedByTable } from '../result/table-end.ts';
import { proposalOf } from '../saying/saying.ts';
import { hexesIn, PLAIN_WISH, sceneOf } from '../scene/scene.ts';
import type { ThemeName } from '../settings/use-theme.ts';
import { endPost } from './end-post.ts';
import { momentPost } from './moment-post.ts';
import { fontFaces, pngOf } from './picture-file.ts';
import { drawPost, type Post, POST } from './post-drawing.ts';

export interface SharedPicture {
  readonly blob: Blob;
  /** The mission and the moment: `Whose Crossroads?, round 3`. */
  readonly title: string;
  /** What it shows, for people who cannot see it. */
  readonly words: string;
}

/** The end of a match with its curve, or any other moment of it with the order being built. */
export async function pictureOf(wish: ShareWish, theme: ThemeName): Promise<SharedPicture> {
  const { post, map } = wish.moment.outcome === null ? await posted(wish, theme) : await postedEnd(wish, theme);
  const blob = await pngOf(drawPost(post, map, await fontFaces()), POST.width, POST.height);
  return { blob, title: `${post.mission}, ${headed(post.headline)}`, words: [post.headline, ...post.lines].join('. ') };
}

/** `round 3`, `you won` */
function headed(headline: string): string {
  return headline.charAt(0).toLowerCase() + headline.slice(1);
}

interface Posted {
  readonly post: Post;
  readonly map: string;
}

async function postedEnd({ sitting, moment }: ShareWish, theme: ThemeName): Promise<Posted> {
  const cast = castOf(sitting, moment.position);
  const [model, story] = await Promise.all([sitting.result(moment, cast), sitting.story(moment, cast)]);
  const result = endedByTable(model, moment, cast);
  const map = paintEnd(moment, sitting.log(), story?.way ?? null, POST.map, theme);
  return { post: endPost({ result, story, cast }, theme), map };
}

async function posted({ sitting, moment, words }: ShareWish, theme: ThemeName): Promise<Posted> {
  const cast = castOf(sitting, moment.position);
  const standing = await sitting.result(moment, cast);
  const { position } = moment;
  const said = words.length === 0 ? null : (proposalOf({ position, words }) ?? words);
  const order: Glance | null = said === null ? null : position.glance(said, { before: [], roll: null });
  const scene = sceneOf(position, { ...PLAIN_WISH, words: said });
  const map = paintMoment(position, scene, said === null ? hexesOf(moment) : [], POST.map, theme);
  return { post: momentPost({ moment, standing, cast, order, name: sitting.name }, theme), map };
}

/** The hexes the entry was about; none for a set-up. */
function hexesOf({ position, events }: ScreenMoment): readonly string[] {
  return hexesIn(events, (unit) => position.hexOfUnit(unit)).flatMap((hex) => position.hexName(hex) ?? []);
}
