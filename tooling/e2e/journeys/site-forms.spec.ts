import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/journey'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { getStack } from '../fixtures/stack'
import { approvePartner } from '../fixtures/staff'
import { createTranslator } from '../fixtures/texts'

const id = createTranslator('id')
const en = createTranslator('en')

test('an application leads from the form to its status page', async ({ page, accessible }) => {
  const email = `bima.${randomUUID()}@contoh.test`
  const send = page.getByRole('button', { name: id('partner_applications.submit') })
  await page.goto(`${getStack().site}/become-partner`)
  await accessible()
  await page.getByLabel(id('fields.company_name'), { exact: true }).fill('CV Suara Contoh')
  await send.click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByLabel(id('fields.company_name'), { exact: true })).toHaveValue('CV Suara Contoh')
  await expect(page.locator('#partner-consent-error')).toHaveText(id('validation.consent'))
  await accessible()
  await page.getByLabel(id('fields.kind'), { exact: true }).selectOption('integrator')
  await page.getByLabel(id('fields.province'), { exact: true }).selectOption('Jawa Barat')
  await page.getByLabel(id('fields.city'), { exact: true }).fill('Bandung')
  await page.getByLabel(id('fields.name'), { exact: true }).fill('Bima')
  await page.getByLabel(id('fields.email'), { exact: true }).fill(email)
  await page.getByLabel(id('fields.mobile_number'), { exact: true }).fill('0812 3456 7890')
  await page.locator('#partner-consent').check()
  await send.click()
  await expect(page).toHaveURL(`${getStack().site}/become-partner/sent`)
  await accessible()

  const received = await waitForMessage(email)
  const number = /MB-MIT-\d{8}-\d{4}/.exec(received.subject)?.[0] ?? ''
  await approvePartner(number, 'Kode referensi MITRA-BIMA')
  await page.goto(getEmailLink(await waitForMessage(email, 2), '/partner-status'))
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText('MITRA-BIMA')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: id('partner_applications.status.states.approved') }),
  ).toBeVisible()
  await accessible()
  await page.goto(page.url().replace(/.$/, last => (last === 'A' ? 'B' : 'A')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(id('partner_applications.status.gone'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is rejected with field errors, then accepted, in English', async ({ page, accessible }) => {
    const email = `sari.${randomUUID()}@contoh.test`
    const send = page.getByRole('button', { name: en('contact_messages.submit') })
    await page.goto(`${getStack().site}/en/contact?topic=international`)
    await expect(page.getByLabel(en('fields.topic'), { exact: true })).toHaveValue('international')
    await accessible()
    await page.getByLabel(en('fields.name'), { exact: true }).fill('Sari')
    await page.getByLabel(en('fields.email'), { exact: true }).fill('sari@')
    await page.getByLabel(en('fields.message'), { exact: true }).fill('Two hotels in Singapore.')
    await send.click()
    await expect(page.locator('#contact-email-error')).toHaveText(en('validation.email'))
    await expect(page.getByLabel(en('fields.message'), { exact: true })).toHaveValue(
      'Two hotels in Singapore.',
    )
    await accessible()
    await page.getByLabel(en('fields.email'), { exact: true }).fill(email)
    await page.locator('#contact-consent').check()
    await send.click()
    await expect(page).toHaveURL(`${getStack().site}/en/contact/sent`)
    expect((await waitForMessage(email)).subject).toBe('We received your message')
  })

  test('the calculator shows its result on the page, at a URL that can be shared', async ({
    page,
    accessible,
  }) => {
    await page.goto(`${getStack().site}/product`)
    const form = page.locator('#estimate')
    await form.getByLabel(id('fields.industry')).selectOption('shopping-mall')
    await form.getByLabel(id('calculator.measures.area_size')).fill('5.000')
    await form.getByRole('button', { name: id('calculator.submit') }).click()
    await expect(form.locator('#estimate-answer')).toContainText('Rp28.500.000')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${getStack().site}/product`)
    await accessible()
    await page.goto(`${getStack().site}/product`)
    await expect(form.locator('#estimate-answer')).not.toContainText('Rp28.500.000')
  })
})

test('the calculator updates on each change and passes the choices on to the registration', async ({
  page,
  accessible,
}) => {
  await page.goto(`${getStack().site}/product`)
  const form = page.locator('#estimate')
  const estimate = form.locator('#estimate-answer')
  await expect(form.getByLabel(id('calculator.measures.seats'))).toBeHidden()
  await form.getByLabel(id('fields.industry')).selectOption('restaurant')
  await form.getByLabel(id('calculator.measures.seats')).fill('60')
  await form.getByLabel(id('fields.location_count')).fill('2')
  await form.getByLabel(id('fields.location_count')).blur()
  await expect(estimate).toContainText('Rp14.400.000')
  await expect(page).toHaveURL(/seats=60/)
  await accessible()
  const register = estimate.getByRole('link', { name: id('calculator.choose', { title: 'Multi-lokasi' }) })
  await expect(register).toHaveAttribute(
    'href',
    '/register?package=multi-location&billing_period=yearly&zone_count=1',
  )
})
