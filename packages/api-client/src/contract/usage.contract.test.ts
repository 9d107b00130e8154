import { describe, expect, test } from 'vitest'
import { backendAvailable, connectClient, requireSession, samplePassword } from './backend'

describe.skipIf(!backendAvailable)('usage against the running backend', () => {
  test('the days and zones of a month add up to its total, and the plays can be downloaded', async () => {
    const credentials = { identifier: 'pemilik@contoh.test', password: samplePassword }
    const { jwt } = await requireSession(connectClient().identity.signIn(credentials))
    const { usage, usagePlays } = connectClient(jwt)
    const month = new Date().toISOString().slice(0, 7)
    const { totals, days, zones, data: lines } = await usage.get(month, { page_size: 5 })
    expect(days.reduce((sum, { plays }) => sum + plays, 0)).toBe(totals.plays)
    expect(zones.reduce((sum, { plays }) => sum + plays, 0)).toBe(totals.plays)
    expect(lines.length).toBe(Math.min(5, totals.plays))
    expect((await usage.download(month)).type).toContain('text/csv')
    const [line] = lines
    if (line) {
      const { data } = await usagePlays.get(line.id)
      expect(data).toMatchObject({ id: line.id, seconds: line.seconds })
    }
  })
})
