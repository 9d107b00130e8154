import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { buildCosignedMessage, parseWitnessKey, readCosignatures, type WitnessKey } from './cosignature'

const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'

/** What precedes the seed of a private key in PKCS #8. */
const seeds = {
  4: '302e020100300506032b657004220420',
  6: '3034020100300b060960864801650304031104228020',
}

function createWitness(type: 4 | 6, name = 'witness.example/w1') {
  const der = Buffer.concat([Buffer.from(seeds[type], 'hex'), randomBytes(32)])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(privateKey)
    .export({ type: 'spki', format: 'der' })
    .subarray(type === 4 ? -32 : -1312)
  const content = Buffer.concat([Buffer.of(type), raw])
  const id = sha256Bytes(Buffer.concat([Buffer.from(`${name}\n`), content])).subarray(0, 4)
  const key = parseWitnessKey(`${name}+${id.toString('hex')}+${content.toString('base64')}`)
  if (!key) throw new Error('The key of the test is not a key')
  const cosign = (time: bigint, signed = text) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(time)
    const message = buildCosignedMessage(key, signed, time) ?? Buffer.alloc(0)
    const signature = Buffer.concat([id, bytes, sign(null, message, privateKey)])
    return `\u2014 ${name} ${signature.toString('base64')}\n`
  }
  return { key, cosign }
}

const read = (lines: string, keys: WitnessKey[]) => readCosignatures(lines, text, keys)

test.each([4, 6] as const)('reads cosignatures of type %i', type => {
  const { key, cosign } = createWitness(type)
  const line = cosign(1_679_315_147n)
  expect(read(line, [key])).toEqual({ cosignatures: [{ key, line, time: 1_679_315_147 }], wrong: [] })
})

test('the message of Ed25519 is that of the specification', () => {
  expect(buildCosignedMessage({ type: 4, name: 'w' }, text, 1_679_315_147n)?.toString()).toBe(
    `cosignature/v1\ntime 1679315147\n${text}`,
  )
})

test('the message of ML-DSA-44 has the name, the time, the origin, the size and the root', () => {
  const message = buildCosignedMessage({ type: 6, name: 'w' }, text, 5n)
  const numbers = Buffer.from(`${'0'.repeat(16)}00000000013e2dc3`, 'hex')
  expect(message).toEqual(
    Buffer.concat([
      Buffer.from('subtree/v1\n\0\x01w'),
      Buffer.from('0000000000000005', 'hex'),
      Buffer.from('\x1bexample.com/behind-the-sofa'),
      numbers,
      Buffer.from('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=', 'base64'),
    ]),
  )
})

test('a signature of unknown keys is ignored, one of a known key must be right', () => {
  const [known, other] = [createWitness(4), createWitness(4)]
  expect(read(other.cosign(1n), [known.key])).toEqual({ cosignatures: [], wrong: [] })
  const signed = known.cosign(1n, text.replace('20852163', '20852164'))
  expect(read(signed, [known.key])).toEqual({ cosignatures: [], wrong: [known.key] })
  const both = other.cosign(1n) + known.cosign(2n)
  expect(read(both, [known.key])?.cosignatures.map(({ time }) => time)).toEqual([2])
})

test('a key signs once, and the number of lines is limited', () => {
  const [known, other] = [createWitness(6), createWitness(4)]
  expect(read(known.cosign(2n) + known.cosign(3n), [known.key])).toBeNull()
  const wrong = known.cosign(1n, text.replace('20852163', '20852164'))
  expect(read(wrong.repeat(18), [known.key])).toBeNull()
  const lines = other.cosign(1n).repeat(127)
  expect(read(lines + known.cosign(2n), [known.key])?.cosignatures).toHaveLength(1)
  expect(read(lines + other.cosign(1n) + known.cosign(2n), [known.key])).toBeNull()
})

test('a name that ML-DSA-44 cannot sign is refused', () => {
  expect(createWitness(6, 'w'.repeat(255)).key.name).toHaveLength(255)
  expect(() => createWitness(6, 'w'.repeat(256))).toThrow('not a key')
})

test.each([0n, 2n ** 63n])('a cosignature with the time %i does not count', time => {
  const { key, cosign } = createWitness(6)
  expect(read(cosign(time), [key])?.wrong).toEqual([key])
})

test.each(['', 'ok\n', '\u2014 witness.example/w1 AAAA\n', '\u2014 w AAAAAAAA', '\n\u2014 w AAAAAAAA\n'])(
  'malformed lines are refused: %j',
  lines => expect(read(lines, [createWitness(4).key])).toBeNull(),
)

test('keys of other types, with a wrong id or of another length are refused', () => {
  const { text: vkey } = createWitness(4).key
  expect(parseWitnessKey(vkey)?.name).toBe('witness.example/w1')
  expect(parseWitnessKey(vkey.replace('+B', '+A'))).toBeNull()
  expect(parseWitnessKey(vkey.replace('w1', 'w2'))).toBeNull()
  expect(parseWitnessKey(vkey.slice(0, -4))).toBeNull()
  expect(parseWitnessKey('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k')).toBeNull()
})
