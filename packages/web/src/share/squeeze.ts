/** Whether the browser has deflate built in; old ones do not. */
export function canSqueeze(): boolean {
  try {
    return new CompressionStream('deflate-raw') instanceof CompressionStream;
  } catch {
    return false;
  }
}

export async function deflate(text: string): Promise<Uint8Array> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(squeezed).arrayBuffer());
}

/** `most`: more than allowed. `broken`: not a deflated text. */
export type Inflated = { readonly text: string } | { readonly wrong: 'most' | 'broken' };

/** Stops as soon as more than `most` bytes have come out: a few kilobytes can expand to gigabytes. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Inflated> {
  const swollen = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = swollen.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      size += value.length;
      if (size > most) {
        // Not awaited: an error while discarding the rest does not matter.
        reader.cancel().catch(() => undefined);
        return { wrong: 'most' };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { wrong: 'broken' };
  }
}

/** Bytes as letters that need no escaping in an address. */
export function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
