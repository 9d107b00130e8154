import { verify } from 'node:crypto'
import { signatureTypes, verifyCosignature } from '../log.mjs'

const isSignedWith = (key, checkpoint, signature) =>
  key.type === signatureTypes.ed25519
    ? verify(null, Buffer.from(checkpoint.text), key.key, signature)
    : verifyCosignature(key, checkpoint, signature) !== null

const findKey = (keys, { name, id }) => keys.find(known => known.name === name && known.id === id)

/** Whether one of the log's keys has several signatures, each of which would have to be verified and stored. */
export function hasRepeatedKey(checkpoint, keys) {
  const found = checkpoint.signatures.map(signature => findKey(keys, signature)).filter(Boolean)
  return new Set(found).size < found.length
}

/**
 * The note with only those signatures that are by the log's keys; null if there is none, or one of them is wrong (C2SP
 * tlog-witness).
 */
export function keepLogSignatures(checkpoint, keys) {
  const lines = []
  for (const { name, id, signature } of checkpoint.signatures) {
    const key = findKey(keys, { name, id })
    if (!key) continue
    if (!isSignedWith(key, checkpoint, signature)) return null
    const content = Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')
    lines.push(`\u2014 ${name} ${content}\n`)
  }
  return lines.length === 0 ? null : `${checkpoint.text}\n${lines.join('')}`
}
