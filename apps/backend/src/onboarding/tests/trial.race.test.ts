import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { decodeJwsPart, findLicence, licenceServices, listVersions } from '#tests/licences'
import { createMember } from '#tests/people'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { markOrderPaid, placeOrder, quoteOrder } from '#tests/unit-orders'

const texts: { to: string; body: string }[] = []
const gateway = createServer((request, response) => {
  void json(request).then(message => {
    texts.push(message as { to: string; body: string }) // as the backend sends it
    response.end()
  })
})

let backend: Backend
beforeAll(async () => {
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', () => done()))
  const { port } = gateway.address() as AddressInfo
  backend = await startBackendWithPackages({
    RATE_LIMIT_FACTOR: '1000',
    TEXT_GATEWAY_URL: `http://127.0.0.1:${port}/texts`,
  })
}, 180_000)
afterAll(async () => {
  await backend.stop()
  gateway.close()
})

const day = 86_400_000
const db = () => backend.strapi.db.connection
const users = () => backend.strapi.db.query('plugin::users-permissions.user')
const get = async (token: string, path: string) => (await backend.call('GET', path, { token })).body

const place = {
  brand_name: 'Salon Contoh Tebet',
  industry: 'salon-and-beauty',
  area_size: 60,
  city: '31.74',
  zone_name: 'Ruang tunggu',
}

let numbers = 0

function nextNumber() {
  numbers += 1
  return `+62899${process.pid % 10_000}${String(numbers).padStart(4, '0')}`
}

/** Sends a code for a trial and returns it. */
async function sendCode(token: string, number: string): Promise<string> {
  const sent = await backend.call('POST', '/registration/trial/code', { token })
  if (sent.status !== 200) throw new Error(`The code answered ${sent.status}`)
  await expect.poll(() => texts.some(({ to }) => to === number)).toBe(true)
  return /\d{6}/.exec(texts.findLast(({ to }) => to === number)?.body ?? '')?.[0] ?? ''
}

/** A member with a confirmed email address and, unless it is null, this verified number. */
async function createPerson(number: string | null = nextNumber()) {
  const person = await createMember(backend)
  const account = await users().update({
    where: { email: person.email },
    data: { proved_mobile_number: number },
  })
  return { ...person, account }
}

const start = (token: string, body: object = place) =>
  backend.call('POST', '/registration/trial', { token, body })

async function createTrial() {
  const person = await createPerson()
  const response = await start(person.token)
  if (response.status !== 200) throw new Error(`The trial answered ${response.status}: ${response.text}`)
  return { ...person, trial: response.body, unit: response.body.business_unit.id }
}

/** What an invoice needs of the unit of a trial. */
async function completeUnit(token: string, unit: string, npwp = '01.234.567.8-901.000') {
  const { version } = await get(token, `/business-units/${unit}`)
  const body = {
    ...{ name: 'Salon Contoh Tebet', industry: 'salon-and-beauty', area_size: 60, version },
    ...{
      company_name: 'PT Contoh Cantik',
      brand_name: 'Salon Contoh Tebet',
      company_address: 'Jl. Contoh 1',
    },
    ...{ company_email: 'kantor@contoh.test', company_phone_number: '(021) 5551234', npwp },
    ...{ province: '31', city: '31.74', district: '31.74.01', urban: '31.74.01.1001', zip_code: '12810' },
  }
  return backend.call('PUT', `/business-units/${unit}`, { token, body })
}

const newOrder = (unit: string) => ({
  kind: 'new',
  package: 'small-room',
  billing_period: 'monthly',
  zone_count: 1,
  business_unit: unit,
})

async function payForPackage(token: string, unit: string) {
  const { total } = (await quoteOrder(backend, token, newOrder(unit))).body
  const order = (await placeOrder(backend, token, { ...newOrder(unit), expected_total: total })).body
  await markOrderPaid(backend, { order })
}

