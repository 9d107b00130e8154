import { type Bytes, encodeText, type LogCryptography } from './log-proofs'

const toHex = (bytes: Bytes): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
const toBase64 = (...parts: Bytes[]): string => btoa(parts.map(part => String.fromCharCode(...part)).join(''))

/** Ed25519 in C2SP tlog-cosignature. */
const algorithm = Uint8Array.of(4)
const idSize = 4
const fingerprintSize = 4

const join = (one: Bytes, other: Bytes): Bytes => Uint8Array.from([...one, ...other])

/** The verifier key (C2SP signed-note) of a browser that signs checkpoints; its name is a hash of the key. */
async function describeKey(digest: LogCryptography['digest'], publicKey: Bytes) {
  const name = `browser/${toHex((await digest(publicKey)).slice(0, fingerprintSize))}`
  const content = join(algorithm, publicKey)
  const id = (await digest(join(encodeText(`${name}\n`), content))).slice(0, idSize)
  return { name, id, text: `${name}+${toHex(id)}+${toBase64(content)}` }
}

function encodeTime(seconds: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds))
  return bytes
}

/** A key of Ed25519, whose private part need not be known. */
export type CheckpointSigner = { publicKey: Bytes; sign: (text: string) => Promise<Bytes> }

/**
 * Signs a checkpoint, a signed note that has been verified, at a time in seconds (C2SP tlog-cosignature). Returns the
 * verifier key of the signer and the signature line.
 */
export async function cosignCheckpoint(
  digest: LogCryptography['digest'],
  { publicKey, sign }: CheckpointSigner,
  note: string,
  time: number,
): Promise<{ key: string; line: string }> {
  const { name, id, text: key } = await describeKey(digest, publicKey)
  const body = note.slice(0, note.lastIndexOf('\n\n') + 1)
  const signature = await sign(`cosignature/v1\ntime ${time}\n${body}`)
  return { key, line: `\u2014 ${name} ${toBase64(id, encodeTime(time), signature)}\n` }
}
