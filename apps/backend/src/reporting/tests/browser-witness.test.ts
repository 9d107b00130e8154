import {
  type Bytes,
  cosignCheckpoint,
  decodeBase64OrNull,
  isConsistent,
  parseLogCheckpoint,
  splitHashList,
} from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveUser } from '#tests/collective'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let reader: Awaited<ReturnType<typeof createCollectiveUser>>

const rows = (table: string) => backend.strapi.db.connection(table)
const path = '/collective/usage-log'
const digest = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** A browser with a key of its own. */
async function createBrowser() {
  const keys = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new TypeError('Ed25519 has a key pair')
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const sign = async (text: string) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, Buffer.from(text)))
  return (note: string, time = Math.floor(Date.now() / 1000)) =>
    cosignCheckpoint(digest, { publicKey, sign }, note, time)
}

const getGrowth = async (size: number) =>
  (await backend.call('GET', `${path}/growth?size=${size}`, { token: reader.token })).body

async function send(note: string, { key, line }: { key: string; line: string }, token = reader.token) {
  const size = parseLogCheckpoint(note)?.size
  return backend.call('POST', `${path}/cosignatures`, { token, body: { size, key, cosignature: line } })
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  reader = await createCollectiveUser(backend)
  await appendUsageLog()
}, 240_000)
afterAll(() => backend.stop())

test('a browser verifies that the log grows, and its signature of the newest checkpoint is listed once', async () => {
  const first = await getGrowth(0)
  const cosign = await createBrowser()
  const signed = await cosign(first.checkpoint)
  // Twice at once.
  const answers = await Promise.all([send(first.checkpoint, signed), send(first.checkpoint, signed)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  const list = async () =>
    (await backend.call('GET', `${path}/cosignatures`, { token: reader.token })).body.data
  const known = parseLogCheckpoint(first.checkpoint)
  expect(await list()).toMatchObject([{ reader: reader.email, size: known?.size }])

  await createCustomer(backend)
  await appendUsageLog()
  const second = await getGrowth(known?.size ?? 0)
  const grown = parseLogCheckpoint(second.checkpoint)
  const hashes = splitHashList(decodeBase64OrNull(second.consistency) ?? new Uint8Array())
  if (!known || !grown) throw new Error('A checkpoint is malformed')
  expect(grown.size).toBeGreaterThan(known.size)
  expect(await isConsistent(digest, known, grown, hashes)).toBe(true)
  expect((await send(second.checkpoint, await cosign(second.checkpoint))).status).toBe(204)
  expect(await list()).toMatchObject([{ size: grown.size }])
  expect(await rows('log_browser_cosignatures').count({ n: '*' }).first()).toMatchObject({ n: 1 })
  expect((await getGrowth(grown.size + 1)).consistency).toBe(null)
})

test('a body has the signatures of twenty keys, and a new key replaces the oldest', async () => {
  const { checkpoint } = await getGrowth(0)
  const now = Math.floor(Date.now() / 1000)
  const other = await createCollectiveUser(backend)
  const keys: string[] = []
  for (let index = 0; index < 21; index += 1) {
    const signed = await (await createBrowser())(checkpoint, now - 100 + index)
    expect((await send(checkpoint, signed, other.token)).status).toBe(204)
    keys.push(signed.key.split('+').slice(0, 2).join('+'))
  }
  const { data } = (await backend.call('GET', `${path}/cosignatures`, { token: other.token })).body
  expect(data.map(({ key }: { key: string }) => key)).toEqual(keys.slice(1).reverse())
  const { body } = await rows('log_browser_cosignatures').where({ reader: other.email }).first()
  expect(await rows('log_browser_cosignatures').where({ body })).toHaveLength(20)
})

test('a signature that is wrong, old, of another checkpoint or of another kind is refused', async () => {
  const { checkpoint } = await getGrowth(0)
  const cosign = await createBrowser()
  const right = await cosign(checkpoint)
  const size = parseLogCheckpoint(checkpoint)?.size ?? 0
  const other = checkpoint.replace(`\n${size}\n`, `\n${size - 1}\n`)
  const wrong = [
    [other, await cosign(other)],
    [checkpoint, await cosign(other)],
    [checkpoint, { ...right, key: (await (await createBrowser())(checkpoint)).key }],
    [checkpoint, { ...right, key: 'browser/x+00000000+AAAA' }],
    [checkpoint, { ...right, line: `${right.line}x` }],
    [checkpoint, await cosign(checkpoint, Math.floor(Date.now() / 1000) - 3600)],
    [checkpoint, await cosign(checkpoint, 0)],
  ] as const
  for (const [note, signed] of wrong) expect((await send(note, signed)).status).toBe(400)
  expect((await send(checkpoint, { ...right, line: 'x'.repeat(401) })).status).toBe(400)
})

test('another body does not see the signature, and a member may neither read nor sign', async () => {
  const other = await createCollectiveUser(backend)
  expect((await backend.call('GET', `${path}/cosignatures`, { token: other.token })).body.data).toEqual([])
  const { token } = await createCustomer(backend)
  const { checkpoint } = await getGrowth(0)
  const signed = await (await createBrowser())(checkpoint)
  expect((await send(checkpoint, signed, token)).status).toBe(403)
  expect((await backend.call('GET', `${path}/growth?size=0`, { token })).status).toBe(403)
})
