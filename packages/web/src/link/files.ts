/** Hands a match to the person as a file. */
export function downloadMatch(name: string, text: string): void {
  download(`${fileName(name)}.sandtable.json`, text);
}

export function download(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file;
  anchor.click();
  // The browser reads it after the click, so not at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name that every system takes. */
export function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-|-$/g, '') || 'match';
}
