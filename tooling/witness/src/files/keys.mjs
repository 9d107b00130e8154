import { createPrivateKey, generateKeyPair, sign } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { computeKeyId, formatCosignedMessage, signatureTypes } from '../log.mjs'
import { WitnessError } from '../problem.mjs'
import { describeFileError, writeDurably } from './durable-file.mjs'

const generate = promisify(generateKeyPair)
const signInPool = promisify(sign)

const algorithms = [
  {
    name: 'ML-DSA-44',
    curve: 'ml-dsa-44',
    type: signatureTypes.postQuantumCosignature,
    getPublic: jwk => jwk.pub,
  },
  { name: 'Ed25519', curve: 'ed25519', type: signatureTypes.cosignature, getPublic: jwk => jwk.x },
]

export const getKeysPath = folder => join(folder, 'keys.json')

export const exists = path =>
  access(path).then(
    () => true,
    () => false,
  )

async function generateKey({ name: algorithm, curve }) {
  const { privateKey } = await generate(curve)
  return { algorithm, created_at: Date.now(), private_key: privateKey.export({ format: 'jwk' }) }
}

/** Whether this version of Node.js can sign with an algorithm. */
async function isSupported({ curve }) {
  try {
    await generate(curve)
    return true
  } catch {
    return false
  }
}

/** Generates a key for each algorithm that this version of Node.js has. */
export async function generateKeys() {
  const keys = []
  for (const algorithm of algorithms)
    if (await isSupported(algorithm)) keys.push(await generateKey(algorithm))
  return keys
}

export const saveKeys = (folder, { name, keys }) =>
  writeDurably(getKeysPath(folder), `${JSON.stringify({ name, keys }, null, 2)}\n`)

/** Reads the file with the keys, without using them. */
export async function readKeys(folder) {
  const path = getKeysPath(folder)
  const text = await readFile(path, 'utf8').catch(error => {
    throw new WitnessError(`${path} cannot be read: ${describeFileError(error)}.`, { cause: error })
  })
  try {
    const { name, keys } = JSON.parse(text)
    if (typeof name === 'string' && Array.isArray(keys) && keys.length > 0) return { name, keys }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new WitnessError(`${path} is broken. Put its copy from your backup there.`)
}

function openKey(name, { algorithm, created_at, private_key }) {
  const known = algorithms.find(({ name: other }) => other === algorithm)
  if (!known) throw new WitnessError(`keys.json has a key with the unknown algorithm ${algorithm}.`)
  let privateKey
  try {
    privateKey = createPrivateKey({ key: private_key, format: 'jwk' })
  } catch (error) {
    throw new WitnessError(
      `The ${algorithm} key in keys.json cannot be used: ${error.message}. It may need a newer version of Node.js, or the file is broken.`,
      { cause: error },
    )
  }
  const { type } = known
  const typed = Buffer.concat([Buffer.of(type), Buffer.from(known.getPublic(private_key), 'base64url')])
  const id = computeKeyId(name, typed)
  return {
    name,
    type,
    id,
    algorithm,
    createdAt: created_at,
    vkey: `${name}+${id}+${typed.toString('base64')}`,
    async cosign(checkpoint, time) {
      const signature = await signInPool(
        null,
        formatCosignedMessage({ type, name }, checkpoint, time),
        privateKey,
      )
      const head = Buffer.alloc(12)
      head.writeUInt32BE(Number.parseInt(id, 16), 0)
      head.writeBigUInt64BE(BigInt(time), 4)
      return `\u2014 ${name} ${Buffer.concat([head, signature]).toString('base64')}\n`
    },
  }
}

/** The keys of a folder; `name` is that of the settings. */
export async function openKeys(folder, name) {
  const { name: owner, keys } = await readKeys(folder)
  if (name !== owner)
    throw new WitnessError(
      `The keys are of ${owner}, but the settings name this witness ${name}. The name belongs to the keys: write "name ${owner}".`,
    )
  return keys.map(key => openKey(owner, key))
}
