import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { isSameSnapshot, type LicenceSnapshot, toVersionPayload } from './version-payload'

const snapshot: LicenceSnapshot = {
  venue: 'Hotel Contoh Menteng',
  address: 'Jalan Contoh Raya Nomor 12, Menteng, Menteng',
  city: 'Kota Jakarta Pusat',
  province: 'DKI Jakarta',
  zip_code: '10310',
  zone: 'Lobi',
  royalty: 'separate',
  issuer: 'PT Contoh Irama Usaha',
}
const from = Date.parse('2026-11-14T17:00:00.000Z')
const version = {
  issuer: 'https://contoh.test',
  code: '4H7K9QX2M3VT8',
  number: 2,
  status: { idx: 4711, uri: 'https://contoh.test/s/1' },
  signedAt: from + 3500,
  from,
  until: Date.parse('2027-11-14T17:00:00.000Z'),
  snapshot,
}

test('a payload has times in whole seconds and the full address', () => {
  expect(toVersionPayload(version)).toEqual({
    iss: 'https://contoh.test',
    sub: '4H7K9QX2M3VT8',
    ver: 2,
    iat: 1_794_675_603,
    nbf: 1_794_675_600,
    exp: 1_826_211_600,
    status: { status_list: { idx: 4711, uri: 'https://contoh.test/s/1' } },
    venue: 'Hotel Contoh Menteng',
    address: 'Jalan Contoh Raya Nomor 12, Menteng, Menteng, Kota Jakarta Pusat, DKI Jakarta 10310',
    zone: 'Lobi',
    cov: { royalty: 'separate' },
  })
})

test('names fit into the payload in any script, however many bytes their characters take', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(text, text, text, (venue, address, zone) => {
      const issuer = `https://${'x'.repeat(55)}`
      const payload = toVersionPayload({
        ...version,
        issuer,
        status: { idx: 1_048_575, uri: `${issuer}/s/12` },
        snapshot: { ...snapshot, venue, address, zone, trial: true },
      })
      expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThanOrEqual(675)
      for (const name of [payload.venue, payload.zone, payload.address])
        expect(name.isWellFormed()).toBe(true)
    }),
  )
})

test('the address is shortened before the names', () => {
  const long = { venue: 'v'.repeat(140), address: 'a'.repeat(400), zone: 'z'.repeat(120) }
  const payload = toVersionPayload({ ...version, snapshot: { ...snapshot, ...long } })
  expect(payload).toMatchObject({
    venue: long.venue,
    zone: long.zone,
    address: expect.stringMatching(/^a+…$/),
  })
  expect(Buffer.byteLength(JSON.stringify(payload))).toBe(675)
})

test('snapshots are the same unless a text differs', () => {
  expect(isSameSnapshot(snapshot, { ...snapshot })).toBe(true)
  expect(isSameSnapshot(snapshot, { ...snapshot, zone: 'Restoran' })).toBe(false)
})
