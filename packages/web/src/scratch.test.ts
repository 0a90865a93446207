import { test } from 'vitest';
import { bearLink } from './bear/link/link.ts';
import { fireLesson } from './bear/lessons/fire.ts';
import { capsLesson } from './bear/lessons/caps.ts';
import { rallyLesson } from './bear/lessons/rally.ts';
import { sightLesson } from './bear/lessons/sight.ts';
import { cardsLesson } from './bear/lessons/cards.ts';
import { newTable } from './link/open-table.ts';
type E = any;
function search(name: string, lesson: any, sentences: string[], good: (evs: E[][]) => boolean, want = 3) {
  const found: string[] = [];
  let note = '';
  for (let n = 0; n < 120 && found.length < want; n++) {
    const made = newTable(bearLink, { ...lesson.start, seed: `sfc32:${name}-${n}` });
    if (!made.ok) {
      console.log(name, JSON.stringify(made.problems));
      return;
    }
    const table = made.value;
    const all: E[][] = [];
    let ok = true;
    for (const s of sentences) {
      const v = table.act(table.match.seq, s.split(' '));
      if (!v.granted) {
        ok = false;
        note = `${s}: ${JSON.stringify(v)}`;
        break;
      }
      all.push([...table.now().events]);
      while (table.step());
    }
    if (ok && good(all))
      found.push(
        `${n}: ` +
          all
            .flat()
            .filter((e) => ['checked', 'rolled', 'marked', 'hit', 'destroyed', 'missed', 'rallied'].includes(e.key))
            .map((e) =>
              e.key === 'checked'
                ? `c${e.number}/${e.cost}`
                : e.key === 'rolled'
                  ? `r${e.dice.join('+')}(${e.caps})`
                  : e.key === 'marked'
                    ? `m${e.marker}`
                    : e.key,
            )
            .join(' '),
      );
  }
  console.log(name, found.length ? found.join('\n') : 'NONE ' + note);
}
const key = (k: string) => (evs: E[]) => evs.some((e) => e.key === k);
const fresh = (evs: E[]) => evs.every((e) => e.key !== 'checked' || !e.spent);
const spent = (evs: E[]) => evs.some((e) => e.key === 'checked' && e.spent);
const sum = (evs: E[]) => {
  const r = evs.find((e) => e.key === 'rolled');
  return r ? r.dice[0] + r.dice[1] : 0;
};
test('search', () => {
  search(
    'cards',
    cardsLesson,
    ['c02 g01 move G10 SE', 'g09 fire H12 c09 caps:0'],
    (e) => key('hit')(e[1]!) && sum(e[1]!) < 8 && !key('destroyed')(e[1]!),
  );
});
