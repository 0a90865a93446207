import type { Page } from 'playwright-core';

interface DrawnNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly DrawnNode[];
}

/**
 * Texts of a page that are drawn with a face of the machine, with the name of that face: letters, figures and signs have to come
 * from the app's own files. The browser itself says with what it has drawn them.
 */
export async function foreignTexts(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: -1 });
  const found: string[] = [];
  const look = async (node: DrawnNode): Promise<void> => {
    const { children = [] } = node;
    const text = children.map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')).join('');
    if (text.trim() !== '') {
      const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      const foreign = fonts.filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0);
      found.push(...foreign.map(({ familyName }) => `${text.trim()}: ${familyName}`));
    }
    for (const child of children) await look(child);
  };
  await look(root);
  await tools.detach();
  return found;
}
