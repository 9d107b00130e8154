import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import {
  getListPath,
  getLocalisedListPath,
  openContentType,
  openPanelAs,
  publishEntry,
  saveEntry,
  waitForLanguage,
} from '../fixtures/staff'

// Some tests edit the same entries, so they run in sequence.
test.describe.configure({ mode: 'default' })

type Edit = {
  type: string
  entry: string | null
  label: string
  /** The path of the page on the site that shows the field. */
  path: string
}

const client: Edit = { type: 'Client', entry: null, label: 'Name', path: '/clients' }
const offer: Edit = { type: 'Package', entry: 'small-room', label: 'Subtitle', path: '/product' }
const otherTypes: Edit[] = [
  { type: 'Page', entry: 'cookie', label: 'Title', path: '/cookie' },
  { type: 'Industry', entry: 'hotel', label: 'Tagline', path: '/' },
  { type: 'Question', entry: null, label: 'Question', path: '/faq' },
  { type: 'Testimonial', entry: null, label: 'Job', path: '/' },
]

async function openEntry(panel: Page, type: string, entry: string | null) {
  await openContentType(panel, type)
  if (type !== client.type) await waitForLanguage(panel)
  const row = entry
    ? panel.getByRole('gridcell', { name: entry, exact: true })
    : panel.getByRole('row').nth(1).getByRole('link').first()
  await row.click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible()
}

/** Opens the site settings. With `discardsChanges`, confirms discarding the changes in the current form. */
async function openSiteSetting(panel: Page, discardsChanges: boolean) {
  // The form is first loaded without a language, and then with one.
  const loaded = panel.waitForResponse(response => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith('/api::site-setting.site-setting') && searchParams.has('locale')
  })
  await panel.getByRole('link', { name: 'Site setting', exact: true }).click()
  if (discardsChanges) await panel.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await loaded
}

const field = (panel: Page, label: string) => panel.getByLabel(label).first()

const shows = async (request: APIRequestContext, path: string, text: string) =>
  (await (await request.get(getStack().site + path)).text()).includes(text)

/** The author saves a draft, then the editor changes and publishes it. */
async function writeAndPublish(
  { author, editor, request }: { author: Page; editor: Page; request: APIRequestContext },
  { type, entry, label, path }: Edit,
  mark: string,
) {
  const value = `${type} ${mark}`
  await openEntry(author, type, entry)
  await field(author, label).fill(value)
  await saveEntry(author)
  await expect(author.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(await shows(request, path, value)).toBe(false)

  await openEntry(editor, type, type === 'Client' ? value : entry)
  await expect(field(editor, label)).toHaveValue(value)
  await field(editor, label).fill(`${value} terbit`)
  await saveEntry(editor)
  await publishEntry(editor)
  await expect.poll(() => shows(request, path, `${value} terbit`), { timeout: 10_000 }).toBe(true)
}

const newMark = () => `${Date.now()}`.slice(-6)

test('an author writes and an editor publishes an entry of every other type @long', async ({
  browser,
  request,
}) => {
  test.slow()
  const mark = newMark()
  const author = await openPanelAs(browser, 'Author', getListPath('client'))
  const editor = await openPanelAs(browser, 'Editor', getLocalisedListPath('package'))
  for (const edit of otherTypes) await writeAndPublish({ author, editor, request }, edit, mark)
  await author.context().close()
  await editor.context().close()
})

test('an author writes, an editor publishes, and neither overwrites the other', async ({
  browser,
  request,
}) => {
  test.slow()
  const mark = newMark()
  const author = await openPanelAs(browser, 'Author', getListPath('client'))
  const editor = await openPanelAs(browser, 'Editor', getLocalisedListPath('package'))
  for (const edit of [client, offer]) await writeAndPublish({ author, editor, request }, edit, mark)

  // The author's form still shows the version from before the editor's change.
  const typed = `Yang diketik penulis ${mark}`
  await field(author, 'Subtitle').fill(typed)
  await author.getByRole('button', { name: 'Save' }).click()
  await expect(author.getByText('Editor Kantor saved a newer version').first()).toBeVisible()
  await expect(field(author, 'Subtitle')).toHaveValue(typed)
  expect(await shows(request, '/product', typed)).toBe(false)

  for (const panel of [author, editor]) {
    const basis = `Dasar hukum ${mark} ${panel === author ? 'penulis' : 'penyunting'}`
    await openSiteSetting(panel, panel === author)
    await field(panel, 'Legal basis').fill(basis)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByText('without a draft: the legal basis')).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    expect(await shows(request, '/license', basis)).toBe(false)
    await saveEntry(panel, { asks: true })
    await expect.poll(() => shows(request, '/license', basis), { timeout: 10_000 }).toBe(true)
    await expect(panel.getByText('account_number')).toHaveCount(0)
    for (const type of ['Order', 'User', 'Contact message', 'Voucher'])
      await expect(panel.getByRole('link', { name: type, exact: true })).toHaveCount(0)
  }

  await openEntry(editor, 'Page', 'home')
  await editor.getByRole('button', { name: 'More document actions' }).click()
  await editor.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  await expect(editor.getByText('disappears from the site at once')).toBeVisible()
  await editor.getByRole('button', { name: 'Take it offline' }).click()
  await expect(editor.getByText('The page home cannot be taken offline').first()).toBeVisible()
  expect((await request.get(getStack().site)).status()).toBe(200)

  // The panel shows its own dialog for entries with unpublished changes.
  await openEntry(editor, 'Question', null)
  const question = field(editor, 'Question')
  const original = await question.inputValue()
  await question.fill(`${original} Yang belum terbit?`)
  await saveEntry(editor)
  await editor.getByRole('button', { name: 'More document actions' }).click()
  await editor.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  await expect(editor.getByText('Links to this question lead nowhere.')).toBeVisible()
  await expect(editor.getByRole('radio', { name: 'Keep them in the draft' })).toBeChecked()
  await editor.getByRole('button', { name: 'Take it offline' }).click()
  await expect.poll(() => shows(request, '/faq', original), { timeout: 10_000 }).toBe(false)
  await expect(question).toHaveValue(`${original} Yang belum terbit?`)
  await question.fill(original)
  await editor.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => shows(request, '/faq', original), { timeout: 10_000 }).toBe(true)
  await author.context().close()
  await editor.context().close()
})
