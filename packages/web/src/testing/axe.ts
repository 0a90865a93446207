import axe from 'axe-core';

/** A page of a browser, as far as this needs one. */
interface Scripted {
  evaluate(code: string): Promise<unknown>;
}

/** Most pages of tests are not drawn, and what nobody can see, axe does not look at. */
const PAINTED = `
  const painted = new CSSStyleSheet();
  painted.replaceSync(':root { opacity: 1 !important }');
  document.adoptedStyleSheets.push(painted);`;

/**
 * What axe-core finds seriously wrong with a page for those who do not see, hear or point; one line each. Once all of it is known to be
 * good, another theme can only change what its colours are: then that alone is looked at.
 */
export async function seriousFindings(page: Scripted, of: 'all' | 'colours' = 'all'): Promise<string[]> {
  // It is large, and stays as long as the page does.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(of === 'all' ? {} : { runOnly: ['color-contrast'] }) };
  const found = await page.evaluate(`(async () => {
    ${PAINTED}
    const it = await axe.run(document, ${JSON.stringify(options)});
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(painted), 1);
    if (![...it.passes, ...it.incomplete, ...it.violations].some(({ id }) => id === 'color-contrast')) return null;
    return it.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        [id, help, target.join(' '), failureSummary.split('\\n').slice(1).join(';')].join(' | ')));
  })()`);
  if (!Array.isArray(found)) throw new Error('axe saw no text on the page');
  return found.map(String);
}
