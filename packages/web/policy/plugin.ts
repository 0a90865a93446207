import type { Plugin } from 'vite';
import { pagePolicy } from './policy.mjs';

/** Writes the policy into the built page only: the development server inserts styles and scripts of its own. */
export function policyInPage(): Plugin {
  return {
    name: 'policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
