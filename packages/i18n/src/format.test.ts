import { describe, expect, test } from 'vitest'
import * as format from './format'

const noon = '2026-11-20T05:00:00.000Z'

describe('formats', () => {
  test.each([
    [1_000_000, 'Rp1.000.000', 'IDR\u00a01,000,000'],
    [0, 'Rp0', 'IDR\u00a00'],
    [999, 'Rp999', 'IDR\u00a0999'],
    [-100_000, '−Rp100.000', '−IDR\u00a0100,000'],
    [5_000_000_000, 'Rp5.000.000.000', 'IDR\u00a05,000,000,000'],
  ])('of %d rupiah are %s in Indonesian and %s in English', (value, id, en) => {
    expect(format.rupiah(value, 'id')).toBe(id)
    expect(format.rupiah(value, 'en')).toBe(en)
  })

  test('of dates depend on the language', () => {
    expect(format.date(noon, 'id')).toBe('20 November 2026')
    expect(format.date(noon, 'en')).toBe('20 November 2026')
    expect(format.shortDate(noon, 'id')).toBe('20 Nov 2026')
    expect(format.dayMonth('2026-12-20', 'id')).toBe('20 Des')
    expect(format.dayRange('2026-11-23', '2026-11-29', 'id')).toBe('23–29 November 2026')
    expect(format.dayRange('2026-11-30', '2026-12-06', 'en')).toBe('30 Nov – 6 Dec 2026')
    expect(format.dayRange('2026-12-28', '2027-01-03', 'id')).toBe('28 Des 2026 – 3 Jan 2027')
    expect(format.weekdayDate(noon, 'id')).toBe('Jumat, 20 November 2026')
    expect(format.weekdayDate(noon, 'en')).toBe('Friday, 20 November 2026')
    expect(format.dateTime(noon, 'id')).toBe('20 November 2026 pukul 12.00 WIB')
    expect(format.dateTime(noon, 'en')).toBe('20 November 2026 at 12:00 WIB')
  })

  test('of times include the label of the Indonesian time zone', () => {
    expect(format.time(noon, 'id', 'Asia/Makassar')).toBe('13.00 WITA')
    expect(format.time(noon, 'id', 'Asia/Jayapura')).toBe('14.00 WIT')
    expect(format.date('2026-12-31T17:30:00Z', 'id')).toBe('1 Januari 2027')
    expect(format.time('2026-12-31T17:30:00Z', 'id')).toBe('00.30 WIB')
  })

  test('of the part of the day depend on the local hour', () => {
    const at = (hour: number) =>
      format.dayPart(`2026-11-20T${String((hour + 17) % 24).padStart(2, '0')}:00:00Z`)
    expect([3, 4, 10, 11, 14, 15, 17, 18, 23].map(at)).toEqual([
      'evening',
      'morning',
      'morning',
      'noon',
      'noon',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
    ])
  })

  test('of areas, file sizes and percentages have units and separators, and days left are never negative', () => {
    expect(format.area(1250, 'id')).toBe('1.250\u00a0m²')
    expect(format.area(1250, 'en')).toBe('1,250\u00a0m²')
    expect(format.fileSize(1_258_291, 'id')).toBe('1,2\u00a0MB')
    expect(format.fileSize(640 * 1024, 'en')).toBe('640\u00a0KB')
    expect(format.fileSize(1, 'id')).toBe('1\u00a0KB')
    expect(format.percent(0.166_7, 'id')).toBe('17%')
    expect(format.daysUntil('2026-12-02T05:00:00Z', noon)).toBe(12)
    expect(format.daysUntil('2026-11-01T05:00:00Z', noon)).toBe(0)
  })

  test.each([
    [0, '0 menit', '0 minutes'],
    [0.01, 'kurang dari 1 menit', 'less than a minute'],
    [1 / 60, '1 menit', '1 minute'],
    [0.75, '45 menit', '45 minutes'],
    [0.999, '1 jam', '1 hour'],
    [1, '1 jam', '1 hour'],
    [1.5, '1,5 jam', '1.5 hours'],
    [1250, '1.250 jam', '1,250 hours'],
  ])('of %d hours name the unit that fits', (value, id, en) => {
    expect([format.hours(value, 'id'), format.hours(value, 'en')]).toEqual([id, en])
  })

  test('of plays and of rounded numbers show neither a zero length nor a negative zero', () => {
    expect([format.playLength(204.6, 'id'), format.playLength(204, 'en')]).toEqual(['3.24', '3:24'])
    expect([format.playLength(0, 'id'), format.playLength(0.4, 'en')]).toEqual(['<1\u00a0dtk', '<1\u00a0s'])
    expect([format.number(-0.04, 'id', 1), format.number(-1.25, 'id', 1)]).toEqual(['0', '\u22121,3'])
  })

  test('of tax numbers have the groups of the NPWP card', () => {
    expect(format.npwp('013106651091000')).toBe('01.310.665.1-091.000')
    expect(format.npwp('0012345674012000')).toBe('0012\u00a03456\u00a07401\u00a02000')
    expect(format.npwp('0012345674012000000012')).toBe('0012\u00a03456\u00a07401\u00a02000\u00a0000012')
  })

  test('of numbers with hyphens do not wrap', () => {
    expect(format.nonBreaking('MB-ORD-1')).toBe('MB-\u2060ORD-\u20601')
  })

  test('of the last day show the day before a period that ends at midnight', () => {
    const end = '2027-10-12T17:00:00.000Z'
    expect(format.lastDay(end, 'id')).toBe('12 Oktober 2027')
    expect(format.shortLastDay(new Date(end), 'en')).toBe('12 Oct 2027')
  })

  test('of phone numbers are grouped by kind', () => {
    expect(format.phone('+6281234567890')).toBe('+62\u00a0812-3456-7890')
    expect(format.phone('+622155501212')).toBe('+62\u00a021-5550-1212')
    expect(format.phone('+623615550707')).toBe('+62\u00a0361-555-0707')
    expect(format.phone('+621500123')).toBe('1500\u00a0123')
    expect(format.phone('+6591234567')).toBe('+6591234567')
  })
})
