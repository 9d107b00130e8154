import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { readExamples, runExample } from '../fixtures/examples'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('en')

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

async function signIn(page: Page) {
  await page.goto(`${getStack().portal}/en/sign-in`)
  await page.getByLabel(t('fields.identifier'), { exact: true }).fill('pemilik@contoh.test')
  await page.getByLabel(t('fields.password'), { exact: true }).fill('Contoh-12345')
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click()
  await expect(page).toHaveURL(`${getStack().portal}/en`)
}

/** Starts the receiver from the documentation, which prints the type of each genuine delivery. */
async function startReceiver(source: string, secret: string, port: number) {
  const receiver: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  receiver.stdout?.on('data', chunk => {
    output += chunk
  })
  // The receiver rejects a request without a signature.
  const respond = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(respond).toBe(401)
  return { output: () => output, stop: () => receiver.kill() }
}

test('an owner connects systems using the examples in the documentation @long', async ({
  page,
  accessible,
}) => {
  test.slow()
  const [curl = ''] = await readExamples('sh')
  const [copyPlays = '', receive = ''] = await readExamples('js')
  await signIn(page)
  await page.goto(`${getStack().portal}/en/integrations`)
  await accessible()
  await page
    .getByRole('link', { name: t('integrations.keys.create') })
    .first()
    .click()
  await page.getByLabel(t('fields.key_name'), { exact: true }).fill('Journey')
  for (const scope of ['zones:read', 'now-playing:read', 'plays:read'])
    await page.locator(`input[value="${scope}"]`).check()
  await accessible()
  await page.getByRole('button', { name: t('integrations.keys.create') }).click()
  const key = await page.getByText(/^bgm_[\w-]{43}$/).textContent()
  const env = { API_URL: `${getStack().portal}/api/v1`, API_KEY: key ?? '' }
  const zones = JSON.parse(await runExample('sh', curl, env))
  expect(zones.data.length).toBeGreaterThan(0)
  expect(await runExample('js', copyPlays, env)).toMatch(/^\d{2,} plays; continue with \S+/)
  await page.reload()
  await expect(page.getByText(/^bgm_[\w-]{43}$/)).toHaveCount(0)

  const port = await findFreePort()
  await page
    .getByRole('link', { name: t('integrations.webhooks.create') })
    .first()
    .click()
  await page.getByLabel(t('fields.webhook_url'), { exact: true }).fill('https://10.0.0.1/hook')
  await page.locator('input[value="zone.state_changed"]').check()
  await page.getByRole('button', { name: t('integrations.webhooks.create') }).click()
  await expect(page.getByText(t('validation.webhook_url_private')).first()).toBeVisible()
  await page.getByLabel(t('fields.webhook_url'), { exact: true }).fill(`http://127.0.0.1:${port}/hook`)
  await page.getByRole('button', { name: t('integrations.webhooks.create') }).click()
  const secret = await page.getByText(/^whsec_/).textContent()
  const receiver = await startReceiver(receive, secret ?? '', port)
  await page.getByRole('button', { name: t('integrations.webhooks.test'), exact: true }).click()
  await expect.poll(receiver.output).toContain('test')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText(t('integrations.deliveries.states.delivered'), { exact: true }).count()
    })
    .toBeGreaterThan(0)
  await accessible()
  receiver.stop()

  await page.getByRole('link', { name: t('integrations.webhooks.remove') }).click()
  await page.getByRole('button', { name: t('integrations.webhooks.remove') }).click()
  await page
    .getByRole('link', { name: t('integrations.keys.revoke_named', { name: 'Journey' }) })
    .first()
    .click()
  await page.getByRole('button', { name: t('integrations.keys.revoke_confirm') }).click()
  await expect(page.getByText(t('integrations.keys.revoked', { name: 'Journey' }))).toBeVisible()
  await expect(runExample('sh', curl, env)).rejects.toThrow()
})
