import { expect, test } from 'vitest';
import { runSteps, Stopped } from './output.ts';

let now = 0;
const clock = () => now;

/** Steps that take this long by the clock. */
function* steps(total: number, ms: number, meanwhile: (done: number) => void = () => {}) {
  for (let done = 0; done <= total; done++) {
    now += ms;
    meanwhile(done);
    yield { done, total };
  }
  return 'whole';
}

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('what lasts shows a bar on a terminal, and leaves nothing of it', async () => {
  const err = terminal(true);
  expect(await runSteps(steps(20, 60), 'entry', err, clock)).toBe('whole');
  expect(err.written.at(-2)).toMatch(/^\r\[#+\.+\] \d+\/20$/);
  expect(err.written.at(-1)).toBe('\r\u001b[K');
  const [quick, unwatched] = [terminal(true), terminal(false)];
  await runSteps(steps(20, 1), 'entry', quick, clock);
  await runSteps(steps(20, 60), 'entry', unwatched, clock);
  expect([quick.written, unwatched.written]).toEqual([[], []]);
});

test('Ctrl-C ends it between two steps, and only it', async () => {
  const before = process.listenerCount('SIGINT');
  const err = terminal(true);
  const press = (done: number) => done === 10 && process.emit('SIGINT');
  const running = runSteps(steps(1000, 60, press), 'entry', err, clock);
  await expect(running).rejects.toEqual(new Stopped('stopped at entry 10 of 1000'));
  expect(err.written.at(-1)).toBe('\r\u001b[K');
  expect(process.listenerCount('SIGINT')).toBe(before);
});
