import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { findSecurityEvents, readLog } from '../fixtures/logs'
import { getEmailLink, waitForMessage } from '../fixtures/mailbox'
import { password } from '../fixtures/person'
import { Registrant } from '../fixtures/registrant'
import { getStack } from '../fixtures/stack'

/** Returns the id of the request sent by `act`. */
async function getRequestId(page: Page, act: () => Promise<unknown>): Promise<string> {
  const reply = page.waitForResponse(response => response.request().method() === 'POST')
  await act()
  return (await (await reply).headerValue('x-request-id')) ?? ''
}

test('the logs contain each event once, with one request id, and no user input', async ({ page }) => {
  const folder = getStack().logs ?? ''
  test.skip(folder === '', 'The logs of a stack that the journeys did not start are not available')
  const sari = new Registrant(page)
  const { t, person } = sari
  const recorded: [string, string[]][] = []
  const expectEvents = async (act: () => Promise<unknown>, ...events: string[]) => {
    recorded.push([await getRequestId(page, act), events])
  }
  const signIn = async (typed: string) => {
    await sari.open('/sign-in')
    await sari.field('identifier').fill(person.email)
    await sari.field('password').fill(typed)
    await sari.button('sign_in.submit').click()
  }

  await sari.open('/register')
  await sari.fillRegister()
  await expectEvents(
    () => sari.button('registration.register.submit').click(),
    'registration.accepted',
    'sign-in.accepted',
  )
  await sari.at('verify.title')
  const link = getEmailLink(await waitForMessage(person.email), '/verify?token=')
  await page.goto(link)
  await expectEvents(() => sari.button('verify.confirm_submit').click(), 'email.confirmed')
  await sari.at('registration.industry.title')
  await sari.open('/sign-out')
  await expectEvents(
    () =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('actions.sign_out') })
        .click(),
    'session.ended',
  )
  await sari.at('sign_in.title')
  await expectEvents(() => signIn('Sandi rahasia 41'), 'sign-in.rejected')
  await expect(page.getByText(t('validation.credentials')).first()).toBeVisible()
  await page.getByRole('link', { name: t('actions.forgot_password') }).click()
  await sari.at('forgot_password.title')
  await sari.field('identifier').fill(person.email)
  await expectEvents(() => sari.button('forgot_password.submit').click(), 'reset.requested')
  await sari.at('verify_code.title')
  const code = (await waitForMessage(person.email, 2)).text.match(/\b\d{6}\b/)?.[0] ?? ''
  await sari.field('code').fill(code)
  await expectEvents(() => sari.button('verify_code.submit').click(), 'reset.code-accepted')
  await sari.at('reset_password.title')
  const newPassword = `${password} lagi`
  await sari.field('password').fill(newPassword)
  await sari.field('confirm_password').fill(newPassword)
  await expectEvents(
    () => sari.button('reset_password.submit').click(),
    'password.changed',
    'reset.completed',
    'sign-in.accepted',
  )
  await sari.at('registration.industry.title')
  await page.context().clearCookies()
  await expectEvents(() => signIn(newPassword), 'sign-in.accepted')
  await sari.at('registration.industry.title')

  const foreign = await page.request.post(sari.url('/sign-in'), { headers: { origin: 'https://evil.test' } })
  expect(foreign.status()).toBe(403)
  const refusedId = foreign.headers()['x-request-id'] ?? ''
  await expect.poll(() => findSecurityEvents(folder, 'portal', refusedId)).toEqual(['origin.rejected'])
  for (const [id, events] of recorded) {
    await expect.poll(() => findSecurityEvents(folder, 'backend', id)).toEqual(events)
    await expect.poll(() => readLog(folder, 'portal')).toContain(id)
  }

  await page.goto(`${getStack().site}/contact?email=${person.email}`)
  const token = new URL(link).searchParams.get('token') ?? ''
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value ?? ''
  const { first_name: _, last_name: __, company_name: ___, ...marked } = person
  for (const typed of [
    ...Object.values(marked),
    'Sandi rahasia 41',
    newPassword,
    token,
    cookie,
    `"${code}"`,
  ]) {
    expect(typed).not.toBe('')
    for (const process of ['marketing', 'portal', 'backend'] as const) {
      const log = readLog(folder, process)
      for (const encoded of [typed, encodeURIComponent(typed), JSON.stringify(typed).slice(1, -1)])
        expect(log.includes(encoded), `${process} contains the input`).toBe(false)
    }
  }
})
