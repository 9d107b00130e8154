import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { parseCheckpoint } from '#src/reporting/log/rules/checkpoint'
import { formatSignature, type NoteSignature, parseNote } from '#src/reporting/log/rules/note'
import { sha256Bytes } from '#src/reporting/seal/rules/merkle'

/** The signature types of C2SP tlog-cosignature, with the prefix of their keys in SPKI and their sizes in bytes. */
const algorithms = {
  4: { name: 'Ed25519', spki: '302a300506032b6570032100', keyBytes: 32, signatureBytes: 64 },
  6: {
    name: 'ML-DSA-44',
    spki: '30820532300b06096086480165030403110382052100',
    keyBytes: 1312,
    signatureBytes: 2420,
  },
} as const
type SignatureType = keyof typeof algorithms

/** Of a name in the message that ML-DSA-44 signs. */
const maxNameBytes = 255
const timeBytes = 8
const idBytes = 4

/** The public key of a witness. `id` is that of its signature lines, and `text` its verifier key (C2SP signed-note). */
export type WitnessKey = { name: string; type: SignatureType; publicKey: Buffer; id: Buffer; text: string }

/** Distinguishes the keys of a policy, and is the beginning of a verifier key. */
export const getKeyLabel = ({ name, id }: Pick<WitnessKey, 'name' | 'id'>): string =>
  `${name}+${id.toString('hex')}`

export const getAlgorithm = ({ type }: WitnessKey) => algorithms[type].name

const computeId = (name: string, content: Buffer): Buffer =>
  sha256Bytes(Buffer.concat([Buffer.from(`${name}\n`), content])).subarray(0, idBytes)

const isSignatureType = (type: number | undefined): type is SignatureType => type === 4 || type === 6

/** Parses a verifier key for cosignatures; null if it is malformed or too long, of another type, or its id is wrong. */
export function parseWitnessKey(text: string): WitnessKey | null {
  const [, name = '', id = '', content = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/u.exec(text) ?? []
  const bytes = Buffer.from(content, 'base64')
  const type = bytes[0]
  if (!isSignatureType(type) || bytes.length !== 1 + algorithms[type].keyBytes) return null
  if (Buffer.byteLength(name) > maxNameBytes) return null
  if (bytes.toString('base64') !== content || computeId(name, bytes).toString('hex') !== id) return null
  return { name, type, publicKey: bytes.subarray(1), id: Buffer.from(id, 'hex'), text }
}

function importKey({ type, publicKey }: WitnessKey): KeyObject {
  const key = Buffer.concat([Buffer.from(algorithms[type].spki, 'hex'), publicKey])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

const toUint64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

const withLength = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  if (bytes.length > maxNameBytes) throw new RangeError('A name of a cosignature is too long')
  return Buffer.concat([Buffer.of(bytes.length), bytes])
}

/** What a cosignature signs; `text` is that of the checkpoint. Null if it is not a checkpoint. */
export function buildCosignedMessage(
  { type, name }: Pick<WitnessKey, 'type' | 'name'>,
  text: string,
  time: bigint,
): Buffer | null {
  if (type === 4) return Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)
  const checkpoint = parseCheckpoint(text)
  if (!checkpoint) return null
  return Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    withLength(name),
    toUint64(time),
    withLength(checkpoint.origin),
    toUint64(0n),
    toUint64(BigInt(checkpoint.size)),
    checkpoint.root,
  ])
}

/** The latest time that C2SP tlog-cosignature allows, in seconds. */
const maxTime = 2n ** 63n - 1n

/** When a key cosigned the text of a checkpoint, in seconds; null if the signature is wrong or has no time. */
function verifyCosignature(key: WitnessKey, text: string, signature: Buffer): number | null {
  if (signature.length !== timeBytes + algorithms[key.type].signatureBytes) return null
  const time = signature.readBigUInt64BE()
  const message = time === 0n || time > maxTime ? null : buildCosignedMessage(key, text, time)
  return message && verify(null, message, importKey(key), signature.subarray(timeBytes)) ? Number(time) : null
}

/** A verified cosignature. `time` is in seconds. */
export type Cosignature = { key: WitnessKey; line: string; time: number }

/** As many as a policy can name witnesses, and as many of keys that it does not name. */
const maxLines = 128

/**
 * The cosignatures of a checkpoint among signature lines. Lines of unknown keys are ignored. `wrong` are keys whose
 * signature does not verify. Null if a line is malformed, a key has two, or there are more than 128.
 */
export function readCosignatures(
  lines: string,
  text: string,
  keys: readonly WitnessKey[],
): { cosignatures: Cosignature[]; wrong: WitnessKey[] } | null {
  const note = parseNote(`${text}\n${lines}`)
  if (note?.text !== text || note.signatures.length > maxLines) return null
  const signed = note.signatures.flatMap(({ signature, ...line }) => {
    const key = findKey(keys, line)
    return key ? [{ key, signature, line: formatSignature({ ...line, signature }) }] : []
  })
  // Each takes time on the event loop, so a key's signature is verified once.
  if (new Set(signed.map(({ key }) => key)).size < signed.length) return null
  const cosignatures: Cosignature[] = []
  const wrong: WitnessKey[] = []
  for (const { key, signature, line } of signed) {
    const time = verifyCosignature(key, text, signature)
    if (time === null) wrong.push(key)
    else cosignatures.push({ key, line, time })
  }
  return { cosignatures, wrong }
}

const findKey = (keys: readonly WitnessKey[], { name, id }: Pick<NoteSignature, 'name' | 'id'>) =>
  keys.find(key => key.name === name && key.id.equals(id))
