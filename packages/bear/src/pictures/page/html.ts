/** An HTML element as text. Children must be HTML already; pass plain text through `words`. */
export function html(name: string, className: string, ...children: readonly string[]): string {
  const attribute = className === '' ? '' : ` class="${className}"`;
  return `<${name}${attribute}>${children.join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function words(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

export function terms(label: string, text: string): string[] {
  return [html('dt', '', words(label)), html('dd', '', words(text))];
}

export function list(className: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : html('ul', className, ...lines.map((line) => html('li', '', words(line))));
}

/**
 * Fits any paper: the browser chooses A4 or Letter. Readable in black and white: marks and words repeat what colours
 * show.
 */
export const PAGE_STYLE = `
@page { margin: 11mm; }
@page wide { size: landscape; margin: 9mm; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: #111; background: #fff; font: 10pt/1.35 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; }
h1 { margin: 0 0 1mm; font-size: 20pt; line-height: 1.1; }
h2 { margin: 5mm 0 2mm; font-size: 14pt; border-bottom: 0.5mm solid #111; break-after: avoid; }
h3 { margin: 3mm 0 1mm; font-size: 11pt; break-after: avoid; }
p, ul { margin: 0 0 2mm; }
ul { padding-left: 5mm; }
.seed { color: #444; font-size: 9pt; }
.part { break-before: page; }
.wide { page: wide; break-before: page; }
.wide h2 { margin-top: 0; }
dl { break-inside: avoid; display: grid; grid-template-columns: max-content 1fr; gap: 0.6mm 4mm; margin: 3mm 0; }
dt { font-weight: 700; }
dd { margin: 0; }
svg { display: block; }
.map { display: block; margin: 0 auto; width: 100%; height: 172mm; }
.part .map { height: 236mm; }
.counters { display: flex; flex-wrap: wrap; gap: 2mm; margin: 1mm 0 3mm; break-inside: avoid; }
.counter { width: 21mm; break-inside: avoid; text-align: center; font-size: 7.5pt; line-height: 1.15; }
.counter svg { width: 17mm; height: 17mm; margin: 0 auto 0.5mm; }
.counter b { display: block; }
.figures { font-size: 11pt; }
.boxes { display: flex; flex-wrap: wrap; gap: 1.5mm; margin: 1mm 0 3mm; }
.box { min-width: 15mm; min-height: 12mm; border: 0.3mm solid #111; padding: 1mm; font-size: 8pt; line-height: 1.2; break-inside: avoid; }
.box b { display: block; font-size: 10pt; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm; }
.card { border: 0.35mm solid #111; border-radius: 2mm; padding: 1.5mm 2.5mm; margin: 0 0 2mm; break-inside: avoid; }
.card h4 { display: flex; justify-content: space-between; gap: 3mm; margin: 0 0 0.5mm; font-size: 10pt; }
.card h4 span { font-weight: 400; white-space: nowrap; }
.card p { margin: 0 0 0.5mm; font-size: 9pt; }
.card .note { font-weight: 600; }
.orders { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm; }
.track { break-inside: avoid; display: grid; grid-template-columns: repeat(5, 1fr); gap: 1.5mm; }
.space { min-height: 22mm; border: 0.3mm solid #111; border-radius: 1.5mm; padding: 1mm 1.5mm; font-size: 7.8pt; line-height: 1.2; break-inside: avoid; }
.space b { font-size: 10pt; }
.space .row { float: right; border: 0.25mm solid #666; border-radius: 1mm; padding: 0 1mm; font-size: 7.5pt; }
.yellow { border-width: 0.9mm; border-style: double; background: #fff3b0; }
.end { border-width: 0.8mm; background: #e6e6e6; }
.tile { margin-top: 1mm; border: 0.3mm dashed #111; border-radius: 1mm; padding: 0.6mm 1mm; background: #f4f4f4; }
.leaps { font-style: italic; }
@media screen { body { margin: 0 auto; max-width: 210mm; padding: 8mm; } .map, .part .map { height: auto; } }
@media (max-width: 640px) { .columns, .orders { grid-template-columns: 1fr; } .track { grid-template-columns: repeat(2, 1fr); } }
`;
