import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startPosthog } from './posthog'

const posthog = vi.hoisted(() => ({
  init: vi.fn(),
  opt_in_capturing: vi.fn(),
  opt_out_capturing: vi.fn(),
  identify: vi.fn(),
  reset: vi.fn(),
  capture: vi.fn(),
  get_property: vi.fn(),
}))
vi.mock('posthog-js/dist/module.no-external', () => ({ posthog }))

const settings = { key: 'phc_test', host: 'https://collector.test' }

beforeEach(() => vi.clearAllMocks())

describe('PostHog', () => {
  test('masks all text and is opted out by default', () => {
    startPosthog(settings)
    expect(posthog.init).toHaveBeenCalledWith(
      'phc_test',
      expect.objectContaining({
        api_host: 'https://collector.test',
        autocapture: true,
        person_profiles: 'always',
        mask_all_text: true,
        mask_all_element_attributes: true,
        opt_out_capturing_by_default: true,
        feature_flag_request_timeout_ms: 3000,
        session_idle_timeout_seconds: 1800,
        cookie_expiration: 365,
        properties_string_max_length: 65_535,
      }),
    )
  })

  test('captures a page view with name, path and URL', () => {
    startPosthog(settings).trackPage({ name: 'orders', path: '/orders', url: 'https://portal.test/orders' })
    expect(posthog.capture).toHaveBeenCalledWith('$pageview', {
      $current_url: 'https://portal.test/orders',
      page_name: 'orders',
      page_path: '/orders',
    })
  })

  test('resets the user only if one is identified', () => {
    const client = startPosthog(settings)
    posthog.get_property.mockReturnValueOnce('anonymous')
    client.reset()
    expect(posthog.reset).not.toHaveBeenCalled()
    posthog.get_property.mockReturnValueOnce('identified')
    client.reset()
    expect(posthog.reset).toHaveBeenCalledOnce()
    expect(posthog.opt_in_capturing).toHaveBeenCalledTimes(2)
  })

  test('logs error responses of the collector', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    startPosthog(settings)
    const { on_request_error: onError } = posthog.init.mock.calls[0]?.[1] ?? {}
    onError({ statusCode: 0 })
    onError({ statusCode: 399 })
    expect(log).not.toHaveBeenCalled()
    onError({ statusCode: 400 })
    expect(log).toHaveBeenCalledWith('Bad HTTP status: 400')
  })
})
