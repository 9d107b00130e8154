import { inflateSync } from 'node:zlib'
import { expectAccessible } from '../fixtures/accessibility'
import { getCheckPageUrl, Inspector } from '../fixtures/check-page'
import { taxFile } from '../fixtures/files'
import { expect, test } from '../fixtures/journey'
import { downloadCertificate, findLicenceCode, getSampleLicenceCode } from '../fixtures/licences'
import { renderPdf } from '../fixtures/pdf-picture'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'
import { getListPath, markOrderPaid, openContentType, openPanelAs, saveEntry } from '../fixtures/staff'
import { createTranslator } from '../fixtures/texts'
import { setUpPlayingVenue } from '../fixtures/venue'
import { VenueDevice } from '../fixtures/venue-device'

const t = createTranslator('id')

test('anyone can see that a licence is valid, paused, reported or revoked, without JavaScript @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const sari = new Registrant(page)
  const panel = await openPanelAs(browser, 'Support', getListPath('order'))
  await sari.upToOrder()
  await sari.confirm()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await markOrderPaid(heading?.match(/MB-ORD-\d{8}-\d{4}/)?.[0] ?? '', 'BCA 20261123')

  const findCode = () => findLicenceCode(sari.person.email, password)
  await expect.poll(findCode).not.toBeNull()
  const code = (await findCode()) ?? ''
  const inspector = await Inspector.start(browser)
  await inspector.expectState(code, 'active')
  await expect(inspector.page.getByText(sari.person.brand_name)).toBeVisible()

  await inspector.page.getByRole('link', { name: t('licence_check.report') }).click()
  const send = inspector.page.getByRole('button', { name: t('licence_check.send_report') })
  await inspector.page.getByLabel(t('licence_check.fields.message')).fill('Stiker ini ada di warung sebelah.')
  await send.click()
  await expect(inspector.page.locator('#reason-error')).toBeVisible()
  await expect(inspector.page.getByLabel(t('licence_check.fields.message'))).toHaveValue(/warung sebelah/)
  await inspector.page.getByLabel(t('licence_check.reasons.other-place')).check()
  await send.click()
  await expect(inspector.page.getByRole('heading', { level: 1 })).toHaveText(t('licence_check.report_sent'))
  await openContentType(panel, 'Licence report')
  await panel.getByText(code).first().click()
  await expect(panel.getByLabel('Message')).toHaveValue('Stiker ini ada di warung sebelah.')

  const pause = async () => {
    await openContentType(panel, 'Subscription')
    await panel.getByRole('row').filter({ hasText: sari.person.brand_name }).first().click()
    await panel.getByRole('checkbox', { name: 'Paused' }).click()
    await saveEntry(panel)
  }
  await pause()
  await inspector.expectState(code, 'suspended')
  await pause()
  await inspector.expectState(code, 'active')

  await panel.goto(`${getStack().admin}/content-manager/collection-types/api::licence.licence?_q=${code}`)
  await panel.getByText(code).first().click()
  await panel.getByRole('checkbox', { name: 'Revoked' }).click()
  await panel.getByRole('combobox', { name: 'Reason of the revocation' }).click()
  await panel.getByRole('option', { name: 'Copied to another place' }).click()
  await panel.getByLabel('Note').fill('Stiker disalin ke tempat lain')
  await saveEntry(panel, { asks: true })
  await inspector.expectState(code, 'revoked')
  await expect(inspector.page.getByText(t('licence_check.revocation.copied'))).toBeVisible()
  await inspector.stop()
  await panel.context().close()
})

