import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync, gzipSync, inflateSync } from 'node:zlib'
import { verifyAsync } from '@noble/ed25519'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadEd25519, type VerifySignature } from './ed25519'
import { createListStore } from './list-store'
import { readTokenStatus } from './status-list'
import type { KeySet } from './verify-jws'
import { verifyLicence } from './verify-licence'

const documents = `${import.meta.dirname}/../../../../docs`
const draftSchema = z.object({
  lists: z.array(
    z.object({
      name: z.string(),
      bits: z.number(),
      lst: z.string(),
      statuses: z.record(z.string(), z.number()),
    }),
  ),
})
const draft = draftSchema.parse(JSON.parse(readFileSync(`${documents}/token-status-vectors.json`, 'utf8')))

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
const x = publicKey.export({ format: 'jwk' }).x ?? ''
const keys: KeySet = {
  keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'current', x }],
  revoked: [{ kid: 'revoked' }],
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const licenceHeader = { alg: 'EdDSA', kid: 'current', typ: 'licence+jws' }

function sign(header: object, payload: object, key = privateKey): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${signBytes(null, Buffer.from(signed), key).toString('base64url')}`
}

const from = Date.UTC(2026, 10, 14, 17)
const until = Date.UTC(2027, 10, 14, 17)
const now = Date.UTC(2026, 10, 23)
const payload = {
  iss: 'https://contoh.test',
  sub: '4H7K9QX2M3VT8',
  ver: 1,
  iat: from / 1000,
  nbf: from / 1000,
  exp: until / 1000,
  idx: 3,
  venue: 'Hotel Contoh Menteng',
  address: 'Jalan Contoh Raya 27',
  zone: 'Lobi',
  cov: { royalty: 'separate' },
}
const licence = sign(licenceHeader, payload)
const [header = '', body = '', signature = ''] = licence.split('.')

const listLifetime = 48 * 60 * 60
const seconds = now / 1000
const uri = 'https://contoh.test/s/1'

const getList = (indexes: number[], key = privateKey) => {
  const bits = Buffer.alloc(16)
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  const content = { iat: seconds, exp: seconds + listLifetime, bits: gzipSync(bits).toString('base64url') }
  return sign({ ...licenceHeader, typ: 'licence-status+jws' }, content, key)
}

type Listed = { bytes?: Buffer; claims?: object; key?: typeof privateKey; typ?: string }

/** A Token Status List of 2 bits, whose index 5 is suspended and index 6 revoked. */
function getTokenList({ bytes = Buffer.from([0, 0x18]), claims = {}, ...rest }: Listed = {}): string {
  const content = {
    sub: uri,
    iat: seconds,
    exp: seconds + listLifetime,
    ttl: 300,
    status_list: { bits: 2, lst: deflateSync(bytes).toString('base64url') },
    ...claims,
  }
  return sign({ ...licenceHeader, typ: rest.typ ?? 'statuslist+jwt' }, content, rest.key)
}

let verify: VerifySignature
beforeAll(async () => {
  verify = (await loadEd25519()) ?? (() => Promise.resolve(false))
})

type Lists = { numbered?: string; token?: string; send?: typeof fetch }
const offline = () => Promise.reject(new TypeError('offline'))

const getOutcome = async (text: string, at = now, { numbered, token, send = offline }: Lists = {}) => {
  const tokens = token === undefined ? [] : [{ number: 1, jws: token }]
  const { findList } = createListStore({ numbered: numbered ?? null, tokens }, { keys, verify, send })
  return verifyLicence(text, { keys, findList: uri => findList(uri, true), verify, now: at })
}

describe('a signed licence', () => {
  test('is valid within its period, and the result contains the signed data', async () => {
    expect(await getOutcome(`  ${licence}\n`, now, { numbered: getList([]) })).toMatchObject({
      outcome: 'valid',
      licence: { sub: '4H7K9QX2M3VT8', venue: 'Hotel Contoh Menteng', zone: 'Lobi' },
    })
  })

  const wrapped = licence.replace(/.{76}/g, '$&\r\n')
  test.each([
    ['line breaks', wrapped],
    ['spaces', licence.replaceAll('.', ' . ')],
    [
      'non-breaking spaces and zero-width characters',
      `\u00a0${licence.replaceAll('.', '.\u200b\u2060')}\ufeff`,
    ],
    ['soft hyphens', licence.replace(/.{40}/g, '$&\u00ad')],
  ])('is valid if copying has inserted %s', async (_, text) => {
    expect(await getOutcome(text, now, { numbered: getList([]) })).toMatchObject({ outcome: 'valid' })
  })

  test('is valid from the start to the end of its period', async () => {
    expect(await getOutcome(licence, from - 1)).toMatchObject({ outcome: 'early' })
    expect(await getOutcome(licence, from, { numbered: getList([]) })).toMatchObject({ outcome: 'valid' })
    expect(await getOutcome(licence, until)).toMatchObject({ outcome: 'expired' })
  })

  test('with a number is checked against the list of numbers', async () => {
    const check = (numbered: string, at = now) => getOutcome(licence, at, { numbered })
    expect(await check(getList([3]))).toMatchObject({ outcome: 'listed' })
    expect(await check(getList([2, 4]))).toMatchObject({ outcome: 'valid' })
    expect(await check(getList([]), now + listLifetime * 1000)).toMatchObject({
      outcome: 'unchecked',
      problem: 'expired',
    })
    expect(await check(getList([], stranger.privateKey))).toMatchObject({
      outcome: 'refused',
      problem: 'forged',
    })
    expect(await getOutcome(licence)).toMatchObject({ outcome: 'unchecked', problem: 'missing' })
  })

  const rejected: [string, string, string][] = [
    ['a changed venue', `${header}.${encode({ ...payload, venue: 'Kafe Lain' })}.${signature}`, 'forged'],
    ['a foreign signature', sign(licenceHeader, payload, stranger.privateKey), 'forged'],
    ['no signature', `${header}.${body}.`, 'forged'],
    ['a stripped algorithm', `${encode({ ...licenceHeader, alg: 'none' })}.${body}.`, 'forged'],
    ['another algorithm', sign({ ...licenceHeader, alg: 'HS256' }, payload), 'forged'],
    ['its own key', sign({ ...licenceHeader, jwk: {} }, payload, stranger.privateKey), 'forged'],
    ['a critical extension', sign({ ...licenceHeader, crit: ['b64'], b64: false }, payload), 'forged'],
    ['the type of a status list', getList([]), 'forged'],
    ['an unknown key', sign({ ...licenceHeader, kid: 'next' }, payload), 'unknown-key'],
    ['a revoked key', sign({ ...licenceHeader, kid: 'revoked' }, payload), 'revoked-key'],
    ['a payload that is no licence', sign(licenceHeader, { sub: '4H7K9QX2M3VT8' }), 'unreadable'],
    ['two parts', `${header}.${body}`, 'unreadable'],
    ['padding', `${licence}=`, 'unreadable'],
    ['an address instead', 'HTTPS://CONTOH.TEST/L/4H7K9QX2M3VT8', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['a megabyte', 'e'.repeat(1_000_000), 'unreadable'],
  ]
  test.each(rejected)('with %s is rejected', async (_, text, outcome) => {
    expect(await getOutcome(text, now, { numbered: getList([]), token: getTokenList() })).toEqual({ outcome })
  })
})

const { idx: _idx, ...unnumbered } = payload
const createLicence = (idx: number, address = uri) =>
  sign(licenceHeader, { ...unnumbered, status: { status_list: { idx, uri: address } } })

describe('a licence in a Token Status List', () => {
  test.each([
    [4, 'valid'],
    [5, 'suspended'],
    [6, 'revoked'],
  ])('with index %i is %s', async (idx, outcome) => {
    expect(await getOutcome(createLicence(idx), now, { token: getTokenList() })).toMatchObject({ outcome })
  })

  const small = deflateSync(Buffer.alloc(2 ** 20 + 1))
  const refused: [string, string, string, Listed][] = [
    ['is signed by another', 'refused', 'forged', { key: stranger.privateKey }],
    ['has another type', 'refused', 'forged', { typ: 'licence+jws' }],
    ['is of another issuer', 'refused', 'foreign', { claims: { sub: 'https://lain.test/s/1' } }],
    ['has expired', 'unchecked', 'expired', { claims: { exp: seconds } }],
    ['has no index 4', 'refused', 'outside', { bytes: Buffer.alloc(1) }],
    ['decompresses to more than a megabyte', 'refused', 'large', { bytes: Buffer.alloc(2 ** 20 + 1) }],
    [
      'is cut off',
      'refused',
      'damaged',
      { claims: { status_list: { bits: 2, lst: small.subarray(0, 20).toString('base64url') } } },
    ],
    ['has three bits', 'refused', 'damaged', { claims: { status_list: { bits: 3, lst: '' } } }],
  ]
  test.each(refused)('is not accepted if its list %s', async (_, outcome, problem, list) => {
    const token = getTokenList(list)
    expect(await getOutcome(createLicence(4), now, { token })).toMatchObject({ outcome, problem })
  })

  test('is not accepted if its list has too many characters', async () => {
    const token = `${getTokenList()}${'A'.repeat(600_000)}`
    expect(await getOutcome(createLicence(4), now, { token })).toMatchObject({ problem: 'large' })
  })

  test('is not checked against the list of another address', async () => {
    const at = (address: string) => getOutcome(createLicence(4, address), now, { token: getTokenList() })
    expect(await at('https://lain.test/s/1')).toMatchObject({ outcome: 'refused', problem: 'foreign' })
    expect(await at('https://lain.test/list')).toMatchObject({ outcome: 'refused', problem: 'foreign' })
    expect(await at('https://contoh.test/s/2')).toMatchObject({ outcome: 'unchecked', problem: 'missing' })
  })

  test('is checked against the current list, which is fetched once in its ttl', async () => {
    const requests: string[] = []
    const current = getTokenList({ bytes: Buffer.from([0, 1]) })
    let time = now
    const send = (url: RequestInfo | URL) => {
      requests.push(String(url))
      const headers = { 'Content-Type': 'application/statuslist+jwt' }
      return Promise.resolve(new Response(current, { headers }))
    }
    const tokens = [{ number: 1, jws: getTokenList() }]
    const clock = () => time
    const { findList } = createListStore({ numbered: null, tokens }, { keys, verify, send, clock })
    const check = () =>
      verifyLicence(createLicence(4), { keys, findList: uri => findList(uri, true), verify, now })
    expect([(await check()).outcome, (await check()).outcome]).toEqual(['revoked', 'revoked'])
    expect(requests).toEqual(['/s/1'])
    time += 300_001
    await check()
    expect(requests).toHaveLength(2)
  })

  test('is checked against the list of the page if a network answers with a page of its own', async () => {
    const send = () =>
      Promise.resolve(new Response('<p>Masuk</p>', { headers: { 'Content-Type': 'text/html' } }))
    expect(await getOutcome(createLicence(5), now, { token: getTokenList(), send })).toMatchObject({
      outcome: 'suspended',
    })
  })

  test.each([
    ['forged', getTokenList({ bytes: Buffer.from([0, 1]), key: stranger.privateKey })],
    [
      'of another address',
      getTokenList({ bytes: Buffer.from([0, 1]), claims: { sub: 'https://lain.test/s/1' } }),
    ],
    ['older', getTokenList({ bytes: Buffer.from([0, 1]), claims: { iat: seconds - 1 } })],
  ])('is checked against the list of the page if the fetched list is %s', async (_, fetched) => {
    const headers = { 'Content-Type': 'application/statuslist+jwt' }
    const send = () => Promise.resolve(new Response(fetched, { headers }))
    expect(await getOutcome(createLicence(5), now, { token: getTokenList(), send })).toMatchObject({
      outcome: 'suspended',
    })
  })

  test.each(draft.lists)('is read as the draft says: $name', ({ bits, lst, statuses }) => {
    const bytes = inflateSync(Buffer.from(lst, 'base64url'))
    for (const [index, status] of Object.entries(statuses))
      expect(readTokenStatus(bytes, bits, Number(index))).toBe(status)
    expect(readTokenStatus(bytes, bits, (bytes.length * 8) / bits)).toBeNull()
  })
})

describe('the library for browsers without Ed25519', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  test('accepts a genuine signature and rejects a changed message', async () => {
    const message = Uint8Array.from(Buffer.from(`${header}.${body}`))
    const changed = Uint8Array.from(Buffer.from(`${header}.${encode({})}`))
    const strict = { zip215: false }
    expect(await verifyAsync(bytes(signature), message, bytes(x), strict)).toBe(true)
    expect(await verifyAsync(bytes(signature), changed, bytes(x), strict)).toBe(false)
  })
})
