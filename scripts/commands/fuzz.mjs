// `npm run fuzz`: decides random turns of the AI twice, then plays random matches with new seeds, checked at every entry.
//   --game G     bear or limanowa (bear)
//   --minutes N  how long (1)     --seed S  the same again     --plan JSON, --turn P:C (P)  one match or turn, as a failure prints it
//   --turns N    of the AI (10000; Limanowa: rounds, 5000)     --ai  no matches
//   --promises   instead compares every figure shown before a decision with what happens, in whole matches
//   --drafts     instead drafts battles   --each N  of every guideline and variant (1000)
//   --files      instead reads spoilt saves, positions and packs, of both games or that of --game
//   --file KIND:N  one of these files, as a failure prints it
import { gameAsked } from './game-asked.mjs';
import { runSource } from '../tool.mjs';

const { game, rest } = gameAsked(process.argv.slice(2));
const files = rest.indexOf('--files');
process.exitCode =
  files === -1
    ? runSource(`scripts/fuzz/${game ?? 'bear'}.ts`, rest)
    : runSource('scripts/fuzz/files.ts', [
        ...rest.toSpliced(files, 1),
        ...(game === undefined ? [] : ['--game', game]),
      ]);
