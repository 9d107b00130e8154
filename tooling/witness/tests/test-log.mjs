import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/* Logs and cosignatures as RFC 6962 and C2SP describe them, with code of its own. */

export const sha256 = (...parts) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map(part => Buffer.from(part))))
    .digest()

const split = count => 2 ** (Math.ceil(Math.log2(count)) - 1)

function hashTree(leaves) {
  if (leaves.length === 0) return sha256('')
  if (leaves.length === 1) return leaves[0]
  const middle = split(leaves.length)
  return sha256([1], hashTree(leaves.slice(0, middle)), hashTree(leaves.slice(middle)))
}

/** SUBPROOF of RFC 6962, 2.1.2. */
function prove(size, leaves, isKnown = true) {
  if (size === leaves.length) return isKnown ? [] : [hashTree(leaves)]
  const middle = split(leaves.length)
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)]
  return size <= middle
    ? [...prove(size, left, isKnown), hashTree(right)]
    : [...prove(size - middle, right, false), hashTree(left)]
}

const formatKey = (name, typed) =>
  `${name}+${sha256(`${name}\n`, typed).toString('hex', 0, 4)}+${Buffer.from(typed).toString('base64')}`

/** A key that signs checkpoints with Ed25519 (C2SP signed-note). */
export function createLogKey(name) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const typed = Buffer.concat([Buffer.of(1), Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url')])
  const id = sha256(`${name}\n`, typed).subarray(0, 4)
  const write = signature => `\u2014 ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`
  return {
    vkey: formatKey(name, typed),
    sign: text => write(sign(null, Buffer.from(text), privateKey)),
    forge: () => write(Buffer.alloc(64, 7)),
  }
}

/** A key that signs checkpoints as witnesses do, of type 4 (Ed25519) or 6 (ML-DSA-44). */
export function createCosigningKey(name, type) {
  const { publicKey, privateKey } = generateKeyPairSync(type === 4 ? 'ed25519' : 'ml-dsa-44')
  const { x, pub } = publicKey.export({ format: 'jwk' })
  const typed = Buffer.concat([Buffer.of(type), Buffer.from(x ?? pub, 'base64url')])
  const id = sha256(`${name}\n`, typed).subarray(0, 4)
  const time = 1_800_000_000
  return {
    vkey: formatKey(name, typed),
    sign(text) {
      const signature = sign(null, messages[type](name, time, text), privateKey)
      return `\u2014 ${name} ${Buffer.concat([id, uint64(time), signature]).toString('base64')}\n`
    },
  }
}

/** A log of numbered entries; `branch` are those that differ from the log without a branch. */
export function createTestLog(origin = 'musik.test/usage', key = createLogKey(origin), branch = () => '') {
  const leaves = []
  const grow = size => {
    for (let at = leaves.length; at < size; at += 1) leaves.push(sha256([0], `entry ${at}${branch(at)}`))
    return leaves.slice(0, size)
  }
  const formatText = (size, ...extensions) =>
    [origin, size, hashTree(grow(size)).toString('base64'), ...extensions].map(line => `${line}\n`).join('')
  const formatProof = (from, to) =>
    (from === 0 ? [] : prove(from, grow(to))).map(hash => `${hash.toString('base64')}\n`).join('')
  const checkpoint = (size, { keys = [key], text = formatText(size) } = {}) =>
    `${text}\n${keys.map(({ sign: write }) => write(text)).join('')}`
  return {
    origin,
    key,
    formatText,
    formatProof,
    checkpoint,
    /** The body of a request to `add-checkpoint`. */
    submission: (from, to, { proof = formatProof(from, to), ...options } = {}) =>
      `old ${from}\n${proof}\n${checkpoint(to, options)}`,
    /** The same log, which differs from the entry `from` on. */
    fork: from => createTestLog(origin, key, at => (at >= from ? ' of the fork' : '')),
  }
}

const uint64 = number => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
const opaque = text => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])

/** The signed message of each type of cosignature (C2SP tlog-cosignature). */
const messages = {
  4: (_, time, text) => Buffer.from(`cosignature/v1\ntime ${time}\n${text}`),
  6: (name, time, text) => {
    const [origin, size, root] = text.split('\n')
    const label = Buffer.concat([Buffer.from('subtree/v1\n'), Buffer.of(0)])
    const range = [uint64(0), uint64(size), Buffer.from(root, 'base64')]
    return Buffer.concat([label, opaque(name), uint64(time), opaque(origin), ...range])
  },
}
const toJwk = {
  4: bytes => ({ kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }),
  6: bytes => ({ kty: 'AKP', alg: 'ML-DSA-44', pub: bytes.toString('base64url') }),
}

/** Parses a verifier key, and checks its id. */
export function openWitnessKey(vkey) {
  const [name, id] = vkey.split('+', 2)
  const typed = Buffer.from(vkey.slice(name.length + id.length + 2), 'base64')
  if (formatKey(name, typed) !== vkey) throw new Error('The id is not that of the key.')
  const [type] = typed
  const key = createPublicKey({ key: toJwk[type](typed.subarray(1)), format: 'jwk' })
  return { name, id, type, key, keyBytes: typed.length - 1 }
}

/** Verifies one signature line on a checkpoint's text. Returns the type of the key, the time and the signature's length. */
export function openCosignature(line, text, vkeys) {
  const [, name, content] = /^\u2014 (\S+) (\S+)$/.exec(line)
  const bytes = Buffer.from(content, 'base64')
  const key = vkeys.map(openWitnessKey).find(({ id }) => id === bytes.toString('hex', 0, 4))
  if (key.name !== name) throw new Error('The name is not that of the key.')
  const time = Number(bytes.readBigUInt64BE(4))
  const signature = bytes.subarray(12)
  if (!verify(null, messages[key.type](name, time, text), key.key, signature))
    throw new Error('The cosignature is wrong.')
  return { type: key.type, time, length: signature.length }
}
