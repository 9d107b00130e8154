import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSimulator } from './start-simulator.mjs'

const authorization = `Basic ${Buffer.from('key:').toString('base64')}`
const received = []
let merchant
let payments

beforeAll(async () => {
  merchant = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body))
    response.end('ok')
  })
  merchant.listen(0, '127.0.0.1')
  await once(merchant, 'listening')
  const noticeUrl = `http://127.0.0.1:${merchant.address().port}/notices`
  payments = await startSimulator({ port: 0, noticeUrl, serverKey: 'key' })
})
afterAll(async () => {
  await payments.stop()
  merchant.close()
})

async function createPage(orderId, method) {
  const response = await fetch(`${payments.url}/snap/v1/transactions`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      transaction_details: { order_id: orderId, gross_amount: 150_000 },
      enabled_payments: [method],
      callbacks: { finish: 'http://127.0.0.1:3001/orders/1/payments/2' },
    }),
  })
  return (await response.json()).redirect_url
}

const post = (url, form, origin = payments.url) =>
  fetch(url, { method: 'POST', headers: { origin }, body: new URLSearchParams(form), redirect: 'manual' })

describe('the hosted page', () => {
  test('shows the number of the chosen method, and sends the buyer back after the webhook', async () => {
    const address = await createPage('W-1', 'bca_va')
    expect(await (await fetch(`${address}?language=en`)).text()).toContain('Choose how to pay')
    expect((await post(`${address}/method?language=en`, { method: 'bca_va' })).status).toBe(303)
    const html = await (await fetch(`${address}?language=en`)).text()
    expect(html).toContain('Virtual account number')
    expect(html).toContain('No real money')
    const back = await post(`${address}/outcome`, { action: 'pay' })
    expect(back.headers.get('location')).toBe(
      'http://127.0.0.1:3001/orders/1/payments/2?order_id=W-1&status_code=200&transaction_status=settlement',
    )
    expect(received.map(body => body.transaction_status)).toEqual(['pending', 'settlement'])
  })

  test('shows a QR code, and stays open if the buyer does not return', async () => {
    const address = await createPage('W-2', 'other_qris')
    await post(`${address}/method`, { method: 'other_qris' })
    expect(await (await fetch(address)).text()).toContain('<svg')
    const back = await post(`${address}/outcome`, { action: 'deny', return: 'no', delivery: 'never' })
    expect(back.headers.get('location')).toContain('/snap/v3/redirection/')
  })

  test('explains why an outcome is not possible', async () => {
    const address = await createPage('W-3', 'gopay')
    const refused = await post(`${address}/outcome?language=en`, { action: 'refund' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('does not allow')
  })

  test('accepts forms only from its own origin', async () => {
    const address = await createPage('W-4', 'gopay')
    expect((await post(`${address}/outcome`, { action: 'pay' }, 'http://evil.test')).status).toBe(403)
    const policy = (await fetch(address)).headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3001;")
  })

  test('at / lists all transactions', async () => {
    const html = await (await fetch(`${payments.url}/?language=en`)).text()
    expect(html).toContain('All transactions')
    expect(html).toContain('settlement')
  })
})

describe('the settlement file', () => {
  test('is offered on the page with all transactions', async () => {
    expect(await (await fetch(`${payments.url}/`)).text()).toContain('href="/settlement.csv"')
    const response = await fetch(`${payments.url}/settlement.csv`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(await response.text()).toMatch(/^Order ID,.*\r\nW-1,/)
  })
})

describe('outcomes for tests', () => {
  test('change the transaction', async () => {
    await createPage('W-5', 'bni_va')
    const response = await fetch(`${payments.url}/transactions/W-5/outcomes`, {
      method: 'POST',
      body: JSON.stringify({ action: 'amount', amount: 140_000, delivery: 'never' }),
    })
    expect(await response.json()).toMatchObject({ status: 'settlement', received: 140_000 })
  })

  test.each([['{'], ['{"action":"nothing"}']])('are rejected if the body is %s', async body => {
    const response = await fetch(`${payments.url}/transactions/W-5/outcomes`, { method: 'POST', body })
    expect(response.status).toBe(409)
  })

  test('and other requests are limited in size', async () => {
    const body = 'x'.repeat(70_000)
    const response = await fetch(`${payments.url}/snap/v1/transactions`, { method: 'POST', body })
    expect(response.status).toBe(413)
  })
})
