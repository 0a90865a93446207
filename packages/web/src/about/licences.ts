/** A package that something of the app is made from. */
export interface Licence {
  /** `react 19.3.1 (MIT)` */
  readonly title: string;
  readonly text: string;
}

/** As the build separates them in licences.txt. */
const RULE = /\n={72}\n/;

export function parseLicences(file: string): readonly Licence[] {
  return file.split(RULE).map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, text: lines.join('\n').trim() };
  });
}

/** What lies beside the app; null where it does not, as while the app is being worked on. */
export async function loadLicences(): Promise<readonly Licence[] | null> {
  try {
    const answer = await fetch('./licences.txt');
    const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return answer.ok && isText ? parseLicences(await answer.text()) : null;
  } catch {
    return null;
  }
}
