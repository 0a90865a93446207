import type { SwitchText } from '../face/missions.ts';

type Option = Pick<SwitchText, 'option' | 'name' | 'values'>;

/** A link with this in front of an option's key is the option in words. */
export const OPTION_MARK = '#option-';

/**
 * The rules name options and values as files do, `hitMarkers: open`. A reader gets the words of the app, "Hit markers: Open"; the key stays
 * in the link, to be searched for. A value alone belongs to the option named before it in its paragraph or row.
 */
export function withOptionWords(markdown: string, options: readonly Option[]): string {
  const byKey = new Map(options.map((option) => [option.option, option]));
  if (byKey.size === 0) return markdown;
  // What is fenced stands as it is.
  const pieces = markdown.split(/^(```.*?^```)$/ms);
  return pieces.map((piece, place) => (place % 2 === 1 ? piece : paragraphsOf(piece, byKey))).join('');
}

function paragraphsOf(text: string, byKey: ReadonlyMap<string, Option>): string {
  return text
    .split(/(\n(?=\n|- |\|))/)
    .map((paragraph) => {
      let last: Option | undefined;
      return paragraph.replaceAll(/`([^`\n]+)`/g, (whole, code: string) => {
        const [key = '', value] = code.split(': ');
        const option = byKey.get(key);
        last = option ?? last;
        const words = option === undefined ? labelOf(last, code) : wordsFor(option, value);
        return words === undefined ? whole : `[${words}](${OPTION_MARK}${code.replaceAll(/\s/g, '')})`;
      });
    })
    .join('');
}

function wordsFor(option: Option, value: string | undefined): string | undefined {
  if (value === undefined) return option.name;
  const label = labelOf(option, value);
  return label === undefined ? undefined : `${option.name}: ${label}`;
}

function labelOf(option: Option | undefined, value: string): string | undefined {
  return option?.values.find((each) => each.value === value)?.label;
}
