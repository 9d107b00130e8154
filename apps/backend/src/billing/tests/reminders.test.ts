import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { countRows, startBackendWithPackages } from '#tests/shop'
import { createSubscriber, getOrderOptions, markOrderPaid, placeOrder } from '#tests/unit-orders'
import { buildStaffMember, paymentServices } from './payments'

let backend: Backend
let sendExpiryReminders: (now: Date) => Promise<number>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  sendExpiryReminders = loadCompiled(() => import('#src/billing/reminder/send')).sendExpiryReminders
})
afterAll(() => backend.stop())

// Returns a function for the time in Jakarta, 9:00 by default, that is `days` before the subscription
// expires (after it, if negative).
async function getCalendar(token: string, unit: string) {
  const [{ expired_date }] = (await getOrderOptions(backend, token, unit)).body.subscriptions
  return (days: number, hour = 9) => new Date(Date.parse(expired_date) - days * 86_400_000 + hour * 3_600_000)
}
const yearly = { billing_period: 'yearly' }

test('sends each reminder once, on its day in Jakarta and during working hours, even if run concurrently', async () => {
  const { email, token, unit, user } = await createSubscriber(backend, new Date(), yearly)
  const before = await getCalendar(token, unit)
  expect(await sendExpiryReminders(before(31))).toBe(0)
  expect(await sendExpiryReminders(before(30, 6))).toBe(0)
  const twice = await Promise.all([sendExpiryReminders(before(30)), sendExpiryReminders(before(30))])
  expect(twice.sort()).toEqual([0, 1])
  expect(await sendExpiryReminders(before(29))).toBe(0)
  // If the job did not run for a while, missed reminders are skipped.
  expect(await sendExpiryReminders(before(7))).toBe(1)
  expect(await sendExpiryReminders(before(1))).toBe(1)
  expect(await sendExpiryReminders(before(-2))).toBe(1)
  expect(await sendExpiryReminders(before(-3))).toBe(0)
  expect(await sendExpiryReminders(before(-8))).toBe(0)
  expect(await countRows(backend, 'api::reminder.reminder')).toBe(4)
  const mails = await backend.mail.waitForEmails(email, 4, /Perpanjang langganan/)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Langganan Hotel Melati berakhir besok',
    'Langganan Hotel Melati berakhir dalam 30 hari',
    'Langganan Hotel Melati berakhir dalam 7 hari',
    'Perpanjangan langganan Hotel Melati terlambat',
  ])
  expect(mails[0]?.text).toContain(`/business-units/${unit}/renew`)
  await backend.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { documentId: user.documentId }, data: { blocked: true } })
})

test('sends no reminder after a renewal or to former recipients, and writes in each recipient’s language', async () => {
  const { token, unit, email, user } = await createSubscriber(backend, new Date(), yearly)
  const before = await getCalendar(token, unit)
  const people = backend.strapi.db.query('plugin::users-permissions.user')
  const where = { documentId: user.documentId }
  await people.update({ where, data: { locale: 'en' } })
  expect(await sendExpiryReminders(before(14))).toBe(1)
  const [mail] = await backend.mail.waitForEmails(email, 1, /Renew the subscription/)
  expect(mail?.subject).toBe('The subscription of Hotel Melati ends within 14 days')
  const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    before(1),
  )
  expect(mail?.text).toContain(end)
  const orderParams = { business_unit: unit, kind: 'renewal', package: 'single-location', zone_count: 1 }
  const { body } = await placeOrder(backend, token, {
    ...orderParams,
    billing_period: 'yearly',
    expected_total: 5_000_000,
  })
  // The renewal has been ordered, so the reminder asks for its payment.
  expect(await sendExpiryReminders(before(7))).toBe(1)
  const [payment] = await backend.mail.waitForEmails(email, 1, /Pay for the renewal/)
  expect(payment?.text).toContain(`/orders/${body.documentId}/pay`)
  await markOrderPaid(backend, { order: body })
  expect(await sendExpiryReminders(before(1))).toBe(0)
})

test('sends no reminder for a unit whose licences are all revoked', async () => {
  const { token, unit } = await createSubscriber(backend, new Date(), yearly)
  const before = await getCalendar(token, unit)
  const { connection } = backend.strapi.db
  const licences = connection('licences').whereIn(
    'zone_id',
    connection('zones')
      .whereIn('business_unit_id', connection('business_units').where({ document_id: unit }).select('id'))
      .select('id'),
  )
  expect(await licences.clone().update({ revoked_at: Date.now() })).toBe(2)
  expect(await sendExpiryReminders(before(30))).toBe(0)
  const [{ id }] = await licences.clone().select('id')
  await connection('licences').where({ id }).update({ revoked_at: null })
  expect(await sendExpiryReminders(before(30))).toBe(1)
})

test('sends no reminder for a fully refunded subscription, but sends one for a partially refunded one', async () => {
  const services = paymentServices()
  const refund = async (order: { documentId: string }, amount: number) => {
    const { id } = await backend.strapi.db
      .connection('orders')
      .where({ document_id: order.documentId })
      .first()
    const request = {
      staff: buildStaffMember(1),
      attempt: null,
      order: id,
      amount,
      reason: 'Uji',
      mode: 'manual' as const,
    }
    const { document_id } = await services.requestRefund({ ...request, key: `refund-${amount}-${id}` })
    await services.completePayout(document_id, { staff: buildStaffMember(1), reference: 'TRX' })
  }
  const small = { package: 'small-room', zone_count: 1 }
  const { token, unit, order } = await createSubscriber(backend, new Date(), small)
  const before = await getCalendar(token, unit)
  await refund(order, 50_000)
  expect(await sendExpiryReminders(before(7))).toBe(1)
  await refund(order, order.total - 50_000)
  // The period ended with the refund, so a grace period would begin today.
  const tomorrow = new Date(Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000 + 3 * 3_600_000)
  expect(await sendExpiryReminders(tomorrow)).toBe(0)
})

test('stores a reminder and its email atomically', async () => {
  const { email, token, unit } = await createSubscriber(backend, new Date(), yearly)
  const before = await getCalendar(token, unit)
  const { emailJob } = loadCompiled(() => import('#src/platform/mail/send'))
  vi.spyOn(emailJob.schema, 'parse').mockImplementationOnce(() => {
    throw new Error('The process stops')
  })
  await expect(sendExpiryReminders(before(30))).rejects.toThrow('The process stops')
  const later = await Promise.all([sendExpiryReminders(before(30, 10)), sendExpiryReminders(before(30, 10))])
  expect(later.sort()).toEqual([0, 1])
  expect(await sendExpiryReminders(before(30, 11))).toBe(0)
  await settleJobs()
  expect(await backend.mail.waitForEmails(email, 1, /Perpanjang langganan/)).toHaveLength(1)
})
