import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { limanowa } from './src/system.ts';
import { checkPack } from './src/setup/check-pack.ts';
import { defaultPack } from './src/content/pack.ts';
const c = checkPack(defaultPack);
if (!c.ok) throw 1;
const game = limanowa(c.value);
const options = game.options({ mission: 'bridge-at-neu-sandez' });
if (!options.ok) throw 1;
const state = game.setup(options.value, new Recorder(streamsOf('sfc32:1', game.streams)));
const say = (t: string) => game.apply(state, t.split(' '), new Recorder(state.random));
say('disclose');
const s1 = 'move a01 0606 move a04 0706 move a02 0506 disclose'.split(' ');
console.log(game.judge(game.view(state, 'p1'), s1).granted, s1.length);
say(s1.join(' '));
for (let k = 0; k < 60; k++) {
  const p = game.pending(state)!;
  if (p.key === 'central') break;
  const view = game.view(state, p.seat);
  game.apply(
    state,
    p.verbs.some((v) => v.word === 'disclose') || p.key === 'opening' || p.key === 'closing'
      ? ['disclose']
      : game.anySentence(view, randomOf('sfc32:1')),
    new Recorder(state.random),
  );
}
console.log(game.pending(state)?.key, state.round);
// longest random
let best: readonly string[] = [];
const r = randomOf('sfc32:5');
const view = game.view(state, 'p1');
for (let k = 0; k < 2000; k++) {
  const s = game.anySentence(view, r);
  if (s.length > best.length) best = s;
}
console.log(best.length, best.join(' '));
const frozen = game.freeze(state);
for (let round = 0; round < 8; round++) {
  let N = 3000;
  const states = Array.from({ length: N }, () => game.revive(frozen));
  let t = performance.now();
  for (let k = 0; k < N; k++) game.allows(view, best);
  const a = ((performance.now() - t) / N) * 1000;
  t = performance.now();
  for (const st of states) game.apply(st, best, new Recorder(st.random));
  const b = ((performance.now() - t) / N) * 1000;
  t = performance.now();
  for (const st of states) game.view(st, 'p1');
  const v = ((performance.now() - t) / N) * 1000;
  t = performance.now();
  for (let k = 0; k < N; k++) game.allows(view, ['disclose']);
  const d = ((performance.now() - t) / N) * 1000;
  console.log('allows', a.toFixed(1), 'apply', b.toFixed(1), 'view', v.toFixed(1), 'disclose', d.toFixed(2));
}
