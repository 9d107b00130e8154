import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { backendAvailable, connectClient, readFromMailbox } from './backend'

const application = () => ({
  company_name: 'CV Suara Contoh',
  name: 'Bima',
  email: `bima.${randomUUID()}@contoh.test`,
  mobile_number: '+6281234567890',
  province: '32',
  city: 'Bandung',
  kind: 'reseller' as const,
  consent: true as const,
  locale: 'en' as const,
})

describe.skipIf(!backendAvailable)('the site forms against the running backend', () => {
  test('the status of an application needs the token from its email', async () => {
    const sent = application()
    const { partnerApplications } = connectClient()
    expect(await partnerApplications.create(sent, randomUUID())).toEqual({ ok: true })
    const token = await readFromMailbox(sent.email, /\/en\/partner-status\?token=([\w.-]+)/)
    expect(await partnerApplications.getStatus(token)).toMatchObject({
      company_name: sent.company_name,
      state: 'new',
      note: null,
      timeline: [{ state: 'new' }],
    })
    const changed = token.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    await expect(partnerApplications.getStatus(changed)).rejects.toMatchObject({ status: 404 })
  })

  test('an unknown province is reported as a field error', async () => {
    await expect(
      connectClient().partnerApplications.create({ ...application(), province: '99' }),
    ).rejects.toMatchObject({
      fields: [{ field: 'province', key: 'validation.region' }],
    })
  })

  test('the sixth message within an hour is rate-limited with the time to wait', async () => {
    const email = `sari.${randomUUID()}@contoh.test`
    const write = (message: string) =>
      connectClient().contactMessages.create({
        topic: 'sales',
        name: 'Sari',
        email,
        message,
        consent: true,
        locale: 'id',
      })
    for (const message of ['1', '2', '3', '4', '5']) expect(await write(message)).toEqual({ ok: true })
    await expect(write('6')).rejects.toMatchObject({ code: 'rate-limited', retryAfter: expect.any(Number) })
  })
})
