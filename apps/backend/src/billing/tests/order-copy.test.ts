import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, settleJobs } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { cancelOrder, placeOrder } from '#tests/unit-orders'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
})
afterAll(() => backend.stop())

const ordered = (company_email: string, changes = {}) =>
  createCustomer(backend, { property: { company_email } }, changes)

async function copiesTo(address: string) {
  await settleJobs()
  return backend.mail.mails.filter(({ to, subject }) => to.includes(address) && /Bukti|confirm/.test(subject))
}

test('sends the company a copy of the order confirmation without personal names or links', async () => {
  const { order } = await ordered('kantor-satu@melati.test')
  const [copy, ...more] = await copiesTo('kantor-satu@melati.test')
  expect(copy?.subject).toBe(`Bukti pesanan ${order.number}`)
  expect(copy?.text).toContain('PT Melati Sentosa: Ruang kecil untuk Hotel Melati, 1 zona. Total Rp200.000.')
  expect(copy?.text).not.toMatch(/Sari|Wulandari|https?:/)
  expect(more).toEqual([])
})

test('sends only one email if the member’s address is the company’s', async () => {
  const email = 'pemilik.kafe@melati.test'
  const { order } = await ordered('Pemilik.Kafe@melati.test', { email })
  expect(await copiesTo(email)).toEqual([])
  expect(await backend.mail.waitForEmails(email, 1, /Rp200\.000/)).toHaveLength(1)
  expect(order.state).toBe('awaiting-payment')
})

test('leaves names that look like links or sentences out of the copy', async () => {
  const property = { company_email: 'kantor-dua@melati.test', company_name: 'Menang! Buka hadiah.example' }
  await createCustomer(backend, { property }, { locale: 'en' })
  const [copy] = await copiesTo('kantor-dua@melati.test')
  expect(copy?.text).toContain('Order in the name of an organisation: small-room (en) for Hotel Melati')
})

test('limits copies to ten a day per address', async () => {
  const address = 'kantor-tiga@melati.test'
  const { token, order } = await ordered(address)
  const orderParams = { business_unit: order.business_unit.documentId, kind: 'new', package: 'small-room' }
  let last = order.documentId
  for (let round = 1; round < 13; round += 1) {
    await cancelOrder(backend, token, last)
    const body = { ...orderParams, billing_period: 'monthly', zone_count: 1, expected_total: 200_000 }
    const placed = await placeOrder(backend, token, body, `key-of-round-${round}`)
    expect(placed.status).toBe(200)
    last = placed.body.documentId
  }
  expect(await copiesTo(address)).toHaveLength(10)
})
