import fc from '@bgm/property-tests'
import { describe, expect, test } from 'vitest'
import { getVolume } from './volume'

const minute = 60_000
const day = 1440 * minute
const place = { utc_offset: 7 * 60 }
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+07:00`)
const rows = [
  { from_minute: 6 * 60, volume: 35 },
  { from_minute: 17 * 60, volume: 80 },
  { from_minute: 22 * 60, volume: 30 },
]
const zone = { volume: 50, max_volume: 70, volumes: rows, volume_set_at: null }

describe('the volume', () => {
  test.each([
    ['06:00', 35, '17:00'],
    ['16:59', 35, '17:00'],
    ['17:00', 70, '22:00'],
    ['23:30', 30, '30:00'],
    ['03:00', 30, '06:00'],
  ])('at %s is %i until %s, below the maximum', (time, volume, until) => {
    const end = until === '30:00' ? at('06:00') + day : at(until)
    expect(getVolume(zone, place, at(time))).toEqual({ volume, isPlanned: true, until: end })
  })

  test('that somebody sets applies until the next row', () => {
    const set = { ...zone, volume_set_at: at('10:00') }
    expect(getVolume(set, place, at('16:59'))).toMatchObject({ volume: 50, isPlanned: false })
    expect(getVolume(set, place, at('17:00'))).toMatchObject({ volume: 70, isPlanned: true })
  })

  test('without rows is what somebody has set', () => {
    const plain = { ...zone, volumes: [], volume: 90 }
    expect(getVolume(plain, place, at('10:00'))).toEqual({
      ...{ volume: 70, isPlanned: false, until: Number.POSITIVE_INFINITY },
    })
  })

  test('is that of the latest row at every minute', () => {
    const anyRows = fc
      .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 6 })
      .map(times =>
        times
          .sort((one, other) => one - other)
          .map(from_minute => ({ from_minute, volume: from_minute % 101 })),
      )
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 0, max: 1439 }), (volumes, now) => {
        // Walks back minute by minute, over midnight, to the row that began last.
        let back = now
        while (!volumes.some(row => row.from_minute === back)) back = (back + 1439) % 1440
        const { volume, until } = getVolume(
          { ...zone, max_volume: 100, volumes },
          place,
          at('00:00') + now * minute,
        )
        expect(volume).toBe(back % 101)
        expect(volumes.some(row => row.from_minute === ((until - at('00:00')) / minute) % 1440)).toBe(true)
      }),
    )
  })
})
