// Each parses a setting's text; undefined if invalid.

export function ownAddress(text: string): URL | undefined {
  const url = urlOf(text);
  // A path would mean nothing.
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url : undefined;
}

export function databaseAddress(text: string): string | undefined {
  return /^postgres(?:ql)?:$/.test(urlOf(text)?.protocol ?? '') ? text : undefined;
}

export function mailServer(text: string): string | undefined {
  const url = urlOf(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined;
}

/** `name@host`, or `Name <name@host>`. */
export function mailAddress(text: string): string | undefined {
  return /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined;
}

export function wholeNumber(text: string, least: number, most = 1_000_000_000): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** Drops the password, and the query, which some put a password in too. */
export function maskedUrl(text: string): string {
  const { protocol, username, password, host, pathname } = new URL(text);
  const name = username === '' ? '' : `${username}${password === '' ? '' : ':***'}@`;
  return `${protocol}//${name}${host}${pathname}`;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
