import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { verifyAsync } from '@noble/ed25519'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadEd25519, type VerifySignature } from './ed25519'
import { readStatusList } from './status-list'
import type { KeySet } from './verify-jws'
import { verifyLicence } from './verify-licence'

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
const getList = (indexes: number[], key = privateKey) => {
  const bits = Buffer.alloc(16)
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  const seconds = now / 1000
  const content = { iat: seconds, exp: seconds + listLifetime, bits: gzipSync(bits).toString('base64url') }
  return sign({ ...licenceHeader, typ: 'licence-status+jws' }, content, key)
}

let verify: VerifySignature
beforeAll(async () => {
  verify = (await loadEd25519()) ?? (() => Promise.resolve(false))
})

const getOutcome = async (text: string, at = now, list: string | null = null) => {
  const statusList = list === null ? null : await readStatusList(list, { keys, verify })
  return verifyLicence(text, { keys, statusList, verify, now: at })
}

describe('a signed licence', () => {
  test('is valid within its period, and the result contains the signed data', async () => {
    expect(await getOutcome(`  ${licence}\n`)).toMatchObject({
      outcome: 'valid',
      licence: { sub: '4H7K9QX2M3VT8', venue: 'Hotel Contoh Menteng', zone: 'Lobi' },
      listChecked: false,
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
    expect(await getOutcome(text)).toMatchObject({ outcome: 'valid' })
  })

  test('is valid from the start to the end of its period', async () => {
    expect(await getOutcome(licence, from - 1)).toMatchObject({ outcome: 'early' })
    expect(await getOutcome(licence, from)).toMatchObject({ outcome: 'valid' })
    expect(await getOutcome(licence, until)).toMatchObject({ outcome: 'expired' })
  })

  test('is not valid if the status list contains its number', async () => {
    expect(await getOutcome(licence, now, getList([3]))).toMatchObject({
      outcome: 'listed',
      listChecked: true,
    })
    expect(await getOutcome(licence, now, getList([2, 4]))).toMatchObject({ outcome: 'valid' })
  })

  test('is not checked against a status list that is too old', async () => {
    const later = now + listLifetime * 1000
    expect(await getOutcome(licence, later, getList([]))).toMatchObject({
      outcome: 'valid',
      listChecked: false,
    })
  })

  test('is not checked against a status list signed with another key', async () => {
    expect(await getOutcome(licence, now, getList([], stranger.privateKey))).toMatchObject({
      listChecked: false,
    })
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
    expect(await getOutcome(text, now, getList([]))).toEqual({ outcome })
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
