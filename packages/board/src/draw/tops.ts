import type { Tree } from './stands.ts';

/** Seven lobes: a deciduous tree from above. */
export function crown({ at, radius, turn }: Tree, part: number): string {
  const reach = radius * part;
  const bow = tenth(reach * 0.46);
  // Arc flags need no space after them.
  const arc = `a${bow} ${bow} 0 01`;
  return steps(at.x, at.y, 7, (i) => [reach * 0.94, turn + (i * 2 * Math.PI) / 7], arc);
}

/** Nine spikes: a fir. */
export function spikes({ at, radius, turn }: Tree, part: number): string {
  const reach = radius * part;
  return steps(at.x, at.y, 18, (i) => [reach * (i % 2 === 0 ? 1.12 : 0.74), turn + (i * Math.PI) / 9], 'l');
}

/** Six or seven boughs: a fir under snow. */
export function boughs({ at, radius, turn }: Tree, part: number): string {
  const [reach, count] = [radius * part, boughsOf(radius)];
  return steps(at.x, at.y, 2 * count, (i) => [reach * (i % 2 === 0 ? 1 : 0.62), turn + (i * Math.PI) / count], 'l');
}

function boughsOf(radius: number): number {
  return radius < 7.2 ? 6 : 7;
}

/** Snow lies on the boughs towards the light; the others stay dark. */
const LIT = { from: 2.75, to: 5.05 } as const;

/** Snow on the lit side: from bough to bough, and back just beside the middle. */
export function snowOn({ at, radius, turn }: Tree, part: number): string {
  const [reach, count] = [radius * part, boughsOf(radius)];
  const step = Math.PI / count;
  const first = Math.ceil((LIT.from - turn) / step);
  const last = Math.floor((LIT.to - turn) / step);
  const place = (i: number): readonly [number, number] =>
    first + i > last ? [reach * 0.12, 0.9] : [reach * ((first + i) % 2 === 0 ? 1 : 0.62), turn + (first + i) * step];
  return steps(at.x - 0.8, at.y - 1, last - first + 2, place, 'l');
}

/** A closed line around a point, in relative steps for brevity: a wood is mostly such numbers. */
function steps(
  x: number,
  y: number,
  count: number,
  place: (index: number) => readonly [reach: number, angle: number],
  word: string,
): string {
  let text = '';
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i <= count; i++) {
    const [reach, angle] = place(i);
    const nowX = Math.round((x + reach * Math.cos(angle)) * 10);
    const nowY = Math.round((y + reach * Math.sin(angle)) * 10);
    if (i === 0) text = `M${nowX / 10} ${nowY / 10}`;
    // Repeated line commands need no letter; the last one closes the path.
    else if (word === 'l') text += i === count ? '' : pair(nowX - lastX, nowY - lastY, i === 1 ? 'l' : ' ');
    else text += pair(nowX - lastX, nowY - lastY, word);
    [lastX, lastY] = [nowX, nowY];
  }
  return `${text}Z`;
}

/** Two numbers in tenths after a command letter, separated by a space unless the second is negative. */
function pair(x: number, y: number, word: string): string {
  const [first, second] = [String(x / 10), String(y / 10)];
  const start = word === ' ' && first.startsWith('-') ? '' : word;
  return `${start}${first}${second.startsWith('-') ? '' : ' '}${second}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
