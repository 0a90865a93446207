import { expect, test } from 'vitest';
import { chunksOf } from './chunks.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: ['play.tsx'] },
  'play.tsx': { file: 'play.js', imports: ['_react.js', '_engine.js'] },
  '_react.js': { file: 'react.js', name: 'library' },
  '_engine.js': { file: 'engine.js', imports: ['_react.js'] },
};

test('a page needs its own script and all that it imports, each once, but nothing that comes later', () => {
  expect(chunksOf(manifest, ['index.html'])).toEqual(['index.js', 'react.js']);
  expect(chunksOf(manifest, ['index.html', 'play.tsx'])).toEqual(['index.js', 'play.js', 'react.js', 'engine.js']);
});

test('a file of several modules is asked for by the name of its group', () => {
  expect(chunksOf(manifest, ['library'])).toEqual(['react.js']);
});

test('a module that was not built is told', () => {
  expect(() => chunksOf(manifest, ['home.tsx'])).toThrow("The built app has no 'home.tsx'.");
});
