import { parse } from 'papaparse'
import { expect, test, vi } from 'vitest'
import { samplePdf } from '#tests/customers'
import { loadCompiled, settleJobs } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { getFromOffice, type Panel, postToOffice } from './payment-office'
import { createPayer, deliverNotices, getOrder, setUpPayments, startPayment } from './payments'

// Each test makes several payments, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let finance: Panel
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
const rule = {
  rate: 2,
  basis: 'service',
  object_code: '24-104-24',
  opinion: 'Surat 12/KP/2026',
  starts_on: today,
}

const payments = setUpPayments({}, async () => {
  finance = await openPanel(payments.backend, 'finance')
  await payments.backend.strapi.db
    .query('parts.seller' as 'api::order.order')
    .updateMany({ where: {}, data: { npwp: '098765432109000', tax_registered: true } })
  const { token, id } = await createPayer(payments.backend)
  expect((await getPayment(token, id)).withholding).toBeNull()
  expect(await choose(token, id, true)).toMatchObject({ status: 409 })
  expect(
    await postToOffice(finance, '/withholding-rules', { ...rule, starts_on: '2026-01-01' }),
  ).toMatchObject({
    status: 400,
  })
  expect(await postToOffice(finance, '/withholding-rules', rule)).toMatchObject({ status: 204 })
})

// Rp200.000 contain a selling price of Rp180.180,18, of which 2 % are withheld.
const total = 200_000
const withheld = 3_603

const call = (method: string, path: string, token: string, body?: object) =>
  payments.backend.call(method, path, { token, ...(body && { body }) })

const getPayment = async (token: string, id: string) =>
  (await call('GET', `/orders/${id}/payment`, token)).body.data
const getWithholding = async (token: string, id: string) =>
  (await call('GET', `/orders/${id}/withholding`, token)).body.data
const choose = (token: string, id: string, withhold: boolean) =>
  call('POST', `/orders/${id}/withholding`, token, { withhold })

