import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { type Backend, loadCompiled, settleJobs, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { extractText } from '#tests/raster'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

const query = (uid: string) => backend.strapi.db.query(uid as 'api::order.order')

const detail = async (token: string, id: string) =>
  (await backend.call('GET', `/orders/${id}`, { token })).body

async function invoice(token: string, id: string, locale: string): Promise<string> {
  const response = await fetch(`${backend.origin}/api/orders/${id}/invoice?locale=${locale}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const pages = await extractText(new Uint8Array(await response.arrayBuffer()))
  return pages.join(' ').replace(/\s+/g, ' ')
}

async function documents(token: string, id: string) {
  const { terms, package: sold, tax, company_name, total } = await detail(token, id)
  const invoices = [await invoice(token, id, 'id'), await invoice(token, id, 'en')]
  return { terms, titles: sold.titles, tax, company_name, total, invoices }
}

/** Changes the settings, package and unit, as staff and members can after an order is placed. */
async function changeEverything(token: string, unit: string) {
  const settings = await query('api::site-setting.site-setting').findMany({
    populate: { seller: true, payment: true, coverage: true, wording_separate: true },
  })
  for (const { id, seller, payment, coverage, wording_separate } of settings) {
    const part = (name: string) => query(`parts.${name}`)
    await query('api::site-setting.site-setting').update({ where: { id }, data: { royalty: 'included' } })
    await part('royalty-wording').update({
      where: { id: wording_separate.id },
      data: { sentence: 'Kalimat baru.' },
    })
    await part('coverage-row').update({ where: { id: coverage[0].id }, data: { label: 'Cakupan baru' } })
    await part('seller').update({
      where: { id: seller.id },
      data: {
        name: 'PT Penjual Baru',
        address: 'Jalan Baru 1',
        npwp: '098765432109000',
        tax_registered: true,
      },
    })
    await part('payment').update({ where: { id: payment.id }, data: { bank_name: 'Bank Baru' } })
  }
  await query('api::package.package').updateMany({
    where: { key: 'small-room' },
    data: { title: 'Nama paket baru', price_monthly: 999_000 },
  })
  const { version, ...before } = (await backend.call('GET', `/business-units/${unit}`, { token })).body
  await query('api::business-unit.business-unit').updateMany({
    where: { documentId: before.documentId },
    data: { company_name: 'PT Nama Baru', street: 'Jalan Baru 9', hotel_stars: 1, version: version + 1 },
  })
}

test('a paid order and its invoice do not change with the settings, package or company', async () => {
  const { token, order } = await createCustomer(backend)
  const panel = await openPanel(backend)
  await panel.write('api::order.order', order.documentId, { state: 'paid', payment_reference: 'TRX-9' })
  const before = await documents(token, order.documentId)
  expect(before.terms).toMatchObject({ royalty: 'separate', hotel_stars: 4 })
  expect(before.terms.address.join(', ')).toContain('Jl. Cikini Raya No. 5')
  expect(before.terms.coverage.en).toContainEqual({
    label: 'Public-performance royalty, paid by the owner of the premises through LMKN',
    covered: false,
  })
  expect(before.titles).toEqual({ id: 'Ruang kecil', en: 'Small room' })
  expect(before.invoices[0]).toContain('Royalti LMKN dibayar terpisah.')
  expect(before.invoices[1]).toContain('The LMKN royalty is paid separately.')
  expect(before.invoices[1]).toContain('Small room, monthly')

  await changeEverything(token, order.business_unit.documentId)
  expect(await documents(token, order.documentId)).toEqual(before)
})

test('stores the terms of older orders and invoices once, at startup', async () => {
  const { token, order } = await createCustomer(backend)
  const panel = await openPanel(backend, 'support')
  await panel.write('api::order.order', order.documentId, { state: 'paid', payment_reference: 'TRX-10' })
  const { documentId } = order
  await query('api::order.order').update({
    where: { documentId },
    data: { terms: null, invoice_parties: null },
  })
  const { freezeOrderTerms } = loadCompiled(() => import('#src/billing/order/freeze-terms'))
  await freezeOrderTerms()
  const before = await documents(token, documentId)
  await changeEverything(token, order.business_unit.documentId)
  await query('api::site-setting.site-setting').updateMany({ where: {}, data: { royalty: 'separate' } })
  await freezeOrderTerms()
  expect(await documents(token, documentId)).toEqual(before)
})

test('fails on unreadable stored terms or parties instead of using the current ones', async () => {
  const { token, order } = await createCustomer(backend)
  const panel = await openPanel(backend, 'support')
  await panel.write('api::order.order', order.documentId, { state: 'paid', payment_reference: 'TRX-11' })
  // Once stored, the invoice no longer depends on the terms.
  await settleJobs()
  const { documentId } = order
  const row = await query('api::order.order').findOne({ where: { documentId } })
  await backend.strapi.db.connection('invoice_documents').where({ subject: row.id, kind: 'invoice' }).delete()
  const statuses = async () => [
    (await backend.call('GET', '/orders', { token })).status,
    (await backend.call('GET', `/orders/${documentId}`, { token })).status,
    (await backend.call('GET', `/orders/${documentId}/invoice?locale=id`, { token })).status,
  ]
  await query('api::order.order').update({ where: { documentId }, data: { terms: { royalty: 'other' } } })
  expect(await statuses()).toEqual([200, 500, 500])
  const unreadable = { terms: row.terms, invoice_parties: { seller: null } }
  await query('api::order.order').update({ where: { documentId }, data: unreadable })
  expect(await statuses()).toEqual([200, 200, 500])
})
