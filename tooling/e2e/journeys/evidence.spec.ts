import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/journey'
import { Member } from '../fixtures/member'
import { getStack } from '../fixtures/stack'

/** A month with sample plays: on its first days, the current one has few. */
const month = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 7)

for (const locale of ['id', 'en'] as const)
  test(`a member downloads evidence of a month, which anybody verifies offline, in ${locale} @phone`, async ({
    page,
    accessible,
    context,
  }) => {
    test.slow()
    const member = new Member(page, locale)
    const { t } = member
    await member.signInAs('pemilik')
    await member.open(`/usage/${month}`)
    await member.expectText('usage.evidence.title')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      member.link('usage.evidence.download').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^usage-evidence-\d{4}-\d{2}\.jsonl$/)
    const content = await readFile(await download.path(), 'utf8')
    const result = page.getByRole('region', { name: t('licence_verifier.evidence.result') })
    const verify = async (text: string, outcome: string) => {
      await page
        .getByLabel(t('licence_verifier.evidence.file'))
        .setInputFiles({ name: 'usage.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
      const heading = t(`licence_verifier.evidence.outcomes.${outcome}.heading`)
      await expect(result.getByRole('heading', { name: heading, exact: true })).toBeVisible({
        timeout: 60_000,
      })
      await expect(page.locator('#evidence-outcomes')).toBeFocused()
    }

    await page.goto(`${getStack().site}${locale === 'en' ? '/en' : ''}/license/verify`)
    await expect(page.getByText(t('licence_verifier.ready_offline').split('.')[0] ?? '')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await verify(content, 'genuine')
    await expect(result.getByText(t('licence_verifier.evidence.not_checked_title'))).toBeVisible()
    const [first = '', ...lines] = content.trimEnd().split('\n')
    await expect(page.locator('#evidence-entries')).toHaveText(
      new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'id-ID').format(lines.length - 1),
    )
    await accessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await accessible()
    await page.emulateMedia({ colorScheme: 'light' })

    const changed = content.replace(/\\"duration_ms\\":(\d+)/, '\\"duration_ms\\":1$1')
    await verify(changed, 'contradicted')
    const problems = page.locator('#evidence-problems').getByRole('listitem')
    await expect(problems).toHaveCount(1)
    await expect(problems).toContainText('WIB')
    await accessible()
    await verify(lines.join('\n'), 'unreadable')
    await verify(content.slice(0, -40), 'damaged')
    const note = JSON.parse(first).checkpoint
    const foreign = note.replace(/^[^\n]+/, 'lain.test/usage')
    await verify(content.replace(JSON.stringify(note), JSON.stringify(foreign)), 'other-log')
    await expect(result.getByText('lain.test/usage')).toBeVisible()
    await context.setOffline(false)
  })

test('without JavaScript, the page says what verifying evidence needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${getStack().site}/en/license/verify`)
  await expect(page.getByText(/needs a browser with JavaScript, or the program verify-usage/)).toBeVisible()
  await expect(page.locator('#evidence-file')).toBeHidden()
  await context.close()
})
