import { isPhone } from '../ui/page.ts';

/** Shares the file on a phone that can, otherwise downloads it. */
export async function giveFile(file: File): Promise<void> {
  if (isPhone() && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Closed without sharing: nothing more to do.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  // The browser reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A drawing as pixels. Drawn directly, the browser would render the SVG again each time. */
export async function pixelsOf(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const canvas = await pixelsOf(svg, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    );
  });
}

let made: Promise<string> | undefined;

/** The page's own fonts as rules with the font files inside: an SVG picture may load nothing and does not see the page's fonts. */
export function fontFaces(): Promise<string> {
  made ??= Promise.all([...document.styleSheets].flatMap(facesIn).map(inlined)).then((rules) => rules.join('\n'));
  return made;
}

function facesIn(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
}

async function inlined({ style, cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
  const from = parentStyleSheet?.href ?? document.baseURI;
  const file = await (await fetch(new URL(address, from))).blob();
  return cssText.replace(/url\([^)]*\)/, `url(${await dataOf(file)})`);
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the font could not be read')));
    reader.readAsDataURL(file);
  });
}
