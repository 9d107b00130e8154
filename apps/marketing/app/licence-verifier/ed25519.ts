export type VerifySignature = (signature: Bytes, message: Bytes, publicKey: Bytes) => Promise<boolean>
export type Bytes = Uint8Array<ArrayBuffer>

/** The public key and signature of test 1 in RFC 8032, section 7.1, which signs an empty message. */
const testKey = bytesOfHex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
const testSignature = bytesOfHex(
  'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
)

function bytesOfHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

const verifyInBrowser: VerifySignature = async (signature, message, publicKey) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

const isSupported = () => verifyInBrowser(testSignature, new Uint8Array(), testKey).catch(() => false)

/**
 * Uses the browser's Ed25519 implementation if it has one, otherwise a library. Returns null if neither
 * works.
 */
export async function loadEd25519(): Promise<VerifySignature | null> {
  if (await isSupported()) return verifyInBrowser
  const { verifyAsync } = await import('@noble/ed25519')
  // `zip215: false` verifies strictly, as RFC 8032 requires: the default also accepts signatures that only
  // ZIP 215 allows.
  const verify: VerifySignature = (signature, message, publicKey) =>
    verifyAsync(signature, message, publicKey, { zip215: false }).catch(() => false)
  return (await verify(testSignature, new Uint8Array(), testKey)) ? verify : null
}
