import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateTotp } from '../fixtures/authenticator'
import { readExamples, runExample } from '../fixtures/examples'
import { expect, test } from '../fixtures/journey'
import { getPortalUrl } from '../fixtures/portal'
import { createCollectiveReader } from '../fixtures/staff'
import { createTranslator } from '../fixtures/texts'

const password = 'Contoh-12345'

// Each language has its own user: the sample account, and one created by staff.
for (const locale of ['id', 'en'] as const)
  test(`a collective body sets up its account, finds a venue and checks a file against its checksum (${locale})`, {
    tag: locale === 'en' ? ['@long'] : [],
  }, async ({ page, accessible }) => {
    const t = createTranslator(locale)
    const path = (rest: string) => getPortalUrl(`${locale === 'en' ? '/en' : ''}${rest}`)
    const email = locale === 'id' ? 'lembaga@contoh.test' : await createCollectiveReader(password)
    await page.goto(path('/sign-in'))
    await page.getByLabel(t('fields.identifier'), { exact: true }).fill(email)
    await page.getByLabel(t('fields.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click()

    await expect(page).toHaveURL(path('/collective/security'))
    await accessible()
    await page.getByLabel(t('fields.current_password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('security.second_factor.start'), exact: true }).click()
    const secret = ((await page.locator('main code').textContent()) ?? '').replace(/\s/g, '')
    await page.getByLabel(t('fields.code'), { exact: true }).fill(generateTotp(secret))
    await page.getByRole('button', { name: t('security.second_factor.confirm'), exact: true }).click()
    const onward = page.getByRole('link', { name: t('collective.account.continue'), exact: true })
    await expect(onward).toBeVisible()
    await accessible()
    await onward.click()

    // After the first start, the sample plays are logged and reported in the background.
    await expect(async () => {
      await page.goto(path('/collective'))
      await expect(page).toHaveURL(/\/collective\/\d{4}-\d\d$/)
      await expect(page.getByRole('table', { name: t('collective.coverage.title') })).toBeVisible({
        timeout: 2_000,
      })
      await expect(page.getByRole('table', { name: t('collective.reports') })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 120_000 })
    const month = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await accessible()

    const row = page.getByRole('table', { name: t('collective.reports') }).getByRole('row', { name: /CSV/ })
    const checksum = (await row.locator('code').textContent()) ?? ''
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: t('collective.files.download') }).click(),
    ])
    const content = await readFile(await download.path())
    expect(createHash('sha256').update(content).digest('hex')).toBe(checksum)
    const number =
      content
        .toString()
        .split('\r\n')[1]
        ?.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)?.[0] ?? ''

    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('collective.download_month'), exact: true }).click(),
    ])
    expect(archive.suggestedFilename()).toBe(`usage-report-${month}.zip`)
    expect((await readFile(await archive.path())).toString('latin1')).toContain(
      `usage-report-${month}/SHA256SUMS`,
    )

    const search = async (text: string) => {
      await page.getByRole('searchbox', { name: t('collective.search_label') }).fill(text)
      await page.keyboard.press('Enter')
    }
    await search('jakarta')
    await expect(page.getByRole('main')).toContainText('Jakarta')
    await accessible()
    await page.getByRole('searchbox', { name: t('collective.search_label') }).fill('menteng')
    await page.keyboard.press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Menteng/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Menteng')
    await accessible()

    await page.goto(path('/collective/files'))
    const witness = page.locator('form[data-log-witness]')
    await expect(witness.getByText(t('collective.witness.first'))).toBeVisible()
    await accessible()
    await witness.getByRole('button', { name: t('collective.witness.sign'), exact: true }).click()
    await expect(page.getByText(t('collective.witness.signed'))).toBeVisible()
    await expect(witness.getByText(t('collective.witness.grown'))).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()

    await page
      .getByRole('link', { name: t('collective.proof'), exact: true })
      .first()
      .click()
    await page.getByLabel(t('collective.check.number'), { exact: true }).fill(number)
    await page.getByRole('button', { name: t('collective.check.submit'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('usage.proof.match'))
    await accessible()

    await page
      .getByRole('link', { name: t('collective.reads'), exact: true })
      .first()
      .click()
    const reads = page.getByRole('table', { name: t('collective.reads') })
    await expect(reads).toContainText(number)
    await expect(reads).toContainText('menteng')
    await accessible()
    const filter = page.getByRole('main').getByRole('search')
    // On phones, the filters are folded.
    const toggle = filter.getByText(t('lists.filters'), { exact: true })
    if (await toggle.isVisible()) await toggle.click()
    await filter.locator('select[name=kind]').selectOption({ label: t('collective.access.kinds.search') })
    await filter.getByRole('searchbox').fill('menteng')
    await filter.getByRole('button', { name: t('actions.apply'), exact: true }).click()
    await expect(page).toHaveURL(/kind=search/)
    await expect(reads).toContainText('menteng')
    await expect(reads).not.toContainText(number)
    await accessible()
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('collective.access.export'), exact: true }).click(),
    ])
    expect(await readFile(await csv.path(), 'utf8')).toMatch(
      /^\ufeffat[;,]kind[;,]subject[;,]reader\r\n.*menteng/,
    )
    await page.goto(path('/collective/access-log?kind=checkpoints'))
    await expect(page.getByText(t('collective.access.none'))).toBeVisible()
    await accessible()

    await page
      .getByRole('link', { name: t('collective.keys'), exact: true })
      .first()
      .click()
    await accessible()
    await page.getByRole('link', { name: t('integrations.keys.create') }).click()
    await page.getByLabel(t('fields.key_name'), { exact: true }).fill('Journey')
    await page.locator('input[value="reports:read"]').check()
    await page.getByText(t('collective.api.days', { count: 30 }), { exact: true }).click()
    await accessible()
    await page.getByRole('button', { name: t('integrations.keys.create') }).click()
    const key = (await page.getByText(/^bgm_[\w-]{43}$/).textContent()) ?? ''
    const api = { API_URL: getPortalUrl('/api/v1'), API_KEY: key, MONTH: month }
    const [, curl = ''] = await readExamples('sh')
    const [, , downloadMonth = ''] = await readExamples('js')
    expect(JSON.parse(await runExample('sh', curl, api)).data).toContainEqual(
      expect.objectContaining({ month, version: 1, archived: false }),
    )
    const folder = await mkdtemp(join(tmpdir(), 'collective-'))
    expect(await runExample('js', downloadMonth, { ...api, FOLDER: folder })).toContain('is complete')
    await rm(folder, { recursive: true })
    const plays = await page.request.get(`${api.API_URL}/collective/plays?month=${month}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(plays.status()).toBe(403)
    await page.goto(path('/collective/access-log'))
    await expect(reads).toContainText(/Journey \(bgm_/)
    const answer = await page.goto(path('/zones'))
    expect(answer?.status()).toBe(404)
  })
