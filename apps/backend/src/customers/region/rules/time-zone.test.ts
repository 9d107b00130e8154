import { expect, test } from 'vitest'
import { getTimeZone, utcOffset } from './time-zone'

test.each([
  ['11', 'Asia/Jakarta', '+07:00'],
  ['31', 'Asia/Jakarta', '+07:00'],
  ['61', 'Asia/Jakarta', '+07:00'],
  ['62', 'Asia/Jakarta', '+07:00'],
  ['51', 'Asia/Makassar', '+08:00'],
  ['64', 'Asia/Makassar', '+08:00'],
  ['76', 'Asia/Makassar', '+08:00'],
  ['82', 'Asia/Jayapura', '+09:00'],
  ['96', 'Asia/Jayapura', '+09:00'],
])('province %s is in the time zone %s (UTC%s)', (province, timeZone, offset) => {
  expect(getTimeZone(province)).toBe(timeZone)
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(new Date())
  expect(name).toContain(`GMT${offset}`)
  expect(utcOffset(timeZone)).toBe(Number(offset.slice(1, 3)) * 60)
})
