import { fuzz, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { game, pack } from '../testing/match.ts';
import { lawsOf } from '../testing/laws/witness.ts';

const KINDS = draftKinds(pack).map((kind) => ({ ...kind, name: JSON.stringify(kind) }));
test.each(nonEmpty(KINDS))('x $name', (kind) => {
  const sample = sampleDraft(game, kind, `sfc32:${kind.name}`);
  const t = performance.now();
  const { outcome, said } = fuzz(game, { ...sample, most: 5000, witness: lawsOf(pack) });
  console.log(kind.name, said.length, performance.now() - t);
  expect(outcome.reason.rule).toMatch(/^[BS]/);
});
