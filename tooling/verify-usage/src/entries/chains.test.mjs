import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { createChainCheck } from './chains.mjs'
import { createFindings } from './findings.mjs'

const sha256 = content => createHash('sha256').update(content).digest('hex')

function createDevice(alg) {
  const { publicKey, privateKey } =
    alg === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y = '' } = publicKey.export({ format: 'jwk' })
  const point = [y ? Buffer.of(4) : Buffer.of(), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return {
    alg,
    public_key: Buffer.concat(point).toString('base64'),
    sign: text =>
      sign(alg === 'Ed25519' ? null : 'sha256', Buffer.from(text), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64'),
  }
}

/** Two deliveries of three plays; the last play of the second one was rejected, and its entry comes first. */
function makeEntries({ alg, public_key, sign }) {
  const entries = []
  let prev = sha256(Buffer.from(public_key, 'base64'))
  for (let chain = 0; chain < 6; chain += 1) {
    // In the order of what a play says to its chain.
    const said = {
      boot: 'boot',
      clock_offset: 3,
      duration_ms: 180_500,
      end_reason: 'finished',
      epoch: 1,
      layer: 'slot',
      offline: 0,
      play_id: `play ${chain}`,
      ...(chain % 2 === 0 && { playlist: 'list' }),
      seq: chain,
      started_at: 1000 + chain,
      track: 'track',
      track_revision: 1,
    }
    const digest = sha256(JSON.stringify(said))
    const link = sha256(`${prev}\n${digest}\n`)
    if (chain === 5) entries.splice(3, 0, { type: 'rejection', player_id: 7, chain, digest })
    else entries.push({ ...said, type: 'play', player_id: 7, chain, prev })
    if (chain === 2 || chain === 5)
      entries.at(-1).signature = { alg, chain, value: sign(`usage-plays/1\n${chain}\n${link}\n`) }
    prev = link
  }
  return entries
}

function check(device, entries) {
  const findings = createFindings()
  const chains = createChainCheck({ devices: { find: () => ({ state: device }) } }, findings)
  for (const [index, entry] of entries.entries())
    if (entry.type === 'play') chains.checkPlay(index, entry)
    else chains.checkRejection(index, entry)
  return { ...chains.end(), found: findings.list() }
}

test.each(['Ed25519', 'ES256'])('plays in the chain of their device are signed (%s)', alg => {
  const device = createDevice(alg)
  expect(check(device, makeEntries(device))).toEqual({
    placed: 5,
    signed: 5,
    unsigned: 0,
    unverified: 0,
    unsignedDevices: 0,
    found: [],
  })
})

const device = createDevice('Ed25519')
test.each([
  [
    'edited seconds',
    entries => Object.assign(entries[1], { duration_ms: 200_000 }),
    'that follow another one',
  ],
  [
    'an edited last play',
    entries => Object.assign(entries[2], { duration_ms: 200_000 }),
    'whose signature is not',
  ],
  ['a dropped play', entries => entries.splice(1, 1), 'after a gap'],
  [
    'an edited place',
    entries => Object.assign(entries[1], { prev: 'ab'.repeat(32) }),
    'that follow another one',
  ],
  ['another order', entries => entries.unshift(...entries.splice(1, 1)), 'after a gap'],
  ['a copied device', entries => entries.push({ ...entries[4], play_id: 'copy' }), 'that another one has'],
  [
    'a forged signature',
    entries => Object.assign(entries[2].signature, { value: 'AAAA' }),
    'whose signature',
  ],
])('finds %s', (_, spoil, text) => {
  const entries = makeEntries(device)
  spoil(entries)
  expect(check(device, entries).found.join('\n')).toContain(text)
})

test('plays of a device without a key cannot be signed, and others are counted as unsigned', () => {
  const entries = makeEntries(device)
  expect(check({}, entries).found.join()).toContain('signed plays of a device without a key')
  for (const entry of entries) delete entry.chain
  expect(check(device, entries)).toMatchObject({ signed: 0, unsigned: 5, unsignedDevices: 1, found: [] })
})
