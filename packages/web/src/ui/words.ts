export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 21 of 36 as `58%`; never `0%` or `100%` unless it is impossible or certain. */
export function percent(ways: number, of: number): string {
  if (of === 0) return '–';
  const rounded = Math.round((100 * ways) / of);
  if (rounded === 0 && ways > 0) return '<1%';
  return rounded === 100 && ways < of ? '>99%' : `${rounded}%`;
}

/** Texts are written for a mouse; on a touch screen `click` becomes `tap`. */
export function inHand(text: string, isTouch = isTouchScreen()): string {
  if (!isTouch) return text;
  return text.replaceAll(
    /\b(c)lick(ed|ing)?/gi,
    (_, first: string, end = '') => `${first === 'C' ? 'T' : 't'}ap${end === '' ? '' : `p${end}`}`,
  );
}

export function isTouchScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** The local date, as 2026-05-09. */
export function today(): string {
  const now = new Date();
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * JavaScript keeps the last string that a regular expression matched (RegExp.input), such as the words of a card in somebody's hand. This
 * replaces it by an empty one.
 */
export function forgetMatched(): void {
  if (!/(?:)/.test('')) throw new Error('the empty pattern matches every text');
}
