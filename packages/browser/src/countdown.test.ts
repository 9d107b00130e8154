import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineCountdown } from './countdown'

beforeEach(() => {
  vi.useFakeTimers()
  defineCountdown()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const countdown = () => document.querySelector('count-down') as HTMLElement
const button = () => document.querySelector('button') as HTMLButtonElement
const show = (seconds: number) => {
  document.body.innerHTML = `<button id="resend">Kirim ulang</button>
    <p><count-down seconds="${seconds}" for="resend" text="Tunggu {{seconds}} detik."></count-down></p>`
}

test('counts down, and enables the button at the end', () => {
  show(3)
  expect([countdown().textContent, button().disabled]).toEqual(['Tunggu 3 detik.', true])
  vi.advanceTimersByTime(2000)
  expect([countdown().textContent, countdown().hidden]).toEqual(['Tunggu 1 detik.', false])
  vi.advanceTimersByTime(1000)
  expect([countdown().hidden, button().disabled]).toEqual([true, false])
})

test('restarts when the `seconds` attribute changes, and stops when the element is removed', () => {
  show(1)
  vi.advanceTimersByTime(1000)
  countdown().setAttribute('seconds', '5')
  expect([countdown().textContent, countdown().hidden, button().disabled]).toEqual([
    'Tunggu 5 detik.',
    false,
    true,
  ])
  countdown().remove()
  expect(vi.getTimerCount()).toBe(0)
})
