import { describe, expect, test } from 'vitest'
import { redactProperties, redactUrl } from './redact-event'

describe('an analytics event', () => {
  test.each([
    ['https://portal.test/verify?token=a1b2c3#x', 'https://portal.test/verify'],
    ['https://portal.test/orders/MB-ORD-20261120-0001', 'https://portal.test/orders/:id'],
    ['/en/invitations/9f8e7d6c5b4a', '/en/invitations/:id'],
    ['/register/property', '/register/property'],
    ['Asia/Jakarta', 'Asia/Jakarta'],
  ])('contains the text %s as %s', (address, known) => expect(redactUrl(address)).toBe(known))

  test('omits page text, referrers and campaigns at every depth', () => {
    expect(
      redactProperties({
        title: 'Hotel Melati',
        $referrer: 'https://mail.test/sari',
        $el_text: 'Sari',
        page_name: 'orders',
        $set_once: { $initial_utm_source: 'x', $initial_current_url: 'https://portal.test/verify?token=a' },
      }),
    ).toEqual({ page_name: 'orders', $set_once: { $initial_current_url: 'https://portal.test/verify' } })
  })
})
