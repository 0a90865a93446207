import { askServer, ServerError } from '../server/ask.ts';

// Passkeys through the browser's own API. The wire format is the JSON of WebAuthn; older browsers lack the conversions, which follow below.

/** Why passkeys do not work here; null if they do. */
export function passkeyBar(): string | null {
  if (!window.isSecureContext) return 'Passkeys need a page over https. Ask the host of this server for one.';
  return 'PublicKeyCredential' in window ? null : 'This browser has no passkeys.';
}

/** Makes a passkey for the person signed in; false if they cancelled. */
export async function addPasskey(name: string): Promise<boolean> {
  const { publicKey } = await askServer('POST /api/me/passkeys/begin');
  const made = await unlessCancelled(() => navigator.credentials.create({ publicKey: creationOptions(publicKey) }));
  if (made === null) return false;
  const response = made.response;
  if (!(response instanceof AuthenticatorAttestationResponse)) return false;
  await askServer('POST /api/me/passkeys', {
    body: {
      name,
      credential: {
        ...head(made),
        response: {
          clientDataJSON: text(response.clientDataJSON),
          attestationObject: text(response.attestationObject),
        },
      },
    },
  });
  return true;
}

/** Signs in on this device with a passkey; false if the person cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  const { publicKey } = await askServer('POST /api/passkeys/begin');
  const found = await unlessCancelled(() => navigator.credentials.get({ publicKey: requestOptions(publicKey) }));
  if (found === null) return false;
  const { response } = found;
  if (!(response instanceof AuthenticatorAssertionResponse)) return false;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  await askServer('POST /api/passkeys/sign-in', {
    body: {
      credential: {
        ...head(found),
        response: {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
          ...(userHandle === null ? {} : { userHandle: text(userHandle) }),
        },
      },
    },
  });
  return true;
}

function head({ id, rawId }: PublicKeyCredential) {
  return { id, rawId: text(rawId), type: 'public-key' as const };
}

/** Closing the browser's own prompt is not an error. */
async function unlessCancelled(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const made = await ask();
    return made instanceof PublicKeyCredential ? made : null;
  } catch (error) {
    const { name = '' } = error instanceof DOMException ? error : {};
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError')
      throw new ServerError('refused', 0, 'This device has a passkey of yours already.');
    throw new ServerError('refused', 0, 'This browser could not do that.');
  }
}

type Raw = Readonly<Record<string, unknown>>;

function creationOptions(raw: Raw): PublicKeyCredentialCreationOptions {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server has made it in this form
  const json = raw as unknown as PublicKeyCredentialCreationOptionsJSON;
  if ('parseCreationOptionsFromJSON' in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const { challenge, user, excludeCredentials = [] } = json;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- all that is not text in it follows
  const rest = json as unknown as PublicKeyCredentialCreationOptions;
  const exclude = excludeCredentials.map(({ id }) => ({ id: bytes(id), type: 'public-key' as const }));
  return {
    ...rest,
    ...{ challenge: bytes(challenge), user: { ...user, id: bytes(user.id) }, excludeCredentials: exclude },
  };
}

function requestOptions(raw: Raw): PublicKeyCredentialRequestOptions {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server has made it in this form
  const json = raw as unknown as PublicKeyCredentialRequestOptionsJSON;
  if ('parseRequestOptionsFromJSON' in PublicKeyCredential)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const { challenge, rpId = location.hostname, timeout = 60_000 } = json;
  return { challenge: bytes(challenge), rpId, timeout, userVerification: 'preferred' };
}

/** Encodes as base64url, as WebAuthn does throughout. */
function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);
}
