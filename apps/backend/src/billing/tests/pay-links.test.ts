import { describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { internalKey } from '#tests/harness'
import { createMember } from '#tests/people'
import { setUpPayments } from './payments'

const payments = setUpPayments()
const { applyOutcome } = payments

describe('payment links', () => {
  const withKey = (path: string, body: object) =>
    payments.backend.call('POST', path, {
      body,
      headers: { 'x-internal-key': internalKey, 'idempotency-key': 'key-of-a-payer' },
    })

  test('a link shows one order and can pay it once, and is revoked by a new link', async () => {
    const { token, order } = await createCustomer(payments.backend)
    const path = `/orders/${order.documentId}/pay-link`
    const first = (await payments.backend.call('POST', path, { token, body: {} })).body.data
    const created = (await payments.backend.call('POST', path, { token, body: {} })).body.data
    const secret = new URL(created.url).pathname.split('/').at(-1) ?? ''
    const former = new URL(first.url).pathname.split('/').at(-1) ?? ''
    expect((await withKey('/pay-links/find', { token: former })).body.data.state).toBe('revoked')
    const { data } = (await withKey('/pay-links/find', { token: secret })).body
    expect(data).toMatchObject({ state: 'open', order: { number: order.number, total: order.total } })
    expect((await payments.backend.call('POST', '/pay-links/find', { body: { token: secret } })).status).toBe(
      404,
    )
    expect((await withKey('/pay-links/find', { token: 'unknown' })).status).toBe(404)
    const started = await withKey('/pay-links/payments', { token: secret, method: 'other_qris' })
    expect(started.status).toBe(201)
    applyOutcome(started.body.data.reference, 'pay')
    const checked = await withKey('/pay-links/payments/check', {
      token: secret,
      attempt: started.body.data.documentId,
    })
    expect(checked.body.data).toMatchObject({ state: 'paid', outcome: 'applied' })
    expect((await withKey('/pay-links/find', { token: secret })).body.data.state).toBe('used')
    const again = await withKey('/pay-links/payments', { token: secret, method: 'gopay' })
    expect([again.status, again.body.error.details.code]).toEqual([409, 'link-closed'])
    const hashes: { token_hash: string }[] = await payments.backend.strapi.db.connection('pay_links')
    expect(hashes.some(({ token_hash }) => token_hash === secret)).toBe(false)
  })

  test('an account outside the organisation cannot create a link, and the owner can revoke one', async () => {
    const owner = await createCustomer(payments.backend)
    const other = await createMember(payments.backend)
    const path = `/orders/${owner.order.documentId}/pay-link`
    expect((await payments.backend.call('POST', path, { token: other.token, body: {} })).status).toBe(404)
    expect((await payments.backend.call('DELETE', path, { token: owner.token })).status).toBe(204)
  })
})
