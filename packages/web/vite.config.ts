import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { licences } from './licences/plugin.ts';
import { offlineFiles } from './offline/plugin.ts';
import { policyInPage } from './policy/plugin.ts';
import { workersInBuild } from './workers/plugin.ts';

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder can lie anywhere: routes stand behind the # of the address.
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [
    workersInBuild(),
    react(),
    heroPictures(),
    policyInPage(),
    licences(import.meta.dirname),
    offlineFiles(import.meta.dirname),
  ],
  // Styles of a library that the policy of the page allows as well.
  resolve: { alias: { 'react-style-singleton': path.join(import.meta.dirname, 'src/ui/page-styles.ts') } },
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // The list of what a page loads first: the size check reads it.
    manifest: true,
    // No file is put into another as a data address: the page may only run what the server sent.
    assetsInlineLimit: 0,
  },
});

interface Hero {
  heroPicture(theme: 'paper' | 'field'): string;
}

const THEMES = ['paper', 'field'] as const;

/**
 * Draws the pictures of the first page by the games themselves, one for each game and theme: hero-bear-paper.svg. A game has one
 * if its folder has a file for it.
 */
function heroPictures(): Plugin {
  const src = path.join(import.meta.dirname, 'src');
  const fileOf = (game: string): string => path.join(src, game, 'missions', 'hero-picture.ts');
  const games = readdirSync(src).filter((game) => existsSync(fileOf(game)));
  const load = async (game: string): Promise<Hero> => {
    const made = await build({
      root: import.meta.dirname,
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
          this.emitFile({ type: 'asset', fileName: `hero-${game}-${theme}.svg`, source: heroPicture(theme) });
      }
    },
  };
}