/** Creates a customer who has paid an order after withholding PPh 23. */
async function payNet(method = 'other_qris') {
  const payer = await createPayer(payments.backend, method)
  expect((await choose(payer.token, payer.id, true)).body.data).toEqual({
    rate: 2,
    basis: 'service',
    base: 18_018_018,
    amount: withheld,
    chosen: true,
  })
  const started = await startPayment(payments.backend, payer.token, { orders: [payer.id], method })
  const attempt = started.body.data
  expect(attempt.amount).toBe(total - withheld)
  payments.provider.simulator.choose(attempt.reference, method)
  payments.applyOutcome(attempt.reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  return { ...payer, attempt }
}

let slips = 0
const newSlip = (changes = {}) => {
  slips += 1
  return {
    slip_number: `2600 SLIP ${slips}`,
    slip_date: today,
    slip_base: 180_180,
    slip_tax: withheld,
    ...changes,
  }
}

async function send(
  token: string,
  id: string,
  slip: object = newSlip(),
  content: Buffer | string = samplePdf,
) {
  const body = new FormData()
  body.append('slip', JSON.stringify(slip))
  body.append('slip_file', new Blob([new Uint8Array(Buffer.from(content))]), 'bukti.pdf')
  const response = await fetch(`${payments.backend.origin}/api/orders/${id}/withholding/slips`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const getErrors = ({ body }: { body: { error: { details: { errors: object[] } } } }) =>
  body.error.details.errors
const getCode = ({ body }: { body: { error?: { details: { code: string } } } }) => body.error?.details.code

const find = async (id: string, show = 'open') => {
  const { withholdings } = (await getFromOffice(finance, `/withholdings?show=${show}`)).body.data
  return withholdings.find(({ order }: { order: string }) => order === id)
}
const getBalance = async () =>
  (await getFromOffice(finance, `/accounting?from=${today}&until=${today}`)).body.data

async function listRows(invoice: string): Promise<Record<string, string>[]> {
  const { body } = await getFromOffice(finance, `/accounting/export?from=${today}&until=${today}`)
  const { data } = parse<Record<string, string>>(String(body).slice(1).trimEnd(), { header: true })
  return data.filter(row => row.number === invoice || row.credit_note_for === invoice)
}

test('an order that is paid net is paid, and what was withheld is owed until a slip is accepted', async () => {
  const before = await getBalance()
  const { token, id } = await payNet()
  const order = await getOrder(payments.backend, token, id)
  expect(order).toMatchObject({
    state: 'paid',
    total,
    withheld,
    withholding: { amount: withheld, state: 'awaited' },
  })
  expect(await payments.getPeriods(id)).toBe(1)
  expect(await getWithholding(token, id)).toMatchObject({
    report: { tin: '0098765432109000', idtku: '0098765432109000000000', document: order.invoice_number },
  })
  const content: string = payments.provider.simulator.settlement()
  const checked = await postToOffice(finance, '/settlements/check', { name: 's.csv', content })
  expect(checked.body.data.differences).toEqual([])
  expect((await getBalance()).balance - before.balance).toBe(total - withheld)

  const sent = await send(token, id)
  expect([sent.status, sent.body.data.state]).toEqual([201, 'sent'])
  expect(getCode(await send(token, id))).toBe('slip-sent')
  const [slip] = sent.body.data.slips
  expect((await find(id)).slips).toMatchObject([{ id: slip.id, number: slip.number, state: 'sent' }])
  const path = `/withholding-slips/${slip.id}`
  const decisions = await Promise.all([
    postToOffice(finance, `${path}/accept`),
    postToOffice(finance, `${path}/refuse`, { refusal: 'period' }),
  ])
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('an accepted slip settles the receivable, and is in the accounting export', async () => {
  const { token, id, user } = await payNet()
  const sent = await send(token, id)
  const [slip] = sent.body.data.slips
  expect((await postToOffice(finance, `/withholding-slips/${slip.id}/accept`)).status).toBe(204)
  await settleJobs()
  expect((await getWithholding(token, id)).state).toBe('accepted')
  expect(await find(id)).toBeUndefined()
  expect((await find(id, 'closed')).state).toBe('accepted')
  const { invoice_number } = await getOrder(payments.backend, token, id)
  expect(await listRows(invoice_number)).toMatchObject([
    { type: 'invoice', amount: String(total) },
    { type: 'withheld', amount: String(-withheld), reference: slip.number },
  ])
  const subjects = payments.waitForEmails(user.email).map(({ subject }: { subject: string }) => subject)
  expect(subjects.some(subject => subject.includes(slip.number))).toBe(true)
})

test('a payment that was started before the choice keeps its amount', async () => {
  const payer = await createPayer(payments.backend, 'other_qris')
  await choose(payer.token, payer.id, true)
  payments.applyOutcome(payer.attempt.reference, 'pay')
  await deliverNotices(payments.backend, payments.provider)
  expect(await getOrder(payments.backend, payer.token, payer.id)).toMatchObject({
    state: 'paid',
    withheld: 0,
    withholding: null,
  })
  expect(getCode(await choose(payer.token, payer.id, true))).toBe('order-settled')
  expect((await call('GET', `/orders/${payer.id}/withholding`, payer.token)).status).toBe(404)
})

test('a number is used once in the whole service, and again only after a refusal', async () => {
  const [first, second] = [await payNet(), await payNet()]
  const slip = newSlip()
  const answers = await Promise.all([first, second].map(({ token, id }) => send(token, id, slip)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  const [winner, loser] = answers[0]?.status === 201 ? [first, second] : [second, first]
  expect(getErrors(await send(loser.token, loser.id, slip))).toMatchObject([
    { path: ['slip_number'], message: 'validation.slip_number_used' },
  ])
  const { slips: listed } = await getWithholding(winner.token, winner.id)
  const refused = await postToOffice(finance, `/withholding-slips/${listed[0].id}/refuse`, {
    refusal: 'other',
    note: 'Cap perusahaan tidak ada',
  })
  expect(refused.status).toBe(204)
  expect(await getWithholding(winner.token, winner.id)).toMatchObject({
    state: 'refused',
    slips: [{ refusal: 'other', note: 'Cap perusahaan tidak ada' }],
  })
  expect((await send(loser.token, loser.id, slip)).status).toBe(201)
  expect((await send(winner.token, winner.id)).status).toBe(201)
})

test('a slip is a PDF with plausible values, for Finance and its own organisation', async () => {
  const { token, id } = await payNet()
  expect(getErrors(await send(token, id, newSlip(), '<!doctype html>'))).toMatchObject([
    { path: ['slip_file'], message: 'validation.file_pdf' },
  ])
  expect(getErrors(await send(token, id, newSlip({ slip_date: '2099-01-01' })))).toMatchObject([
    { path: ['slip_date'] },
  ])
  expect(getErrors(await send(token, id, newSlip({ slip_number: 'x', slip_tax: 0 })))).toHaveLength(2)
  const sent = await send(token, id, newSlip({ slip_tax: withheld - 100 }))
  const [slip] = sent.body.data.slips
  expect(getCode(await postToOffice(finance, `/withholding-slips/${slip.id}/accept`))).toBe('slip-amount')

  const other = await payNet()
  const path = `/orders/${id}/withholding`
  expect((await call('GET', path, other.token)).status).toBe(404)
  expect((await send(other.token, id)).status).toBe(404)
  expect((await choose(other.token, id, false)).status).toBe(404)
  for (const order of [id, other.id])
    expect((await call('GET', `/orders/${order}/withholding/slips/${slip.id}`, other.token)).status).toBe(404)
  const download = await fetch(`${payments.backend.origin}/api${path}/slips/${slip.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(Buffer.from(await download.arrayBuffer())).toEqual(samplePdf)
  expect((await getFromOffice(finance, `/withholding-slips/${slip.id}`)).status).toBe(200)
  const support = await openPanel(payments.backend, 'support')
  expect((await getFromOffice(support, `/withholding-slips/${slip.id}`)).status).toBe(403)
})

test('the difference can be transferred instead, once', async () => {
  const before = await getBalance()
  const { token, id } = await payNet()
  const answers = await Promise.all(
    ['TRX-A', 'TRX-B'].map(reference => postToOffice(finance, `/orders/${id}/withheld`, { reference })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await getOrder(payments.backend, token, id)).toMatchObject({
    withheld: 0,
    withholding: { state: 'paid' },
  })
  expect(getCode(await send(token, id))).toBe('slip-sent')
  expect((await getBalance()).balance - before.balance).toBe(total)
})

test('a refund returns what was received, and credits what was withheld', async () => {
  const before = await getBalance()
  const { token, id, attempt } = await payNet()
  const path = `/payments/${attempt.documentId}/refunds`
  const refund = { mode: 'provider', reason: 'Salah pesan' }
  expect(getCode(await postToOffice(finance, path, { ...refund, amount: total }))).toBe('refund-amount')
  await postToOffice(finance, path, { ...refund, amount: total - withheld })
  await settleJobs()
  expect(await getWithholding(token, id)).toMatchObject({ state: 'void' })
  const { refunds } = (await getFromOffice(finance, `/payments/${attempt.documentId}`)).body.data
  expect(refunds).toMatchObject([{ amount: total - withheld, state: 'done', ended_period: true }])
  const { invoice_number } = await getOrder(payments.backend, token, id)
  const rows = await listRows(invoice_number)
  expect(rows.map(({ type, amount }) => [type, Number(amount)])).toEqual([
    ['invoice', total],
    ['refund', -total],
    ['withheld', -withheld],
    ['withheld-void', withheld],
  ])
  expect((await getBalance()).balance).toBe(before.balance)
  const { returns } = (await getFromOffice(finance, `/coretax?month=${today.slice(0, 7)}`)).body.data
  expect(returns).toMatchObject([
    { invoice: invoice_number, tax_number: null, action: 'cancel', price: 18_018_018, vat: 1_981_982 },
  ])
})

test('customers are reminded before the deadline and once after it', async () => {
  const { user, id, token } = await payNet()
  const { due_at } = await getWithholding(token, id)
  const { sendSlipReminders } = loadCompiled(() => import('#src/billing/withholding/remind'))
  const remind = async (days: number) => {
    const sent = await sendSlipReminders(new Date(Date.parse(due_at) - days * 86_400_000 - 12 * 3_600_000))
    await settleJobs()
    return sent
  }
  const countMails = () =>
    payments
      .waitForEmails(user.email)
      .filter(({ subject }: { subject: string }) => subject.includes('MB-INV')).length
  expect(await remind(20)).toBe(0)
  const counts = []
  for (const days of [13, 13, 6, 1, -2, -3]) {
    await remind(days)
    counts.push(countMails())
  }
  expect(counts).toEqual([1, 1, 2, 3, 4, 4])
})
