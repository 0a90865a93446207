import { readFileSync } from 'node:fs';
import { must, type PackName, Recorder, streamsOf } from '@sandtable/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { BearEvent } from '../model/battle/event.ts';
import type { State } from '../model/battle/state.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { packs } from '../model/pack/library.ts';
import { ownPack } from '../own-pack.ts';
import { packParts } from '../pack-parts.ts';
import { checkOwnPack } from '../setup/check-own-pack.ts';
import { bear } from '../system.ts';

const TEXT = readFileSync(new URL('../../../../docs/examples/zalesie.pack.json', import.meta.url), 'utf8');
const game = bear(ownPack());
const on = fieldsOf(ownPack());
const ours = packParts();

/** Puts a pack into the library, and names it as a match does. */
function laid(text: string): PackName {
  const { head, pack } = must(checkOwnPack(JSON.parse(text), () => ours));
  const named = { id: head.id, name: head.name, hash: head.hash };
  packs.add(named, pack);
  return named;
}

function begun(pack: PackName | undefined, mission: string): State {
  const options = must(game.options({ mission, ...(pack === undefined ? {} : { pack }) }));
  return game.setup(options, new Recorder<BearEvent>(streamsOf('sfc32:own', game.streams)));
}

let first: PackName;
let second: PackName;
beforeAll(() => {
  first = laid(TEXT);
  // The same ids throughout: a stronger militia, and a wood where the farm was.
  second = laid(
    TEXT.replace('"red": 1, "blue": 0', '"red": 3, "blue": 0').replace(
      'G           .     .     b ',
      'G           .     .     w ',
    ),
  );
});

test('two packs with the same ids are two packs, and their matches never mix', () => {
  expect(second.hash).not.toBe(first.hash);
  const states = [first, second, first, second].map((pack) => begun(pack, 'the-sluice'));
  const militia = states.map((state) => on(state).pack.unitTypes.find(({ id }) => id === 's-militia')?.firepower.red);
  expect(militia).toEqual([1, 3, 1, 3]);
  expect(on(states[0] ?? begun(first, 'the-sluice')).map).toBe(on(states[2] ?? begun(first, 'the-sluice')).map);
  const [one, other] = [first, second].map((pack) => game.content(must(game.options({ mission: 'the-sluice', pack }))));
  expect(one).not.toBe(other);
});

test('a match that names no pack is ours, whatever lies beside it', () => {
  expect(on(begun(undefined, 'first-shots')).pack).toBe(ownPack());
  expect(game.options({ mission: 'the-sluice' })).toMatchObject({ ok: false });
  expect(game.options({ mission: 'first-shots', pack: first })).toMatchObject({ ok: false });
});

test('a pack that is not here is asked for by its name and hash', () => {
  const strange = { ...first, hash: 'f'.repeat(64) };
  const read = game.options({ mission: 'the-sluice', pack: strange });
  expect(read).toMatchObject({ ok: false, problems: [{ field: 'options.pack' }] });
  expect(JSON.stringify(read)).toContain('The Sluice at Zalesie (sluice-at-zalesie, ffffffffffffffff)');
});
