import axe from 'axe-core';

/** A page of a browser, as far as this needs one. */
interface Scripted {
  evaluate(code: string): Promise<unknown>;
}

/** What axe-core finds seriously wrong with a page for those who do not see, hear or point; one line each. */
export async function seriousFindings(page: Scripted): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then((it) =>
    it.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        [id, help, target.join(' '), failureSummary.split('\\n').slice(1).join(';')].join(' | '))))`);
  if (!Array.isArray(found)) throw new Error('axe gives a list');
  return found.map(String);
}
