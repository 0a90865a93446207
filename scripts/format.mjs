// `npm run format`: formats the code in place. Arguments are passed on.
import { runTool } from './tool.mjs';

process.exitCode = runTool('oxfmt', process.argv.slice(2));
