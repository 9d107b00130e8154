import { verify } from 'node:crypto'
import { signatureTypes } from './verifier-key.mjs'

const timeBytes = 8

function toUint64(number) {
  const bytes = Buffer.alloc(timeBytes)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}

const withLength = text => {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.of(bytes.length), bytes])
}

/**
 * What a cosignature signs (C2SP tlog-cosignature): a checkpoint, and the time in seconds since 1970. `type` is one of
 * `signatureTypes`, `name` that of the witness.
 */
export function formatCosignedMessage({ type, name }, { text, origin, size, root }, time) {
  if (type === signatureTypes.cosignature) return Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)
  return Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    withLength(name),
    toUint64(time),
    withLength(origin),
    toUint64(0),
    toUint64(size),
    root,
  ])
}

/** Verifies a cosignature. Returns its time in seconds since 1970; null if it is wrong. */
export function verifyCosignature(key, checkpoint, cosignature) {
  if (cosignature.length <= timeBytes) return null
  const time = cosignature.readBigUInt64BE(0)
  const message = formatCosignedMessage(key, checkpoint, time)
  const isSigned = verify(null, message, key.key, cosignature.subarray(timeBytes))
  return isSigned && time <= Number.MAX_SAFE_INTEGER ? Number(time) : null
}
