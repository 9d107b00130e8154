// This file does not use the journeys' `test`, because the browser reports the previous build's missing
// script as an error.
import { expect, test } from '@playwright/test'
import { backendEnv, startApp } from '../fixtures/app-process'
import { taxFile } from '../fixtures/files'
import { waitForMessage } from '../fixtures/mailbox'
import { Registrant } from '../fixtures/registrant'
import { createSecondBuild } from '../fixtures/second-build'

test('a deployment during a half-filled step loses no input, and the order can be placed @long', async ({
  page,
}) => {
  const first = await startApp('portal', { env: backendEnv() })
  const { folder, remove } = await createSecondBuild('portal')
  await page.clock.install()
  const sari = Object.assign(new Registrant(page), { url: (path: string) => first.url + path })
  await sari.register()
  await sari.verify()
  await sari.open('/register/industry')
  await sari.industry()

  const typed = {
    company_name: 'PT Setengah Jadi',
    brand_name: 'Kafe Setengah Jadi',
    company_email: 'kantor@contoh.test',
    company_phone_number: '(021) 5551234',
    company_address: 'Jalan Melati 7, lantai 2',
  }
  for (const [name, value] of Object.entries(typed)) await sari.field(name).fill(value)
  await sari.region('province', { label: 'DKI Jakarta' })
  await sari.region('city', { index: 1 })
  await sari.field('file_npwp').setInputFiles(taxFile)

  await first.stop()
  const second = await startApp('portal', { port: first.port, folder, env: backendEnv() })
  const latest = await (await fetch(`${second.url}/builds/latest.json`)).json()
  expect(latest.id).toBe('second')
  await page.clock.fastForward(61_000)
  await expect(page.getByText('Versi baru tersedia.')).toBeVisible()
  for (const [name, value] of Object.entries(typed)) await expect(sari.field(name)).toHaveValue(value)

  await sari.region('district', { index: 1 })
  await sari.region('urban', { index: 1 })
  await sari.field('npwp').fill('01.310.665.1-091.000')
  await sari.field('zip_code').fill('12110')
  await sari.button('actions.save_and_continue').click()
  await sari.at('registration.pricing.title')
  await sari.pricing()
  await sari.confirm()
  await expect.poll(async () => (await waitForMessage(sari.person.email, 2)).subject).toContain('MB-ORD-')
  await sari.open('/')
  await expect(page.getByText(typed.brand_name).first()).toBeVisible()
  await second.stop()
  await remove()
})
