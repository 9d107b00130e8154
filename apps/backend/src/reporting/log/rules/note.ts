import { createPublicKey, verify, webcrypto } from 'node:crypto'
import { sha256Bytes } from '#src/reporting/seal/rules/merkle'

/** The identifier of Ed25519 signatures in C2SP signed-note. */
const ed25519 = 1
const keyBytes = 32
const idBytes = 4

/** The public part of a key, as 32 bytes, and the name that signature lines give it. */
export type VerifierKey = { name: string; publicKey: Buffer }

/** The key id: the first four bytes of a hash over name, type and public key. */
const computeKeyId = ({ name, publicKey }: VerifierKey): Buffer =>
  sha256Bytes(Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(ed25519), publicKey])).subarray(0, idBytes)

/** The verifier key as one line of text. */
export const formatVerifierKey = (key: VerifierKey): string =>
  `${key.name}+${computeKeyId(key).toString('hex')}+${Buffer.concat([Buffer.of(ed25519), key.publicKey]).toString('base64')}`

const isName = (name: string) => name !== '' && !/[\s+]/u.test(name)

/** Parses a verifier key; null if it is malformed, of another type, or its id is wrong. */
export function parseVerifierKey(text: string): VerifierKey | null {
  const [, name = '', , content = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? []
  const bytes = Buffer.from(content, 'base64')
  if (!isName(name) || bytes[0] !== ed25519 || bytes.length !== 1 + keyBytes) return null
  const key = { name, publicKey: bytes.subarray(1) }
  return formatVerifierKey(key) === text ? key : null
}

/** An Ed25519 key with its private part, which need not be extractable. */
export type NoteSigner = VerifierKey & { privateKey: webcrypto.CryptoKey }

/** Signs a text that ends with a newline. */
export async function signNote(text: string, signers: readonly NoteSigner[]): Promise<string> {
  const lines = signers.map(async signer => {
    const signature = await webcrypto.subtle.sign('Ed25519', signer.privateKey, Buffer.from(text))
    return formatSignature({
      name: signer.name,
      id: computeKeyId(signer),
      signature: Buffer.from(signature),
    })
  })
  return `${text}\n${(await Promise.all(lines)).join('')}`
}

/** A signature of a note: the name and id of its key, and the bytes that follow them. */
export type NoteSignature = { name: string; id: Buffer; signature: Buffer }

/** The line of a signature, with its newline. */
export const formatSignature = ({ name, id, signature }: NoteSignature): string =>
  `\u2014 ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`

function parseSignature(line: string): NoteSignature | null {
  const [, name = '', content = ''] = /^\u2014 (\S+) ([A-Za-z0-9+/]+=*)$/u.exec(line) ?? []
  const bytes = Buffer.from(content, 'base64')
  if (!isName(name) || bytes.length <= idBytes || bytes.toString('base64') !== content) return null
  return { name, id: bytes.subarray(0, idBytes), signature: bytes.subarray(idBytes) }
}

/** The text of a note and its signatures, which are not verified; null if it is malformed. */
export function parseNote(note: string): { text: string; signatures: NoteSignature[] } | null {
  const end = note.lastIndexOf('\n\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must not contain any but newlines.
  if (end === -1 || !note.endsWith('\n') || /[\0-\x09\x0b-\x1f]/.test(note)) return null
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map(parseSignature)
  const known = signatures.filter(signature => signature !== null)
  return known.length === signatures.length ? { text: note.slice(0, end + 1), signatures: known } : null
}

function verifySignature(text: string, { publicKey }: VerifierKey, signature: Buffer): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  })
  return verify(null, Buffer.from(text), key, signature)
}

/** The text of a note that at least one of the keys has signed, and none of them wrongly; otherwise null. */
export function openNote(note: string, keys: readonly VerifierKey[]): string | null {
  const parsed = parseNote(note)
  const results = parsed?.signatures.flatMap(({ name, id, signature }) => {
    const key = keys.find(one => one.name === name && computeKeyId(one).equals(id))
    return key ? [verifySignature(parsed.text, key, signature)] : []
  })
  return parsed && results?.length && results.every(Boolean) ? parsed.text : null
}
