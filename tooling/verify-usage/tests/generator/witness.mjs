import { createPrivateKey, createPublicKey, hash, sign } from 'node:crypto'

/* Cosigns checkpoints as C2SP tlog-cosignature describes it, with code of its own. */

const sha256 = (...parts) => hash('sha256', Buffer.concat(parts.map(part => Buffer.from(part))), 'buffer')

/** What precedes the seed of a private key in PKCS #8, and the size of the public key. */
const algorithms = {
  4: { prefix: '302e020100300506032b657004220420', bytes: 32 },
  6: { prefix: '3034020100300b060960864801650304031104228020', bytes: 1312 },
}

const uint64 = number => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
const withLength = text => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])

function getMessage(type, name, text, time) {
  if (type === 4) return Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)
  const [origin, size, root] = text.split('\n')
  const head = [Buffer.from('subtree/v1\n\0'), withLength(name), uint64(time), withLength(origin)]
  return Buffer.concat([...head, uint64(0), uint64(size), Buffer.from(root, 'base64')])
}

/** A witness whose key is of type 4 (Ed25519) or 6 (ML-DSA-44). The same name gives the same key. */
export function createWitness(label, type = 4) {
  const name = `saksi.example/${label}`
  const { prefix, bytes } = algorithms[type]
  const privateKey = createPrivateKey({
    key: Buffer.concat([Buffer.from(prefix, 'hex'), sha256(name)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-bytes)
  const typed = Buffer.concat([Buffer.of(type), publicKey])
  const id = sha256(`${name}\n`, typed).subarray(0, 4)
  return {
    /** The line of a policy. */
    line: `witness ${label} ${name}+${id.toString('hex')}+${typed.toString('base64')} https://saksi.example/${label}/\n`,
    /** The signature line for a checkpoint. */
    cosign(checkpoint, time = 1_795_500_000) {
      const text = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)
      const signature = sign(null, getMessage(type, name, text, time), privateKey)
      return `\u2014 ${name} ${Buffer.concat([id, uint64(time), signature]).toString('base64')}\n`
    },
  }
}
