import { expect, inject, test } from 'vitest';
import { hostileFile, judgeFile } from './hostile-files.ts';
import { hostileKinds } from './hostile-kinds.ts';

/** Of each kind and game; `npm run fuzz` goes on with as many as there is time for. */
const FILES = 150 * inject('samples');
const SEED = '1941';

test.each(hostileKinds(false).map((kind) => [kind.name, kind] as const))(
  'whatever stands in a file, it is refused in plain words or begins a sound match: %s',
  (_name, kind) => {
    const wrong: string[] = [];
    let accepted = 0;
    for (let number = 0; number < FILES; number++) {
      const { isAccepted, broken } = judgeFile(kind, hostileFile(kind, SEED, number));
      if (isAccepted) accepted += 1;
      if (broken.length > 0) wrong.push(`${number}: ${broken.join('; ')}`);
    }
    expect(wrong).toEqual([]);
    expect(Math.min(accepted, FILES - accepted)).toBeGreaterThan(FILES / 20);
  },
);
