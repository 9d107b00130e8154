import { createPrivateKey, createPublicKey, hash, randomBytes, sign } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/* Writes logs as docs/usage-log.md describes them, with code of its own, so that it shares no mistake with the program. */

const sha256 = (...parts) => hash('sha256', Buffer.concat(parts.map(part => Buffer.from(part))), 'buffer')

/** RFC 8785 JSON. */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.keys(value)
    .sort()
    .map(name => `${JSON.stringify(name)}:${canonicalJson(value[name])}`)
    .join(',')}}`
}

/** The Merkle tree hash of RFC 6962 over hashes in one buffer. */
function hashTree(hashes) {
  const count = hashes.length / 32
  if (count === 0) return sha256('')
  if (count === 1) return hashes
  let left = 1
  while (left * 2 < count) left *= 2
  return sha256(Buffer.of(1), hashTree(hashes.subarray(0, 32 * left)), hashTree(hashes.subarray(32 * left)))
}

const seedPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key that signs checkpoints. The same seed gives the same key. */
export function createKey(name, seed) {
  const privateKey = createPrivateKey({
    key: Buffer.concat([seedPrefix, sha256(seed)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  const typed = Buffer.concat([Buffer.of(1), publicKey])
  const id = sha256(`${name}\n`, typed).subarray(0, 4)
  return {
    name,
    publicKey: publicKey.toString('base64'),
    verifier: `${name}+${id.toString('hex')}+${typed.toString('base64')}`,
    sign: text =>
      `\u2014 ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')}\n`,
  }
}

const formatIndex = index =>
  index < 1000
    ? String(index).padStart(3, '0')
    : [
        ...String(index)
          .padStart(3 * Math.ceil(String(index).length / 3), '0')
          .match(/.../g),
      ]
        .map((group, at, all) => (at < all.length - 1 ? `x${group}` : group))
        .join('/')

const getPath = (level, index, width) =>
  `tile/${level}/${formatIndex(index)}${width < 256 ? `.p/${width}` : ''}`

/** An entry bundle of C2SP tlog-tiles. */
export const toBundle = entries =>
  Buffer.concat(
    entries.flatMap(entry => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(entry.length)
      return [length, entry]
    }),
  )

/** A log that is written into a folder. Bundles are written as soon as they are full. */
export function createLog(folder, origin = 'musik.example/usage') {
  let leaves = Buffer.alloc(32 * 1024)
  let size = 0
  let bundle = []
  const save = (path, content) => {
    const whole = join(folder, path)
    mkdirSync(dirname(whole), { recursive: true })
    writeFileSync(whole, content)
  }
  const saveBundle = () =>
    save(getPath('entries', Math.floor((size - 1) / 256), bundle.length), toBundle(bundle))
  const addBytes = bytes => {
    if (leaves.length < 32 * (size + 1)) leaves = Buffer.concat([leaves], 2 * leaves.length)
    sha256(Buffer.of(0), bytes).copy(leaves, 32 * size)
    bundle.push(bytes)
    size += 1
    if (bundle.length === 256) {
      saveBundle()
      bundle = []
    }
    return size - 1
  }
  const getRoot = (until = size) => hashTree(leaves.subarray(0, 32 * until))
  const saveTiles = () => {
    let hashes = leaves.subarray(0, 32 * size)
    for (let level = 0; hashes.length > 0; level += 1) {
      const above = []
      for (let at = 0; at < hashes.length; at += 32 * 256) {
        const tile = hashes.subarray(at, at + 32 * 256)
        save(getPath(level, at / 32 / 256, tile.length / 32), tile)
        if (tile.length === 32 * 256) above.push(hashTree(tile))
      }
      hashes = Buffer.concat(above)
    }
  }
  return {
    folder,
    save,
    addBytes,
    /** Adds an entry. Returns its index. */
    add: (type, fields) =>
      addBytes(Buffer.from(canonicalJson({ ...fields, type, salt: randomBytes(16).toString('hex') }))),
    size: () => size,
    getRoot,
    /** Writes all tiles and a checkpoint that the keys sign. Returns the checkpoint. */
    publish(...keys) {
      if (bundle.length > 0) saveBundle()
      saveTiles()
      const text = `${origin}\n${size}\n${getRoot().toString('base64')}\n`
      const note = `${text}\n${keys.map(key => key.sign(text)).join('')}`
      save('checkpoint', note)
      return note
    },
  }
}
