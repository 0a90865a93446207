// The smaller edition: half as much to send to every page, and to parse there.
import axe from 'axe-core/axe.min.js';
import { IS_WHOLE } from './whole.ts';

/** The part of a browser page that this needs. */
interface ScriptedPage {
  evaluate(code: string): Promise<unknown>;
}

interface SizedPage extends ScriptedPage {
  viewportSize(): { readonly width: number; readonly height: number } | null;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  emulateMedia(media: { readonly colorScheme: 'light' | 'dark' }): Promise<void>;
}

/** Of the log of a long match the last entries stand for all. */
const LAST_ENTRIES = IS_WHOLE ? '' : '.log > :nth-last-child(n + 20) { display: none !important }';

/**
 * Most test pages are not painted, and axe skips what is not visible. Of drawings in which nothing is named or pressed it would look at
 * thousands of lines for nothing.
 */
const PAINTED = `
  const painted = new CSSStyleSheet();
  painted.replaceSync(\`:root { opacity: 1 !important }
    svg:not(:has(a, foreignObject, [role], [tabindex], [aria-label])) > :not(title, desc) { display: none !important }
    ${LAST_ENTRIES}\`);
  document.adoptedStyleSheets.push(painted);`;

/**
 * What cannot be told is not worked out: rules whose breach is never serious, the markup of what passed, and the contrast of text in
 * drawings, which is painted by its fill while axe goes by its colour.
 */
const PREPARED = `{
  axe.configure({ noHtml: true });
  const { rules } = axe._audit;
  for (const rule of rules) if (rule.impact === 'minor' || rule.impact === 'moderate') rule.enabled = false;
  const contrast = rules.find(({ id }) => id === 'color-contrast');
  const { matches } = contrast;
  contrast.matches = (node, ...more) => !(node instanceof SVGElement) && matches(node, ...more);
}`;

const NAMES = ['button-name', 'link-name'];
const SOME = { names: NAMES, colours: ['color-contrast', ...NAMES] };

/**
 * Serious accessibility faults that axe-core finds on a page, one line each. Another theme of a page that passed can only
 * differ in its colours, so `colours` checks those alone; another size only in what is written out, so `names` checks that.
 */
export async function seriousFindings(page: ScriptedPage, of: 'all' | keyof typeof SOME = 'all'): Promise<string[]> {
  // Large, so it is loaded once a page.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(`${axe.source};${PREPARED}`);
  const options = { resultTypes: ['violations'], ...(of === 'all' ? {} : { runOnly: SOME[of] }) };
  const found = await page.evaluate(`(async () => {
    ${PAINTED}
    const it = await axe.run(document, ${JSON.stringify(options)});
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(painted), 1);
    if (![...it.passes, ...it.incomplete, ...it.violations].some(({ id }) => id === '${of === 'names' ? 'link-name' : 'color-contrast'}')) return null;
    return it.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        [id, help, target.join(' '), failureSummary.split('\\n').slice(1).join(';')].join(' | ')));
  })()`);
  if (!Array.isArray(found)) throw new Error('axe saw no text on the page');
  return found.map(String);
}

/** The same where another test looks at this screen: `npm run soak` looks at it here, too. */
export async function findingsAgain(page: ScriptedPage, of?: 'colours'): Promise<string[]> {
  return IS_WHOLE ? seriousFindings(page, of) : [];
}

const PHONE = { width: 390, height: 844 };

/**
 * The state on a page: all of it at its size in the light, and on a phone in the dark what can be another there, colours and names.
 * The page follows the theme of the system, and is left as it was found. `npm test` looks at colours, the dearest of it, once.
 */
export async function findingsInAllLooks(page: SizedPage, isWhole = IS_WHOLE): Promise<string[]> {
  const size = page.viewportSize() ?? PHONE;
  const found = await seriousFindings(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(themed('field'));
  found.push(...(await seriousFindings(page, isWhole ? 'colours' : 'names')));
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(themed('paper'));
  return found;
}

/** The theme is on the page, drawn. */
export const themed = (theme: string): string => `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (document.documentElement.dataset.theme !== '${theme}') await frame();
  await frame();
})()`;
