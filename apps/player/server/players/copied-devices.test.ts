import { expect, test } from 'vitest'
import { createCopyDetector } from './copied-devices'

const minute = 60_000

test('two runs of the app that take turns are copies, until one of them has been gone for ten minutes', () => {
  let now = 0
  const copies = createCopyDetector(() => now)
  expect(['first', 'second', 'second'].map(boot => copies.record('player', boot))).toEqual([
    false,
    false,
    false,
  ])
  expect(copies.record('player', 'first')).toBe(true)
  expect(copies.record('player', 'second')).toBe(true)
  now += 11 * minute
  expect(copies.record('player', 'second')).toBe(false)
})

test('a device that restarts again and again, and two devices, are no copies', () => {
  const copies = createCopyDetector()
  const boots = Array.from({ length: 20 }, (_, index) => `boot-${index}`)
  expect(boots.some(boot => copies.record('player', boot) || copies.record('player', boot))).toBe(false)
  expect(copies.record('other', 'boot-0')).toBe(false)
})
