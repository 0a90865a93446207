// `npm run bench:web`: how quick the app is in a real browser on this machine. Nothing is asserted: a busy machine is slow.
import { runSource } from './tool.mjs';

process.exitCode = runSource('scripts/bench-web-page.ts', []);
