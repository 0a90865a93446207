import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { build, type Plugin } from 'vite';

interface Hero {
  heroPicture(theme: 'paper' | 'field'): string;
}

const THEMES = ['paper', 'field'] as const;

/**
 * Draws the pictures of the first page by the games themselves, one for each game and theme: hero-bear-paper.svg. A game has one
 * if its folder has a file for it.
 */
export function heroPictures(folder: string): Plugin {
  const src = path.join(folder, 'src');
  const fileOf = (game: string): string => path.join(src, game, 'missions', 'hero-picture.ts');
  const games = readdirSync(src).filter((game) => existsSync(fileOf(game)));
  const load = async (game: string): Promise<Hero> => {
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { ssr: fileOf(game), write: false },
    });
    const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
    const code = outputs.find((one) => one.type === 'chunk')?.code ?? '';
    return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  };
  return {
    name: 'hero-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, game = '', wanted] = /\/hero-(\w+)-(paper|field)\.svg$/.exec(request.url ?? '') ?? [];
        const theme = THEMES.find((each) => each === wanted);
        if (theme === undefined || !games.includes(game)) return next();
        load(game).then(
          ({ heroPicture }) => response.setHeader('Content-Type', 'image/svg+xml').end(heroPicture(theme)),
          next,
        );
      });
    },
    async generateBundle() {
      for (const game of games) {
        const { heroPicture } = await load(game);
        for (const theme of THEMES)
          this.emitFile({ type: 'asset', fileName: `hero-${game}-${theme}.svg`, source: light(heroPicture(theme)) });
      }
    },
  };
}

/**
 * The same picture in less than half the bytes: its ground in whole units, each less than a pixel on the page. Counters and
 * what lies above the ground stay as they are.
 */
function light(picture: string): string {
  const end = picture.indexOf('<g class="patterns"');
  const ground = picture.slice(0, end);
  const open = (ground.match(/<g\b/g) ?? []).length - (ground.match(/<\/g>/g) ?? []).length;
  const tail = `${'</g>'.repeat(open)}</svg>`;
  const { data } = optimize(ground + tail, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  if (!data.endsWith(tail)) throw new Error('the ground of a picture came out otherwise than it went in');
  return data.slice(0, -tail.length) + picture.slice(end);
}
