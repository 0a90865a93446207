// `npm run fuzz`: random matches with new seeds, checked at every entry.
//   --minutes N  how long (1)     --seed S  the same matches again     --plan JSON  one match, as a failure prints it
import { runSource } from './tool.mjs';

process.exitCode = runSource('scripts/fuzz-bear.ts', process.argv.slice(2));
