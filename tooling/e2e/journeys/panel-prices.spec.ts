import { expect, test } from '../fixtures/journey'
import { openContentType, openPanelAs, saveEntry, signInToPanel } from '../fixtures/staff'

/** Two minutes from now in Jakarta, as a field for date and time takes it. */
const getSoon = () => new Date(Date.now() + 7 * 3_600_000 + 2 * 60_000).toISOString().slice(0, 16)

test('a price that one person proposes and another approves takes effect at its time', async ({
  browser,
}) => {
  test.slow()
  const key = `uji-${Date.now()}`
  const owner = await signInToPanel(browser)
  await openContentType(owner, 'Package terms')
  await owner.getByRole('link', { name: 'Create new entry' }).click()
  await owner.getByLabel('Key').fill(key)
  await expect(owner.getByLabel('Price per month (Rp)')).toBeDisabled()
  await saveEntry(owner)
  const terms = owner.url()

  await owner.goto(new URL('/admin/prices', terms).href)
  await owner.getByRole('link', { name: 'Propose a price change' }).click()
  await owner.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(owner.getByText('Enter at least one new price')).toBeVisible()
  await owner.getByLabel(`New price: ${key}, monthly`).fill('54000')
  await owner.getByLabel('In force from (WIB)').fill(getSoon())
  await owner.getByLabel('Reason').fill('Mengikuti biaya katalog 2027')
  await owner.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(owner.getByText('You proposed this, so somebody else decides.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const change = owner.url()

  const finance = await openPanelAs(browser, 'Finance', new URL(change).pathname.replace('/admin', ''))
  await expect(finance.getByText('Mengikuti biaya katalog 2027')).toBeVisible()
  await expect(finance.getByText('0 running subscriptions')).toBeVisible()
  await finance.getByRole('button', { name: 'Decline' }).click()
  await expect(finance.getByText('Say why')).toBeVisible()
  await finance.getByRole('button', { name: 'Approve' }).click()
  await finance.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(finance.getByText(/^Approved by Finance Kantor/)).toBeVisible()
  await finance.context().close()

  await expect(async () => {
    await owner.goto(change)
    await expect(owner.getByText('In force', { exact: true }).first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await owner.goto(terms)
  await expect(owner.getByLabel('Price per month (Rp)')).toHaveValue('54000')
  await expect(owner.getByText('per month: – → 54000')).toBeVisible()
  await owner.context().close()

  const support = await openPanelAs(browser, 'Support', '/prices')
  await expect(support.getByText("You don't have the permissions to access that content")).toBeVisible()
  await support.context().close()
})
