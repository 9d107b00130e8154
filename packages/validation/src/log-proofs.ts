// Proofs of the usage log (docs/usage-log.md), verified without a library, in browsers too.

export type Bytes = Uint8Array<ArrayBuffer>

/** What browsers and servers implement differently; `verify` is null where Ed25519 is not available. */
export type LogCryptography = {
  /** SHA-256. */
  digest: (bytes: Bytes) => Promise<Bytes>
  /** Verifies an Ed25519 signature of a text; null if this is not possible here. */
  verify: (publicKey: Bytes, text: string, signature: Bytes) => Promise<boolean | null>
}

export const encodeText = (text: string): Bytes => new TextEncoder().encode(text)

/** Decodes base64; null if it is not exactly that. */
export function decodeBase64OrNull(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return null
  }
}

export const isSameBytes = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

function concat(...parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

const hashSize = 32

/** Splits concatenated hashes. */
export const splitHashList = (bytes: Bytes): Bytes[] =>
  Array.from({ length: Math.floor(bytes.length / hashSize) }, (_, index) =>
    bytes.slice(index * hashSize, (index + 1) * hashSize),
  )

type Digest = LogCryptography['digest']

export const hashLogEntry = (digest: Digest, entry: string): Promise<Bytes> =>
  digest(concat(Uint8Array.of(0), encodeText(entry)))

const hashNode = (digest: Digest, left: Bytes, right: Bytes) => digest(concat(Uint8Array.of(1), left, right))

const isOdd = (number: number) => number % 2 === 1
const half = (number: number) => Math.floor(number / 2)

/** The root to which an inclusion proof leads (RFC 9162, 2.1.3.2); null if the proof has the wrong length. */
export async function computeProvenRoot(
  digest: Digest,
  leaf: Bytes,
  { index, size, hashes }: { index: number; size: number; hashes: readonly Bytes[] },
): Promise<Bytes | null> {
  if (index >= size) return null
  let [node, last, hash] = [index, size - 1, leaf]
  for (const sibling of hashes) {
    if (last === 0) return null
    if (isOdd(node) || node === last) {
      hash = await hashNode(digest, sibling, hash)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else hash = await hashNode(digest, hash, sibling)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 ? hash : null
}

type Tree = { size: number; root: Bytes }

/** Whether a proof shows that a tree begins with all entries of a smaller one (RFC 9162, 2.1.4.2). */
export async function isConsistent(
  digest: Digest,
  known: Tree,
  tree: Tree,
  hashes: readonly Bytes[],
): Promise<boolean> {
  if (known.size > tree.size) return false
  if (known.size === tree.size) return hashes.length === 0 && isSameBytes(known.root, tree.root)
  if (known.size === 0) return hashes.length === 0
  const isPower = 2 ** Math.floor(Math.log2(known.size)) === known.size
  const [first, ...rest] = isPower ? [known.root, ...hashes] : hashes
  if (!first || hashes.length === 0) return false
  let [node, last] = [known.size - 1, tree.size - 1]
  while (isOdd(node)) [node, last] = [half(node), half(last)]
  let [before, now] = [first, first]
  for (const hash of rest) {
    if (last === 0) return false
    if (isOdd(node) || node === last) {
      before = await hashNode(digest, hash, before)
      now = await hashNode(digest, hash, now)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else now = await hashNode(digest, now, hash)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && isSameBytes(before, known.root) && isSameBytes(now, tree.root)
}

/** What a checkpoint says: the log, its number of entries and the root of their tree. */
export type LogCheckpoint = Tree & { origin: string }

/** Reads a checkpoint, without verifying its signatures; null if it is none. */
export function parseLogCheckpoint(note: string): LogCheckpoint | null {
  const [origin = '', count = '', content = ''] = note.split('\n', 3)
  const [size, root] = [Number(count), decodeBase64OrNull(content)]
  const isValid = origin !== '' && /^(0|[1-9]\d{0,15})$/.test(count) && Number.isSafeInteger(size)
  return isValid && root?.length === hashSize ? { origin, size, root } : null
}

const idSize = 4
const keySize = 32

/** The public key of an Ed25519 verifier key with this name, and its id; null if it is another one or malformed. */
function parseKey(text: string, name: string): { id: Bytes; publicKey: Bytes } | null {
  const [keyName, id, content] = splitKey(text)
  const bytes = decodeBase64OrNull(content)
  if (keyName !== name || !/^[0-9a-f]{8}$/.test(id) || bytes?.length !== keySize + 1 || bytes[0] !== 1)
    return null
  const digits = id.match(/../g) ?? []
  return {
    id: Uint8Array.from(digits, pair => Number.parseInt(pair, 16)),
    publicKey: bytes.slice(1),
  }
}

/** The base64 of a key may contain plus signs. */
function splitKey(text: string): [string, string, string] {
  const [name = '', id = ''] = text.split('+', 2)
  return [name, id, text.slice(name.length + id.length + 2)]
}

/**
 * Whether one of these keys with this name has signed a note (C2SP signed-note), and none of them wrongly; null if
 * signatures cannot be verified here.
 */
export async function isNoteSigned(
  { verify }: LogCryptography,
  note: string,
  keys: readonly string[],
  name: string,
): Promise<boolean | null> {
  const end = note.lastIndexOf('\n\n')
  if (end === -1) return false
  const text = note.slice(0, end + 1)
  const known = keys.flatMap(key => parseKey(key, name) ?? [])
  let isSigned = false
  for (const line of note.slice(end + 2).split('\n')) {
    if (!line.startsWith(`\u2014 ${name} `)) continue
    const bytes = decodeBase64OrNull(line.slice(name.length + 3))
    const key = bytes && known.find(({ id }) => isSameBytes(id, bytes.slice(0, idSize)))
    if (!key) continue
    const result = await verify(key.publicKey, text, bytes.slice(idSize))
    if (!result) return result
    isSigned = true
  }
  return isSigned
}
