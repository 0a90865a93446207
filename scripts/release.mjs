// `npm run release`: records what is kept of the release that package.json names: saves of every kind of match, and by which rules.
//   --again    a release that is not out yet, anew
import { runSource } from './tool.mjs';

process.exitCode = runSource('scripts/record-release.ts', process.argv.slice(2));
