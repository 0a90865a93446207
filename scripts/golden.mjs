// `npm run golden`: plays the golden matches of every firefight anew and writes them down. What changed shows in the diff.
import { runSource } from './tool.mjs';

process.exitCode = runSource('scripts/golden-bear.ts', []);
