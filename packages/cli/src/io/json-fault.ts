// Where a text stops being JSON. Each version of Node says it in another way, and some not at all.

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
  /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** `line 19, column 11`, counted from 1: the first sign that cannot stand where it does. Null if the text is JSON. */
export function placeOfFault(text: string): string | null {
  const at = faultIn(text);
  if (at === null) return null;
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

function faultIn(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let wanted: 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'more' = 'value';
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  for (;;) {
    take(SPACE);
    if (wanted === 'more' && open.length === 0) return at === text.length ? null : at;
    const sign = text[at] ?? '';
    const inner = open.at(-1);
    const mayEnd = wanted === 'more' || wanted === 'valueOrEnd' || wanted === 'keyOrEnd';
    if (mayEnd && sign === (inner === '{' ? '}' : ']')) {
      open.pop();
      at += 1;
      wanted = 'more';
    } else if (wanted === 'more') {
      if (sign !== ',') return at;
      at += 1;
      wanted = inner === '{' ? 'key' : 'value';
    } else if (wanted === 'key' || wanted === 'keyOrEnd') {
      if (sign !== '"' || take(SCALAR) === '') return at;
      take(SPACE);
      if (text[at] !== ':') return at;
      at += 1;
      wanted = 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      at += 1;
      wanted = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (take(SCALAR) === '') return at;
    else wanted = 'more';
  }
}