/** Moves the periods of a unit into the past, as if it had been created earlier. */
async function moveBack(unit: string, days: number) {
  const { id } = await db()('business_units').where({ document_id: unit }).first('id')
  const zones = db()('zones').where({ business_unit_id: id }).select('id')
  const licences = db()('licences').whereIn('zone_id', zones).select('id')
  await db().raw(
    `update subscriptions set starts_at = starts_at - interval '${days} days',
      expired_date = expired_date - interval '${days} days' where business_unit_id = ?`,
    [id],
  )
  await db().raw(
    `update zones set created_at = created_at - interval '${days} days' where business_unit_id = ?`,
    [id],
  )
  await db()('licensed_periods')
    .whereIn('licence_id', licences)
    .update({
      from_at: db().raw(`from_at - ${days * day}`),
      until_at: db().raw(`until_at - ${days * day}`),
    })
  await licenceServices().repairLicences()
  await settleJobs()
}

describe('starting a trial', () => {
  test('licenses one zone for fourteen days without a payment, a tax number or a file', async () => {
    const { token, trial, email } = await createTrial()
    expect(trial).toMatchObject({
      business_unit: { name: 'Salon Contoh Tebet' },
      zone: { name: 'Ruang tunggu' },
      continues_at: null,
      played: { songs: 0, seconds: 0 },
    })
    expect(Date.parse(trial.ends_at) - Date.parse(trial.starts_at)).toBe(14 * day)
    expect(Date.parse(trial.starts_at)).toBeLessThanOrEqual(Date.now())
    expect((await get(token, '/trial')).trial).toEqual(trial)
    const [period] = (await get(token, '/subscriptions')).data
    expect(period).toMatchObject({ trial: true, zone_count: 1, grace_until: trial.ends_at })
    const [mail] = await backend.mail.waitForEmails(
      email,
      1,
      /Masa coba Salon Contoh Tebet|Masa coba Anda dimulai/,
    )
    expect(mail?.text).toContain('/trial')
    expect((await get(token, '/audit-entries?kind=trial')).data).toMatchObject([{ action: 'trial.started' }])
  })

  test('marks the licence, its signed version and its check page as a trial', async () => {
    const { token, trial } = await createTrial()
    const { code } = await findLicence(backend, trial.zone.id)
    expect(trial.licence).toBe(code)
    expect((await backend.call('GET', `/licence-checks/${code}`)).body).toMatchObject({
      state: 'active',
      trial: true,
    })
    expect(await get(token, `/licences/${code}`)).toMatchObject({ trial: true, until: trial.ends_at })
    const [version] = await listVersions(backend, trial.zone.id)
    expect(decodeJwsPart(version?.jws.split('.')[1])).toMatchObject({ trial: true, zone: 'Ruang tunggu' })
    const certificate = await backend.call('GET', `/licences/${code}/certificate`, { token })
    expect(certificate.status).toBe(200)
  })

  test('needs a code for a number that is not verified, which does not verify it for sign-in', async () => {
    const { token, account } = await createPerson(null)
    const code = await sendCode(token, account.mobile_number)
    expect(await get(token, '/registration/trial')).toMatchObject({
      verified: false,
      code_sent: true,
      used: false,
    })
    for (const wrong of [undefined, code === '000000' ? '111111' : '000000']) {
      const refused = await start(token, { ...place, code: wrong })
      expect(refused.body.error.details.errors).toEqual([{ path: ['code'], message: 'validation.code' }])
    }
    expect(await get(token, '/users/me')).toMatchObject({ memberships: [] })
    expect((await start(token, { ...place, code })).status).toBe(200)
    expect((await get(token, '/users/me')).mobile_number_verified).toBe(false)
  })

  test('a code has five tries', async () => {
    const { token, account } = await createPerson(null)
    const code = await sendCode(token, account.mobile_number)
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => start(token, { ...place, code: wrong })))
    expect((await start(token, { ...place, code })).body.error.details.code).toBe('code')
  })

  test.each([
    [{ city: '31.99' }, 'city'],
    [{ city: '31' }, 'city'],
    [{ brand_name: '' }, 'brand_name'],
    [{ area_size: 0 }, 'area_size'],
    [{ industry: 'circus' }, 'industry'],
  ])('refuses %j', async (change, field) => {
    const { token } = await createPerson()
    const refused = await start(token, { ...place, ...change })
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.errors[0].path).toEqual([field])
  })
})

