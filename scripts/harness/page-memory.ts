// For browser tests: looks through everything a page still holds in memory.
import type { Page } from 'playwright-core';

/**
 * Calls `look` for every plain object with one of these fields that the page can still reach after garbage collection, and returns
 * its answers except null. `look` runs in the page, on the object's own fields.
 */
export async function inMemoryOf(
  page: Page,
  marks: readonly string[],
  look: (fields: Fields) => string | null,
): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const { result: prototype } = await tools.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await tools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const look = ${look.toString()};
      const marks = ${JSON.stringify(marks)};
      const isMarked = (each) => marks.some((mark) => Object.hasOwn(each, mark));
      return this.filter(isMarked).flatMap((each) => {
        const fields = {};
        for (const [name, field] of Object.entries(Object.getOwnPropertyDescriptors(each))) fields[name] = field.value;
        const found = look(fields);
        return found === null ? [] : [found];
      });
    }`,
  });
  await tools.detach();
  return Array.isArray(result.value) ? result.value.map(String) : [];
}

/** JavaScript keeps the last text in which a pattern was found, so that text stays in memory too. */
export async function lastMatchedOn(page: Page): Promise<string> {
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send('Runtime.evaluate', { expression: 'RegExp.input' });
  await tools.detach();
  return String(result.value);
}

type Fields = Readonly<Record<string, unknown>>;
