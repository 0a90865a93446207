import type { Instant } from '../match/instant.ts';
import type { Sitting } from '../match/sitting.ts';

/** Opens the page of a match in a window of its own and asks the browser to print it. */
export async function printSetUp({ page }: Pick<Sitting, 'page'>, moment: Instant): Promise<void> {
  // Opened at once: a window that comes later than the click is held back by browsers.
  const window = globalThis.open('', '_blank');
  const html = (await page?.(moment)) ?? '';
  if (window === null) return;
  window.document.write(html);
  window.document.close();
  window.focus();
  window.print();
}