test('a typed code finds its licence, and typing errors are distinguished from unknown codes @phone', async ({
  browser,
}) => {
  const code = await getSampleLicenceCode()
  const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  const inspector = await Inspector.start(browser)
  const { page } = inspector
  await page.goto(`${getStack().site}/license`)
  await page.getByLabel(t('licence_check.code')).fill(`${typed.slice(0, 4)}-${typed.slice(4)}`)
  await page.getByRole('button', { name: t('licence_check.check_code') }).click()
  await expect(page).toHaveURL(getCheckPageUrl(code))
  // QR codes contain the URL in upper case.
  await page.goto(`${getStack().site}/L/${code}`)
  await expect(page).toHaveURL(getCheckPageUrl(code))
  await inspector.expectState('0000000000000', 'unknown')
  await inspector.expectState(code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'), 'typing-error')
  await expect(page.getByLabel(t('licence_check.correct_code'))).toHaveValue(/^\w{12}[78]$/)
  await inspector.stop()
})

test('the verifier accepts a signed licence offline, and rejects forged ones @long', async ({
  page,
  accessible,
  context,
}) => {
  const code = await getSampleLicenceCode()
  const jws = await (await fetch(`${getCheckPageUrl(code)}.jws`)).text()
  const [header = '', payload = '', signature = ''] = jws.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const unsigned = encode({ ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg: 'none' })
  const result = page.getByRole('region', { name: t('licence_verifier.result') })
  const verify = async (text: string, outcome: string) => {
    await page.getByLabel(t('licence_verifier.paste')).fill(text)
    await page.getByRole('button', { name: t('licence_verifier.verify') }).click()
    const heading = t(`licence_verifier.outcomes.${outcome}.heading`)
    await expect(result.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }

  await page.goto(`${getStack().site}/license/verify`)
  await expect(page.getByText(/^Siap, juga tanpa jaringan/)).toBeVisible()
  await accessible()
  await context.setOffline(true)
  await page.reload()
  await verify(jws, 'valid')
  await expect(result.getByText(claims.venue)).toBeVisible()
  await accessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible()
  await verify(`${header}.${encode({ ...claims, venue: 'Kafe Lain' })}.${signature}`, 'forged')
  await expect(result.getByText('Kafe Lain')).toHaveCount(0)
  await verify(`${unsigned}.${payload}.`, 'forged')
  await verify('https://contoh.test/l/0000000000000', 'unreadable')
  await page.clock.setFixedTime(new Date((claims.exp + 86_400) * 1000))
  await verify(jws, 'expired')
  await expect(
    result.getByText(/^Kami menandatangani lisensi ini untuk masa yang sudah lewat: berlaku \d/),
  ).toBeVisible()
  await context.setOffline(false)
})

const tokens = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const isStatusList = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).typ === 'statuslist+jwt'

test('any program can read the status of a licence, and the verifier names what is wrong with a list', async ({
  browser,
}) => {
  const jws = await (await fetch(`${getCheckPageUrl(await getSampleLicenceCode())}.jws`)).text()
  const { iss, status } = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString())
  expect(status.status_list.uri).toBe(`${iss}/s/1`)
  const response = await fetch(`${getStack().site}/s/1`)
  expect(response.headers.get('content-type')).toBe('application/statuslist+jwt')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const list = await response.text()
  const { sub, status_list } = JSON.parse(Buffer.from(list.split('.')[1] ?? '', 'base64url').toString())
  expect(sub).toBe(status.status_list.uri)
  const bytes = inflateSync(Buffer.from(status_list.lst, 'base64url'))
  const { idx } = status.status_list
  expect(((bytes[idx >> 2] ?? 0) >> ((idx & 3) * 2)) & 3).toBe(0)

  const changed = Buffer.from(JSON.stringify({ sub, iat: 0, exp: 2 ** 40, ttl: 300, status_list }))
  const [header = '', , signature = ''] = list.split('.')
  const forged = `${header}.${changed.toString('base64url')}.${signature}`
  for (const locale of ['id', 'en'] as const) {
    const text = createTranslator(locale)
    const context = await browser.newContext({ serviceWorkers: 'block', locale })
    const page = await context.newPage()
    await page.route('**/s/1', route =>
      route.fulfill({ body: forged, contentType: 'application/statuslist+jwt' }),
    )
    // The page contains a list as well, which one that is not genuine never replaces.
    const address = `${getStack().site}${locale === 'en' ? '/en' : ''}/license/verify`
    await page.route(address, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(tokens, token => (isStatusList(token) ? forged : token))
      await route.fulfill({ response, body })
    })
    await page.goto(address)
    await page.getByLabel(text('licence_verifier.paste')).fill(jws)
    await page.getByRole('button', { name: text('licence_verifier.verify') }).click()
    const result = page.getByRole('region', { name: text('licence_verifier.result') })
    const heading = text('licence_verifier.outcomes.refused.heading')
    await expect(result.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(result.getByText(text('licence_verifier.list_problems.forged'))).toBeVisible()
    await expectAccessible(page, true)
    await context.close()
  }
})

