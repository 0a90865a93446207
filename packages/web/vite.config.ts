import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { heroPictures } from './heroes/plugin.ts';
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
    heroPictures(import.meta.dirname),
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
