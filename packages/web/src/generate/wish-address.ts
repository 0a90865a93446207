import type { Wish } from '../face/generator.ts';

/** What stands in an address for a wish, so that a link to it makes the same match; '' for none. */
export function printWish(wish: Wish): string {
  const said = Object.entries(wish).filter(([, value]) => value !== '');
  return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** What an address asks for; what means nothing is passed over by whoever reads the wish. */
export function parseWish(address: string): Wish {
  const pairs = address.split('&').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, decode(value)] as const])),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
