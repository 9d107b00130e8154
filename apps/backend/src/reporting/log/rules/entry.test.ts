import { expect, test } from 'vitest'
import { encodeEntry, entryTypes, maxEntryBytes, parseEntry } from './entry'
import { encodePlayEntry, parsePlayFields, toPlayFields } from './play-entry'

const salt = '00112233445566778899aabbccddeeff'
const read = (bytes: Buffer) => bytes.toString()

test('an entry is canonical JSON with its type and salt, without absent values', () => {
  const fields = { zone: 3, name: 'Kopi “Senja”', active: true, ended: false, none: null, missing: undefined }
  expect(read(encodeEntry('venue', salt, fields))).toBe(
    `{"active":1,"ended":0,"name":"Kopi “Senja”","salt":"${salt}","type":"venue","zone":3}`,
  )
  expect(read(encodeEntry('calendar', salt, { days: [{ to: '22:00', from: null }, ['a', true]] }))).toBe(
    `{"days":[{"to":"22:00"},["a",1]],"salt":"${salt}","type":"calendar"}`,
  )
  expect(read(encodeEntry('venue', salt, { type: 'play', salt: 'x' }))).toBe(
    `{"salt":"${salt}","type":"venue"}`,
  )
})

test.each([0.5, Number.NaN, 2 ** 53])('an entry does not contain the number %d', duration_ms => {
  expect(() => encodeEntry('play', salt, { duration_ms })).toThrow(TypeError)
})

test('an entry has at most 65,535 bytes', () => {
  const length = encodeEntry('venue', salt, { name: '' }).length
  expect(encodeEntry('venue', salt, { name: 'é'.repeat((maxEntryBytes - length) / 2) }).length).toBe(
    maxEntryBytes - ((maxEntryBytes - length) % 2),
  )
  expect(() => encodeEntry('venue', salt, { name: 'x'.repeat(maxEntryBytes - length + 1) })).toThrow(
    RangeError,
  )
})

test('an entry is read only in its canonical form', () => {
  const bytes = encodeEntry('venue', salt, { name: 'Senja', zone: 3 })
  expect(parseEntry(bytes)).toEqual({ type: 'venue', salt, name: 'Senja', zone: 3 })
  for (const changed of [
    read(bytes).replace(':3', ': 3'),
    read(bytes).replace('"name"', '"zone"'),
    `{"type":"venue","salt":"${salt}"}`,
    `{"salt":"12","type":"venue"}`,
  ])
    expect(() => parseEntry(Buffer.from(changed))).toThrow()
})

const play = {
  play_id: '0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10',
  player_id: 7,
  boot: '5d0c9b1e-4b1f-4a36-8d0a-0c7d8c1c2f11',
  seq: 12,
  epoch: 1,
  zone_id: 3,
  business_unit_id: 2,
  organisation_id: 1,
  licence_id: 3,
  track: 'senja',
  track_revision: 1,
  playlist: null,
  layer: 'slot',
  started_at: 1_795_434_127_000,
  seconds: 204.5004,
  end_reason: 'finished',
  offline: false,
  clock_offset: -12,
  received_at: 1_795_434_340_000,
  leased: true,
}

test('a play is written as any other entry', () => {
  const strange = {
    ...play,
    playlist: '"\\\u000f\u20ac\ud83d',
    licence_id: null,
    clock_offset: -0,
    offline: true,
  }
  for (const row of [play, strange])
    for (const credits of [0, 12, null])
      expect(read(encodePlayEntry(salt, { play: row, credits }))).toBe(
        read(encodeEntry('play', salt, toPlayFields({ play: row, credits }))),
      )
  const place = { chain: 12, prev: 'ab'.repeat(32) }
  const signature = { alg: 'ES256', chain: 13, value: 'c2lnbmF0dXJl' }
  for (const signed of [
    { ...place, signature: null },
    { ...place, signature },
  ]) {
    const bytes = encodePlayEntry(salt, { play, credits: 3, signed })
    expect(read(bytes)).toBe(read(encodeEntry('play', salt, toPlayFields({ play, credits: 3, signed }))))
    expect(parsePlayFields(parseEntry(bytes)).signed).toEqual(signed)
  }
  expect(parseEntry(encodePlayEntry(salt, { play, credits: null }))).toMatchObject({
    type: 'play',
    duration_ms: 204_500,
    offline: 0,
    leased: 1,
  })
})

test('types have an order of their own', () => {
  expect(new Set(entryTypes).size).toBe(entryTypes.length)
  expect(entryTypes.indexOf('credits')).toBeLessThan(entryTypes.indexOf('play'))
})
