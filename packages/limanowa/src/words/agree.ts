/** Verbs that do not just lose their `s`. */
const PLURALS: Readonly<Record<string, string>> = { is: 'are', occupies: 'occupy' };

/** `a01 Honvéd moves`, `a02 Machine-gunners move`: the verb comes first, in the singular. */
export function agree(name: string, phrase: string): string {
  if (!name.endsWith('s')) return `${name} ${phrase}`;
  const [verb = '', ...rest] = phrase.split(' ');
  return [name, PLURALS[verb] ?? verb.replace(/s$/, ''), ...rest].join(' ');
}
