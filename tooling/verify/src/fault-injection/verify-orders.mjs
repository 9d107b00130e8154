import { sendRequest } from '#src/product/http-call.mjs'

const inconsistentOrders = `
  select o.number from orders o
  left join orders_organisation_lnk g on g.order_id = o.id
  left join orders_business_unit_lnk u on u.order_id = o.id
  left join business_units b on b.id = u.business_unit_id
  left join business_units_organisation_lnk bg on bg.business_unit_id = b.id
  left join orders_placed_by_lnk p on p.order_id = o.id
  where g.organisation_id is null or o.organisation_id is null or g.organisation_id <> o.organisation_id
    or b.id is null or o.business_unit_id <> b.id or bg.organisation_id is null
    or bg.organisation_id <> g.organisation_id or p.user_id is null
    or o.number is null or o.package_key is null or o.unit_price is null or o.price is null or o.total is null
    or o.total <> o.price - o.discount or o.placed_at is null
    or (o.state = 'awaiting-payment') <> (o.open_for is not null)`

const incomplete = {
  'orders without exactly one entry in the audit trail': `
    select o.number from orders o left join audit_entries a on a.subject_id = o.document_id and a.action = 'order.placed'
    group by o.number having count(a.id) <> 1`,
  'cancelled orders without exactly one entry': `
    select o.number from orders o left join audit_entries a on a.subject_id = o.document_id and a.action in ('order.cancelled', 'order.expired')
    where o.state = 'cancelled' group by o.number having count(a.id) <> 1`,
  'units without organisation': `
    select b.cid from business_units b left join business_units_organisation_lnk l on l.business_unit_id = b.id
    where l.organisation_id is null or b.organisation_id is null`,
  'organisations without owner': `
    select o.id from organisations o left join memberships m on m.organisation_id = o.id and m.role = 'owner'
    group by o.id having count(m.id) <> 1`,
  'registrations confirmed without an order, or the reverse': `
    select r.id from registrations r left join registrations_order_lnk l on l.registration_id = r.id
    where (r.confirmed_at is not null) <> (l.order_id is not null)`,
}

const duplicates = {
  'keys with two orders':
    'select idempotency_key from orders where idempotency_key is not null group by idempotency_key having count(*) > 1',
  'duplicate order numbers': 'select number from orders group by number having count(*) > 1',
  'duplicate customer ids': 'select cid from business_units group by cid having count(*) > 1',
  'units with two orders awaiting payment':
    "select business_unit_id from orders where state = 'awaiting-payment' group by business_unit_id having count(*) > 1",
  'units created twice':
    'select outlet_code from business_units where outlet_code is not null group by outlet_code having count(*) > 1',
  'accounts that confirmed twice':
    'select user_id from registrations_user_lnk group by user_id having count(*) > 1',
}

const voucherUse = `
  select v.remaining, v.uses,
    (select count(*) from orders o where o.voucher_code = v.code and o.state <> 'cancelled') as counted
  from vouchers v where v.code = 'HEMAT100'`

/** Finds acknowledged orders that are missing or different in the database, or missing from the API. */
async function lostOrders({ rows }, { api, ledger }) {
  const stored = new Map((await rows('select * from orders')).map(row => [row.document_id, row]))
  const lost = []
  const acknowledged = [...ledger.placed, ...[...ledger.registrations].map(([, order]) => [null, order])]
  for (const [key, order] of acknowledged) {
    const row = stored.get(order.documentId)
    const same = row && row.number === order.number && Number(row.total) === order.total
    if (!same || (key && row.idempotency_key !== key)) lost.push(order.number)
  }
  for (const documentId of ledger.cancelled.keys())
    if (stored.get(documentId)?.state !== 'cancelled') lost.push(`${documentId} is not cancelled`)
  const notReturned = []
  for (const [, { token, documentId, number }] of acknowledged) {
    const { body } = await sendRequest(`${api}/orders/${documentId}`, { token })
    if (body?.number !== number) notReturned.push(number)
  }
  for (const { token, documentId } of ledger.units.values())
    if ((await sendRequest(`${api}/business-units/${documentId}`, { token })).status !== 200)
      notReturned.push(documentId)
  return { lost, notReturned, acknowledgedCount: acknowledged.length }
}

/** Compares the ledger with the database. Nothing may be lost, duplicated or incomplete. */
export async function verifyOrders({ testBackend, ledger, findings }) {
  const records = await testBackend.records()
  const count = async (what, statement) => findings.expect(what, (await records.rows(statement)).length, 0)
  const { lost, notReturned, acknowledgedCount } = await lostOrders(records, {
    api: testBackend.urls.api,
    ledger,
  })
  findings.print(
    `  ${acknowledgedCount} orders acknowledged, ${ledger.cancelled.size} cancellations, ${ledger.units.size} units; ${ledger.sent.twice} sent twice, ${ledger.sent.cut} cut, ${ledger.sent.abandoned} never retried`,
  )
  findings.expect('acknowledged, but stored differently or not at all', lost.length, 0)
  findings.expect('acknowledged, but not returned by the backend', notReturned.length, 0)
  for (const [what, statement] of Object.entries(duplicates)) await count(what, statement)
  findings.expect('keys that were answered with two orders', ledger.differing.length, 0)
  const keys = await records.rows('select idempotency_key as k from orders where idempotency_key is not null')
  findings.expect('orders under an unknown key', keys.filter(({ k }) => !ledger.keys.has(k)).length, 0)
  await count('incomplete or inconsistent orders', inconsistentOrders)
  for (const [what, statement] of Object.entries(incomplete)) await count(what, statement)
  const [{ remaining, uses, counted }] = await records.rows(voucherUse)
  findings.expect(
    'voucher: uses left, used and counted by the orders',
    `${remaining} ${uses} ${counted}`,
    `${500 - Number(counted)} ${counted} ${counted}`,
  )
  await records.close()
}
