// @vitest-environment happy-dom
import { messages } from '@bgm/i18n/messages/id/player'
import type { Bundle } from '@bgm/validation'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ZoneView } from './engine/view'
import { PlayerApp } from './player-app'
import { fixedNow, makeSession, makeSoundControls, makeZoneView } from './testing/fake-session'
import { makeBundle } from './testing/simulated-zone'

const hour = 60 * 60_000
const week = (from_minute: number, until_minute: number) =>
  Array.from({ length: 7 }, () => ({ from_minute, until_minute }))
// `fixedNow` is 17:42 local time.
const open = week(8 * 60, 22 * 60)
const closed = week(8 * 60, 17 * 60)

const silence = (hours: number): Bundle => {
  const period = { from: fixedNow - hour, until: fixedNow + hours * hour }
  return makeBundle({ exceptions: [{ ...period, scope: 'unit', playlist: null, label: null }] })
}

/** Returns the heading ten minutes after the view is rendered, or `clock` if only the clock is shown. */
function showLater(bundle: Bundle, opening_hours: Bundle['opening_hours'], changes: Partial<ZoneView> = {}) {
  const view = makeZoneView({ mode: 'silent', track: null, bundle: { ...bundle, opening_hours }, ...changes })
  render(
    <PlayerApp
      session={makeSession(view)}
      sound={makeSoundControls()}
      language={{ locale: 'id', messages }}
    />,
  )
  act(() => {
    vi.advanceTimersByTime(10 * 60_000)
  })
  return document.querySelector('.closed') ? 'clock' : screen.getByRole('heading', { level: 1 }).textContent
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['a short silence after closing time', 0.1, closed],
  ['a long silence if the opening hours are unknown', 5, null],
])('shows only the clock during %s', (_, hours, opening_hours) => {
  expect(showLater(silence(hours), opening_hours)).toBe('clock')
})

test.each([
  ['a short silence if the opening hours are unknown', 0.1, null],
  ['a long silence while the unit is open', 5, open],
])('shows an explanation during %s', (_, hours, opening_hours) => {
  expect(showLater(silence(hours), opening_hours)).toMatch(/^Hening sampai/)
})

test('shows the clock instead of the explanation of a pause only after closing time', () => {
  expect(showLater(makeBundle(), open, { mode: 'paused' })).toBe('Musik dijeda')
  cleanup()
  expect(showLater(makeBundle(), closed, { mode: 'paused' })).toBe('clock')
  expect(screen.getByText('Musik dijeda')).toBeTruthy()
})
