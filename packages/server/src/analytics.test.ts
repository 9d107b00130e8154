import { describe, expect, it } from 'vitest'
import { resolveAnalytics } from './analytics'

const given = {
  key: 'phc_test',
  host: 'https://collector.test',
  landingHost: 'musik.test',
  publicUrl: 'https://portal.musik.test',
}

describe('statistics', () => {
  it('go to the collector where a key is given', () => {
    expect(resolveAnalytics(given)).toEqual({ key: 'phc_test', host: 'https://collector.test' })
  })

  it.each([
    ['without a key', { key: undefined }],
    ['on the landing host', { publicUrl: 'https://musik.test' }],
    ['on localhost', { publicUrl: 'http://localhost:3001' }],
    ['on a name of this machine', { publicUrl: 'http://portal.localhost:3001' }],
    ['on a loopback address', { publicUrl: 'http://127.0.0.1:3001' }],
  ])('are off %s', (_, other) => expect(resolveAnalytics({ ...given, ...other })).toBeNull())
})
