/** One element of a page as text. Children are HTML already; plain words go through `words`. */
export function html(name: string, className: string, ...children: readonly string[]): string {
  const attribute = className === '' ? '' : ` class="${className}"`;
  return `<${name}${attribute}>${children.join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function words(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** One item a line. */
export function list(className: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : html('ul', className, ...lines.map((line) => html('li', '', words(line))));
}