describe('a number and an organisation have one trial', () => {
  test('of two requests of an account at once, one succeeds', async () => {
    const { token } = await createPerson()
    const answers = await Promise.all([start(token), start(token), start(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await get(token, '/users/me')).memberships).toHaveLength(1)
  })

  test('of two accounts with the same number at once, one succeeds and the other gets no organisation', async () => {
    const number = nextNumber()
    const people = [await createPerson(null), await createPerson(null)]
    const { startRegistrationTrial } = loadCompiled(() => import('#src/onboarding/registration/trial'))
    const answers = await Promise.allSettled(
      people.map(({ account }) =>
        startRegistrationTrial({ ...account, proved_mobile_number: number }, place as never),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = answers.findIndex(({ status }) => status === 'rejected')
    expect(answers[lost]).toMatchObject({ reason: { details: { code: 'trial-phone-used' } } })
    expect((await get(people[lost]?.token ?? '', '/users/me')).memberships).toEqual([])
  })

  test('the number stays used after the account has been deleted, and is not stored', async () => {
    const number = nextNumber()
    const { token, account } = await createPerson(number)
    expect((await get(token, '/registration/trial')).used).toBe(false)
    await start(token)
    await users().delete({ where: { id: account.id } })
    const next = await createPerson(number)
    expect(await get(next.token, '/registration/trial')).toEqual({
      mobile_number: number,
      verified: true,
      code_sent: false,
      used: true,
    })
    expect((await start(next.token)).body.error.details.code).toBe('trial-phone-used')
    const rows = JSON.stringify(await db()('trials'))
    expect(rows).not.toContain(number.slice(-8))
  })

  test('an organisation that has had a subscription gets none', async () => {
    const { account, unit } = await createTrial()
    const { id, organisation_id } = await db()('business_units').where({ document_id: unit }).first()
    await db()('trials').where({ organisation_id }).delete()
    const { startTrial } = loadCompiled(() => import('#src/billing/trial/start'))
    const again = backend.strapi.db.transaction(() =>
      startTrial({
        account,
        number: nextNumber(),
        organisation: { id: organisation_id, documentId: '' },
        unit: { id, name: 'Salon' },
        zoneName: 'Ruang',
        now: new Date(),
      }),
    )
    await expect(again).rejects.toMatchObject({ details: { code: 'trial-used' } })
  })
})

describe('a package after a trial', () => {
  test('needs the details of the invoice first, also the tax number', async () => {
    const { token, unit } = await createTrial()
    expect((await get(token, `/business-units/${unit}/ordering`)).kinds).toEqual(['new'])
    const refused = await quoteOrder(backend, token, newOrder(unit))
    expect([refused.status, refused.body.error.details.code]).toEqual([409, 'unit-incomplete'])
    expect((await completeUnit(token, unit)).status).toBe(200)
    expect((await quoteOrder(backend, token, newOrder(unit))).status).toBe(200)
  })

  test('starts when the trial ends, and until then nothing else can be ordered or planned', async () => {
    const { token, unit, trial } = await createTrial()
    await completeUnit(token, unit)
    const quote = (await quoteOrder(backend, token, newOrder(unit))).body
    expect(quote.covers_from).toBe(trial.ends_at)
    await payForPackage(token, unit)
    const periods = (await get(token, '/subscriptions')).data
    expect(periods).toMatchObject([
      { trial: true, starts_at: trial.starts_at, expired_date: trial.ends_at },
      { trial: false, starts_at: trial.ends_at },
    ])
    expect((await get(token, '/trial')).trial.continues_at).toBe(trial.ends_at)
    expect((await get(token, `/business-units/${unit}/ordering`)).kinds).toEqual([])
    const plan = { token, body: { change: 'stop' } }
    expect((await backend.call('POST', `/business-units/${unit}/subscription-plan`, plan)).status).toBe(409)
    expect((await backend.call('GET', `/licence-checks/${trial.licence}`)).body).toMatchObject({
      trial: true,
    })
    await moveBack(unit, 14)
    const paid = (await backend.call('GET', `/licence-checks/${trial.licence}`)).body
    expect(paid).toMatchObject({ state: 'active', trial: false })
  })

  test('starts on the day of its payment once the trial has ended', async () => {
    const { token, unit, trial } = await createTrial()
    await completeUnit(token, unit)
    await moveBack(unit, 20)
    expect((await backend.call('GET', `/licence-checks/${trial.licence}`)).body.state).toBe('expired')
    await payForPackage(token, unit)
    const period = (await get(token, '/subscriptions')).data.at(-1)
    expect(Date.parse(period.starts_at)).toBeGreaterThan(Date.now() - day)
    expect((await backend.call('GET', `/licence-checks/${trial.licence}`)).body).toMatchObject({
      state: 'active',
      trial: false,
    })
  })
})

test('plays of a trial are licensed, until it ends without a grace period', async () => {
  const { token, unit, trial } = await createTrial()
  const zone = trial.zone.id
  const { track } = await addPlaylistWithTrack(backend)
  const { player, epoch } = await pairDevice(backend, { token, zone, days: 1 })
  const play = () => newPlay(zone, { track, epoch, started_at: Date.now() - 60_000, seconds: 30 })
  expect(await deliverPlays(backend, player, [play()])).toMatchObject({ rejected: [] })
  await appendUsageLog()
  expect((await get(token, '/trial')).trial.played).toEqual({ songs: 1, seconds: 30 })
  await moveBack(unit, 14)
  expect((await get(token, '/subscriptions')).data[0].state).toBe('expired')
  expect((await backend.call('GET', `/licence-checks/${trial.licence}`)).body.state).toBe('expired')
  const [refused] = (await deliverPlays(backend, player, [play()])).rejected
  expect(refused?.reason).toBe('not-licensed')
})

test('plays of a trial do not keep a member from cancelling the package that continues it', async () => {
  const { token, unit, trial } = await createTrial()
  await completeUnit(token, unit)
  await payForPackage(token, unit)
  const { track } = await addPlaylistWithTrack(backend)
  const { player, epoch } = await pairDevice(backend, { token, zone: trial.zone.id, days: 1 })
  const play = newPlay(trial.zone.id, { track, epoch, started_at: Date.now() - 30_000, seconds: 20 })
  expect(await deliverPlays(backend, player, [play])).toMatchObject({ rejected: [] })
  await appendUsageLog()
  const { cancellation } = await get(token, `/business-units/${unit}/ordering`)
  const path = `/business-units/${unit}/subscription-cancellation`
  const body = { expected_refund: cancellation.refund }
  expect((await backend.call('POST', path, { token, body })).status).toBe(200)
  expect((await get(token, '/trial')).trial).toMatchObject({ ends_at: trial.ends_at, continues_at: null })
  expect((await backend.call('GET', `/licence-checks/${trial.licence}`)).body.state).toBe('active')
})

test('members are notified once three days before the end and once after it, unless a package continues the trial', async () => {
  const { token, trial, email, unit } = await createTrial()
  const { sendTrialNotices } = loadCompiled(() => import('#src/billing/trial/remind'))
  const ends = Date.parse(trial.ends_at)
  const noon = (days: number) => new Date(ends + days * day - day / 2)
  await sendTrialNotices(noon(-4))
  await sendTrialNotices(noon(-1))
  await sendTrialNotices(noon(0))
  await sendTrialNotices(noon(1))
  await sendTrialNotices(noon(1))
  await settleJobs()
  const mails = await backend.mail.waitForEmails(email, 2, /hampir selesai|Masa coba selesai/)
  expect(mails).toHaveLength(2)
  await completeUnit(token, unit)
  await payForPackage(token, unit)
  await sendTrialNotices(noon(2))
  await settleJobs()
  expect(await backend.mail.waitForEmails(email, 2, /hampir selesai|Masa coba selesai/)).toHaveLength(2)
})