test('the verifier reads a wrapped licence, and uses the server’s time if the phone’s clock is wrong', async ({
  page,
}) => {
  const jws = await (await fetch(`${getCheckPageUrl(await getSampleLicenceCode())}.jws`)).text()
  await page.clock.setFixedTime(new Date(Date.now() + 45 * 24 * 60 * 60_000))
  await page.goto(`${getStack().site}/license/verify`)
  await page.getByLabel(t('licence_verifier.paste')).fill(jws.replace(/.{76}/g, '$&\n'))
  await page.getByRole('button', { name: t('licence_verifier.verify') }).click()
  const result = page.getByRole('region', { name: t('licence_verifier.result') })
  const heading = t('licence_verifier.outcomes.valid.heading')
  await expect(result.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(result.getByText(/^Jam perangkat ini salah\. Pemeriksaan memakai waktu server/)).toBeVisible()
})

test('the verifier reads a photo of a certificate offline, even if the browser cannot read QR codes @long', async ({
  page,
  accessible,
  context,
}) => {
  const photo = await renderPdf(await downloadCertificate(await getSampleLicenceCode()), 200)
  const choose = (buffer: Buffer) =>
    page
      .getByLabel(t('licence_verifier.photo'))
      .setInputFiles({ name: 'sertifikat.png', mimeType: 'image/png', buffer })
  const detectors: string[] = []
  page.on('request', request => {
    if (request.url().includes('qr-detector')) detectors.push(request.resourceType())
  })
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await page.goto(`${getStack().site}/license/verify`)
  await expect(page.getByText(/^Siap, juga tanpa jaringan/)).toBeVisible()
  await expect(page.getByRole('button', { name: t('licence_verifier.camera') })).toBeHidden()
  expect(detectors).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await choose(await renderPdf(taxFile.buffer, 72))
  await expect(page.getByText(t('licence_verifier.no_code'))).toBeVisible()
  await choose(photo)
  const result = page.getByRole('region', { name: t('licence_verifier.result') })
  const heading = t('licence_verifier.outcomes.valid.heading')
  await expect(result.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(result.getByText('Hotel Contoh Menteng')).toBeVisible()
  await expect(page.getByText(t('licence_verifier.no_code'))).toBeHidden()
  expect(detectors).toEqual(['script'])
  await accessible()
  await context.setOffline(false)
})

test('the number on the player’s screen matches only its own licence @long', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const device = await VenueDevice.start(browser, 'id')
  await setUpPlayingVenue(new Registrant(page), device)
  const inspector = await Inspector.start(browser)
  const compare = async (code: string) => {
    await inspector.page.goto(getCheckPageUrl(code))
    await inspector.page.getByLabel(t('licence_check.screen_code')).fill(await device.liveCode())
    await inspector.page.getByRole('button', { name: t('licence_check.screen_compare') }).click()
  }
  await compare(await device.licenceCode())
  await expect(inspector.page.getByText(t('licence_check.screen_matches_text'))).toBeVisible()
  await compare(await getSampleLicenceCode())
  await expect(inspector.page.getByText(t('licence_check.screen_differs_text'))).toBeVisible()
  await inspector.stop()
  await device.stop()
})
