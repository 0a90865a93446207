import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { build, type Plugin } from 'vite';

type Theme = 'paper' | 'field';

interface Hero {
  heroPicture(theme: Theme): string;
}

/** A match to show some turns of; the table is the game's own business. */
interface Example {
  playExample(): { save(): string };
  exampleOf(table: unknown): unknown;
  exampleGround(table: unknown, theme: Theme): string;
}

const THEMES = ['paper', 'field'] as const;

/**
 * Draws the pictures of the first page by the games themselves, one for each game and theme: hero-bear-paper.svg. If the game has an
 * example, also its ground, its turns and its match: example-bear-paper.svg, example-bear.json, example-bear-match.json.
 */
export function heroPictures(folder: string): Plugin {
  const src = path.join(folder, 'src');
  const fileOf = (game: string, name: string): string => path.join(src, game, 'missions', `${name}.ts`);
  const gamesWith = (name: string): string[] => readdirSync(src).filter((game) => existsSync(fileOf(game, name)));
  const load = async <Made>(game: string, name: string): Promise<Made> => {
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: {
        ssr: fileOf(game, name),
        write: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
    const [code = ''] = outputs.flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.code] : []));
    return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  };
  const draw = async (): Promise<ReadonlyMap<string, string>> => {
    const files = new Map<string, string>();
    for (const game of gamesWith('hero-picture')) {
      const { heroPicture } = await load<Hero>(game, 'hero-picture');
      for (const theme of THEMES) files.set(`hero-${game}-${theme}.svg`, light(heroPicture(theme)));
    }
    for (const game of gamesWith('example')) {
      const { playExample, exampleOf, exampleGround } = await load<Example>(game, 'example');
      const table = playExample();
      files.set(`example-${game}.json`, JSON.stringify(exampleOf(table)));
      files.set(`example-${game}-match.json`, table.save());
      for (const theme of THEMES) files.set(`example-${game}-${theme}.svg`, light(exampleGround(table, theme)));
    }
    return files;
  };
  let drawn: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'hero-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name = ''] = /\/((?:hero|example)-[\w-]+\.(?:svg|json))$/.exec(request.url ?? '') ?? [];
        if (name === '') return next();
        const type = name.endsWith('.svg') ? 'image/svg+xml' : 'application/json';
        drawn ??= draw();
        drawn.then((files) => response.setHeader('Content-Type', type).end(files.get(name) ?? ''), next);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await draw()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * The same picture in less than half the bytes: its ground in whole units, each less than a pixel on the page. Counters and
 * what lies above the ground stay as they are.
 */
function light(picture: string): string {
  const above = picture.indexOf('<g class="patterns"');
  const end = above === -1 ? picture.lastIndexOf('</svg>') : above;
  const ground = picture.slice(0, end);
  const open = (ground.match(/<g\b/g) ?? []).length - (ground.match(/<\/g>/g) ?? []).length;
  const tail = `${'</g>'.repeat(open)}</svg>`;
  const { data } = optimize(ground + tail, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  if (!data.endsWith(tail)) throw new Error('the ground of a picture came out otherwise than it went in');
  return data.slice(0, -tail.length) + picture.slice(end);
}
