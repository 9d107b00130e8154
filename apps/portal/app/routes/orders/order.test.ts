import { respondWithError, sampleOrder, samplePaymentOptions } from '@bgm/api-client/testing'
import { type OrderPayment, payments } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { catchResponse, loaderArgs, respond, startBackend } from '#app/testing/backend'
import { loader as creditNote } from './credit-note'
import { loader } from './order'

const id = 'order0000000000000000042'
const number = 'MB-CN-2026-000001'
const refund: OrderPayment['refunds'][number] = {
  id: 'refund000000000000000001',
  amount: 50_000,
  mode: 'provider',
  state: 'done',
  done_at: '2026-11-22T05:00:00.000Z',
  credit_note_number: number,
}
const args = (params: Record<string, string>) => ({ ...loaderArgs(`/orders/${id}`), params })

function withRefund() {
  startBackend(
    respond(payments.ofOrder, {
      order: sampleOrder,
      ...samplePaymentOptions,
      withholding: null,
      refunds: [refund],
      link: null,
    }),
    respond(payments.downloadCreditNote, ({ params }) =>
      params.number === number
        ? { name: `${number}.pdf`, type: 'application/pdf', content: '%PDF-1.7' }
        : respondWithError(404),
    ),
  )
}

describe('the refunds of an order', () => {
  test('are shown with their credit notes', async () => {
    withRefund()
    const { refunds, payable } = await loader(args({ id }))
    expect(refunds).toEqual([refund])
    expect(payable).not.toBeNull()
  })

  test('credit notes are downloaded as PDFs', async () => {
    withRefund()
    const response = await creditNote(args({ id, number }))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`${number}.pdf`)
  })

  test.each(['MB-CN-2026-000002', 'MB-INV-2026-000001', '..', 'x'.repeat(5000)])(
    'an unknown credit note (%#) is not found',
    async unknown => {
      withRefund()
      const response = await catchResponse(() => creditNote(args({ id, number: unknown })))
      expect(response.status).toBe(404)
    },
  )
})
