import type { Plugin } from 'vite';
import { pagePolicy } from './policy.mjs';

/** Writes the policy into the built page; while the app is being worked on, the tools put styles and scripts of their own into it. */
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
