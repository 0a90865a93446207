import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './offline/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder can lie anywhere: routes stand behind the # of the address.
  base: './',
  plugins: [react(), heroPictures(), offlineFiles(import.meta.dirname)],
  worker: { format: 'es' },
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

type Hero = typeof import('./src/bear/missions/hero-picture.ts');

/** Draws the picture of the first page by the game itself, once for each theme: hero-paper.svg and hero-field.svg. */
function heroPictures(): Plugin {
  const load = async (): Promise<Hero> => {
    const made = await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { ssr: 'src/bear/missions/hero-picture.ts', write: false },
    });
    const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
    const code = outputs.find((one) => one.type === 'chunk')?.code ?? '';
    return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  };
  return {
    name: 'hero-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const theme = /\/hero-(paper|field)\.svg$/.exec(request.url ?? '')?.[1];
        if (theme !== 'paper' && theme !== 'field') return next();
        load().then(
          ({ heroPicture }) => response.setHeader('Content-Type', 'image/svg+xml').end(heroPicture(theme)),
          next,
        );
      });
    },
    async generateBundle() {
      const { heroPicture } = await load();
      for (const theme of ['paper', 'field'] as const)
        this.emitFile({ type: 'asset', fileName: `hero-${theme}.svg`, source: heroPicture(theme) });
    },
  };
}
