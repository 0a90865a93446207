import { expect, test } from 'vitest';
import { passMarkup, passScript } from './trusted.ts';

const PAGE = 'http://localhost:8080/games/index.html#/play/1';

test('drawings pass as they are, with any words in them', () => {
  const drawing = '<svg><g data-dots=""></g><text>Script: an object, onload=1</text><linearGradient id="a"/></svg>';
  expect(passMarkup(drawing)).toBe(drawing);
});

test.each([
  '<script>',
  '<SCRIPT src="x">',
  '<iframe src="x">',
  '<svg><object data="x">',
  '<embed/>',
  '<link rel="x">',
  '<base>',
  '<meta http-equiv="refresh">',
])('%s does not', (text) => {
  expect(() => passMarkup(`<svg>${text}</svg>`)).toThrow(TypeError);
});

test('a script of the app is one that lies in its folder', () => {
  expect(passScript('./offline.js', PAGE)).toBe('http://localhost:8080/games/offline.js');
  expect(passScript('http://localhost:8080/games/assets/worker-1.js', PAGE)).toBe(
    'http://localhost:8080/games/assets/worker-1.js',
  );
});

test.each([
  'https://example.org/games/worker.js',
  'http://localhost:9090/games/worker.js',
  '/other/worker.js',
  '../worker.js',
  'data:text/javascript,1//.js',
  'blob:http://localhost:8080/games/1.js',
  './licences.txt',
])('%s is none', (address) => {
  expect(() => passScript(address, PAGE)).toThrow(TypeError);
});
