import { describe, expect, test } from 'vitest'
import { createNoticeSender, getRetryCount } from './notice-sender.mjs'
import { createSimulator } from './simulator.mjs'

const authorization = `Basic ${Buffer.from('key:').toString('base64')}`

function startWith(responses) {
  const sent = []
  let noticeSender
  const simulator = createSimulator({ serverKey: 'key', changed: () => noticeSender?.wake() })
  noticeSender = createNoticeSender({
    simulator,
    noticeUrl: 'http://127.0.0.1/notices',
    scale: 60_000,
    send: async (url, body) => {
      sent.push({ url, body: JSON.parse(body) })
      return sent.length <= responses.length ? responses[sent.length - 1] : 200
    },
  })
  simulator.request({
    method: 'POST',
    path: '/snap/v1/transactions',
    headers: { authorization },
    body: JSON.stringify({
      transaction_details: { order_id: 'A', gross_amount: 1000 },
      enabled_payments: ['gopay'],
    }),
  })
  return { simulator, noticeSender, sent }
}

describe('the notice sender', () => {
  test.each([
    [200, 0],
    [302, 0],
    [400, 2],
    [404, 2],
    [500, 1],
    [503, 4],
    [403, 5],
    [null, 5],
  ])('retries after status %s at most %s times', (status, times) => {
    expect(getRetryCount(status)).toBe(times)
  })

  test('delivers a notice once', async () => {
    const { simulator, noticeSender, sent } = startWith([])
    simulator.applyOutcome('A', 'pay')
    await noticeSender.flush()
    expect(sent).toMatchObject([
      { url: 'http://127.0.0.1/notices', body: { transaction_status: 'settlement' } },
    ])
    expect(simulator.store.list('notices')).toMatchObject([{ state: 'delivered' }])
    noticeSender.stop()
  })

  test('retries a notice until it is accepted, and gives up when the provider would', async () => {
    const { simulator, noticeSender, sent } = startWith([503, null, 200, 500, 500])
    simulator.applyOutcome('A', 'pay')
    await expect.poll(() => sent.length).toBe(3)
    const [notice] = simulator.store.list('notices')
    expect(notice).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 503 }, { status: null }, { status: 200 }],
    })
    simulator.applyOutcome('A', 'refund', { amount: 10 })
    await expect.poll(() => simulator.store.list('notices')[1]?.state).toBe('failed')
    expect(sent).toHaveLength(5)
    noticeSender.stop()
  })
})
