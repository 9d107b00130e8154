import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { addId3Tags, dropFirstFrames } from '../fixtures/music'
import { getPortalUrl, signIn } from '../fixtures/portal'
import { openContentType, openPanelAs, saveEntry } from '../fixtures/staff'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')

/** Plays the first preview on a page and returns its audio, a thirty-second clip of a track. */
async function playPreview(page: Page): Promise<Buffer> {
  const name = new RegExp(t('music.preview_named', { title: '' }).trim())
  const button = page.getByRole('button', { name }).first()
  let address = ''
  // The button has no effect until the page is interactive.
  await expect(async () => {
    const requested = page.waitForRequest(/\/music\/previews\//, { timeout: 3000 })
    await button.click()
    address = (await requested).url()
  }).toPass()
  const response = await page.request.get(address)
  expect(response.status()).toBe(200)
  return response.body()
}

const mp3 = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/mpeg', buffer })

async function upload(panel: Page, title: string, clip: Buffer) {
  await panel.getByRole('link', { name: 'Add music' }).click()
  await panel
    .locator('input[type=file]')
    .setInputFiles([
      mp3('lagu.mp3', addId3Tags({ TIT2: title, TPE1: `Artis ${title}` }, dropFirstFrames(clip))),
      mp3('catatan.mp3', Buffer.from('Bukan musik. '.repeat(100))),
    ])
  await panel.getByRole('combobox', { name: 'Basis of the rights' }).click()
  await panel.getByRole('option', { name: 'Owned' }).click()
  await panel.getByRole('button', { name: 'Add 2 files' }).click()
  await expect(panel.getByText('All 2 files done')).toBeVisible({ timeout: 60_000 })
  await expect(panel.getByText('1 added, 0 already in the catalogue, 1 not accepted')).toBeVisible()
  await expect(panel.getByText('This is not an MP3 file, whatever its name says')).toBeVisible()
  await expect(panel.getByText('Not played until stated: composers')).toBeVisible()
}

async function compose(panel: Page, title: string, track: string) {
  await openContentType(panel, 'Playlist')
  await panel.getByRole('link', { name: 'Create new entry' }).first().click()
  await panel.getByLabel('Title (Indonesian)').fill(title)
  await panel.getByRole('combobox', { name: 'Industries' }).click()
  await panel.getByRole('option', { name: 'Hotel' }).click()
  await panel.keyboard.press('Escape')
  const search = panel.getByRole('combobox', { name: 'Tracks' })
  await search.click()
  await search.pressSequentially(track)
  await panel.getByRole('option', { name: track }).click()
  await saveEntry(panel)
  await expect(panel.getByText('Shorter than four hours: it repeats within a day')).toBeVisible()
}

test('a curator adds a track, completes its credits and publishes it in a playlist that members hear', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const [track, playlist] = [`Kopi ${mark}`, `Sore ${mark}`]
  await signIn(page, 'pemilik@contoh.test')
  await page.goto(getPortalUrl('/music'))
  const clip = await playPreview(page)
  const panel = await openPanelAs(browser, 'Curator', '/catalogue')
  await upload(panel, track, clip)

  await panel.getByRole('link', { name: track }).click()
  await panel.getByLabel('Composers').fill('Ayu Contoh')
  await saveEntry(panel)
  await compose(panel, playlist, track)
  await page.goto(getPortalUrl('/music?industry=hotel'))
  await expect(page.getByRole('link', { name: playlist, exact: true })).toHaveCount(0)
  await panel.getByRole('checkbox', { name: 'Published' }).check()
  await saveEntry(panel)

  await page.goto(getPortalUrl(`/music?industry=hotel&q=${mark}`))
  await page.getByRole('link', { name: playlist, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(playlist)
  await expect(page.getByText(track).first()).toBeVisible()
  expect((await playPreview(page)).length).toBeGreaterThan(10_000)
  await panel.context().close()
})
