import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsClient, createAnalytics } from './analytics'

const client = {
  resume: vi.fn(),
  stop: vi.fn(),
  identify: vi.fn(),
  reset: vi.fn(),
  trackPage: vi.fn(),
} satisfies AnalyticsClient
const startPosthog = vi.fn(() => client)
const load = vi.fn(async () => ({ startPosthog }))
const settings = { key: 'phc_test', host: 'https://collector.test' }
const press = (choice: string) => document.querySelector<HTMLElement>(`[data-consent="${choice}"]`)?.click()
const notice = () => document.querySelector<HTMLElement>('[data-consent-notice]')
const start = () => createAnalytics(settings, load)
let running: ReturnType<typeof createAnalytics> | undefined

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  document.body.innerHTML =
    '<section data-consent-notice hidden><button data-consent="granted"></button><button data-consent="denied"></button></section><button data-consent-open></button>'
})
afterEach(() => running?.stop())

describe('analytics', () => {
  test('asks for consent once, and loads nothing after a denial', async () => {
    running = start()
    running.trackPage('dashboard')
    expect(notice()?.hidden).toBe(false)
    press('denied')
    expect(notice()?.hidden).toBe(true)
    running.stop()
    running = start()
    expect(notice()?.hidden).toBe(true)
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
  })

  test('sends the page view and user once consent is granted, without a reload', async () => {
    running = start()
    running.trackPage(undefined)
    running.identify('u1')
    press('granted')
    await vi.waitFor(() => expect(client.trackPage).toHaveBeenCalledOnce())
    expect(client.trackPage.mock.calls[0]?.[0]).toMatchObject({ name: 'Unknown', path: location.pathname })
    expect(client.identify).toHaveBeenCalledExactlyOnceWith('u1')
    running.identify(null)
    expect(client.reset).toHaveBeenCalledOnce()
  })

  test('stops and sends nothing more once consent is withdrawn, and resumes once it is granted again', async () => {
    localStorage.setItem('consent', 'granted')
    running = start()
    await vi.waitFor(() => expect(startPosthog).toHaveBeenCalledWith(settings))
    document.querySelector<HTMLElement>('[data-consent-open]')?.click()
    expect(notice()?.hidden).toBe(false)
    press('denied')
    running.trackPage('orders')
    expect(client.stop).toHaveBeenCalledOnce()
    expect(client.trackPage).not.toHaveBeenCalled()
    press('granted')
    expect(client.resume).toHaveBeenCalledOnce()
  })

  test('does not start if consent is withdrawn while the client loads', async () => {
    running = start()
    press('granted')
    press('denied')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(startPosthog).not.toHaveBeenCalled()
  })
})
