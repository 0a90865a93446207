import type { Output } from './output.ts';

const WIDTH = 30;

/** A bar that grows on a terminal; where nobody watches, nothing is written. */
export function progressBar(err: Output & { readonly isTTY?: boolean }, all: number): (done: number) => void {
  if (err.isTTY !== true) return () => {};
  let shown = -1;
  return (done) => {
    const full = Math.floor((done / all) * WIDTH);
    if (full === shown && done < all) return;
    shown = full;
    err.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}${done === all ? '\n' : ''}`);
  };
}

/** Of a bar that was not finished nothing is left. */
export function eraseBar(err: Output & { readonly isTTY?: boolean }): void {
  if (err.isTTY === true) err.write('\r\u001b[K');
}
