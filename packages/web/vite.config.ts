import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder can lie anywhere: routes stand behind the # of the address.
  base: './',
  plugins: [react()],
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
