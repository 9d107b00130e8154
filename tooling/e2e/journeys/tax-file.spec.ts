import { disguisedProgram, taxFile } from '../fixtures/files'
import { expect, test } from '../fixtures/journey'
import { Registrant } from '../fixtures/registrant'

test.describe('the tax file', () => {
  test('is rejected if it is a program named like a PDF, and the form keeps its input', async ({ page }) => {
    const sari = new Registrant(page)
    await sari.upToProperty()
    await sari.fillProperty()
    await sari.field('file_npwp').setInputFiles(disguisedProgram)
    await sari.button('actions.save_and_continue').click()
    await expect(page.locator('#step-file_npwp-error')).toHaveText(sari.t('validation.file_type'))
    await expect(sari.field('company_name')).toHaveValue(sari.person.company_name)

    await sari.field('file_npwp').setInputFiles(taxFile)
    await sari.button('actions.save_and_continue').click()
    await sari.at('registration.pricing.title')
  })

  test('is rejected if it is over five megabytes', async ({ page }) => {
    const sari = new Registrant(page)
    await sari.upToProperty()
    await sari.fillProperty()
    const buffer = Buffer.concat([taxFile.buffer, Buffer.alloc(5.2 * 1024 * 1024)])
    await sari.field('file_npwp').setInputFiles({ ...taxFile, buffer })
    await sari.button('actions.save_and_continue').click()
    await expect(page.locator('#step-file_npwp-error')).toHaveText(sari.t('validation.file_size'))
  })

  test('is listed by name, can be downloaded only by its owner, and can be replaced', async ({
    page,
    playwright,
  }) => {
    const sari = new Registrant(page)
    await sari.upToProperty()
    await sari.property()
    await sari.button('actions.back').click()
    await expect(page.getByText(taxFile.name).first()).toBeVisible()

    const link = page.getByRole('link', { name: sari.t('actions.download') })
    const fileUrl = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    const download = await page.request.get(fileUrl)
    expect(download.headers()['content-disposition']).toMatch(/^attachment/)
    expect(download.headers()['cache-control']).toContain('no-store')
    expect((await download.body()).equals(taxFile.buffer)).toBe(true)
    const anonymous = await playwright.request.newContext()
    expect((await anonymous.get(fileUrl, { maxRedirects: 0 })).status()).toBe(302)
    await anonymous.dispose()

    await sari.field('file_npwp').setInputFiles({ ...taxFile, name: 'npwp-baru.pdf' })
    await sari.button('actions.save_and_continue').click()
    await sari.at('registration.pricing.title')
    await sari.button('actions.back').click()
    await expect(page.getByText('npwp-baru.pdf').first()).toBeVisible()
  })
})
