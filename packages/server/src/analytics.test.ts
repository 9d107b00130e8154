import { describe, expect, test } from 'vitest'
import { resolveAnalytics } from './analytics'

const config = {
  key: 'phc_test',
  host: 'https://collector.test',
  landingHost: 'musik.test',
  publicUrl: 'https://portal.musik.test',
}

describe('analytics', () => {
  test('are sent to the configured host if there is a key', () => {
    expect(resolveAnalytics(config)).toEqual({ key: 'phc_test', host: 'https://collector.test' })
  })

  test.each([
    ['without a key', { key: undefined }],
    ['on the landing host', { publicUrl: 'https://musik.test' }],
    ['on localhost', { publicUrl: 'http://localhost:3001' }],
    ['on a subdomain of localhost', { publicUrl: 'http://portal.localhost:3001' }],
    ['on a loopback address', { publicUrl: 'http://127.0.0.1:3001' }],
  ])('are off %s', (_, other) => expect(resolveAnalytics({ ...config, ...other })).toBeNull())
})
