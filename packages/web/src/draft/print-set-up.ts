import type { Instant } from '../match/instant.ts';
import type { Sitting } from '../match/sitting.ts';

/** Opens the page of a match in a window of its own and asks the browser to print it. */
export async function printSetUp({ page }: Pick<Sitting, 'page'>, moment: Instant): Promise<void> {
  // Opened at once: a window that comes later than the click is held back by browsers.
  const window = globalThis.open('', '_blank');
  const html = (await page?.(moment)) ?? '';
  if (window === null) return;
  show(window.document, html);
  window.focus();
  window.print();
}

/** The new window has the policy of this one, which allows no styles in the text of a page: they are handed over by themselves. */
function show(document: Document, html: string): void {
  const [element = '', styles = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const written = new DOMParser().parseFromString(html.replace(element, ''), 'text/html');
  const { defaultView } = document;
  if (defaultView === null) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.title = written.title;
  document.documentElement.lang = written.documentElement.lang;
  document.body.replaceChildren(...written.body.childNodes);
}
