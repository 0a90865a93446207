/** Letters of other alphabets, and figures, that look like a Latin letter. After lower-casing. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', 'аαɑ'],
      ['b', 'ьƅв'],
      ['c', 'сϲ'],
      ['d', 'ԁɗ'],
      ['e', 'еєεёҽ'],
      ['g', 'ɡց'],
      ['h', 'һհн'],
      ['i', 'іιɩ1l|!ї¡ıј'],
      ['k', 'кκ'],
      ['m', 'мϻ'],
      ['n', 'пηո'],
      ['o', 'оοσօ0'],
      ['p', 'рρϱ'],
      ['q', 'ԛզ'],
      ['r', 'гᴦ'],
      ['s', 'ѕꜱ5'],
      ['t', 'тτ'],
      ['u', 'υսμ'],
      ['v', 'ѵν'],
      ['w', 'ԝωѡ'],
      ['x', 'хχ'],
      ['y', 'уγү'],
      ['z', 'ᴢ2'],
    ] as const
  ).flatMap(([plain, others]) => Array.from(others, (other) => [other, plain])),
);

/**
 * What a name looks like: equal for names that a reader could confuse. Widths and ligatures (NFKC), accents, case, spaces and
 * signs, and letters that look like a Latin one do not count.
 */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  const letters = Array.from(plain, (letter) => LOOKS[letter] ?? letter).join('');
  const bare = letters
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('j', 'i');
  // A name of signs alone is compared as it is.
  return bare === '' ? letters : bare;
}
