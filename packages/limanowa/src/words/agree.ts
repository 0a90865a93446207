/** Verbs that do not just lose their `s`. */
const PLURALS: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  occupies: 'occupy',
};

/** `Hussars`, `Machine-gunners 02`: more than one by their name. */
export function isPlural(name: string): boolean {
  return name.replace(/ \d+$/, '').endsWith('s');
}

/** `a01 Honvéd moves`, `a02 Machine-gunners move`: the verb comes first, in the singular. */
export function agree(name: string, phrase: string): string {
  if (!isPlural(name)) return `${name} ${phrase}`;
  const [verb = '', ...rest] = phrase.split(' ');
  return [name, PLURALS[verb] ?? verb.replace(/s$/, ''), ...rest].join(' ');
}
