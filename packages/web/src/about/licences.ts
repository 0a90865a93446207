export interface Licence {
  /** `react 19.3.1 (MIT)` */
  readonly title: string;
  readonly text: string;
}

/** Matches the line that the build writes between licences in licences.txt. */
const RULE = /\n={72}\n/;

export function parseLicences(file: string): readonly Licence[] {
  return file.split(RULE).map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, text: lines.join('\n').trim() };
  });
}

/** Null if licences.txt is missing, as on the development server. */
export async function loadLicences(): Promise<readonly Licence[] | null> {
  try {
    const answer = await fetch('./licences.txt');
    const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return answer.ok && isText ? parseLicences(await answer.text()) : null;
  } catch {
    return null;
  }
}
