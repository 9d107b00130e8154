import { findViolatedColumn } from '#src/platform/database/errors'
import { hmac } from '#src/platform/runtime/cryptography'

const uid = 'api::device.device'
const computeSlot = (owner: string, browser: string) => hmac('device', `${owner}:${browser}`)

/** Whether the account has signed in from the browser before. */
export async function isKnownBrowser(owner: string, browser: string | null): Promise<boolean> {
  if (!browser) return false
  return (await strapi.db.query(uid).count({ where: { slot: computeSlot(owner, browser) } })) > 0
}

export async function rememberBrowser(owner: string, browser: string | null): Promise<void> {
  if (!browser) return
  const slot = computeSlot(owner, browser)
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { slot }, data: { last_seen_at: new Date() } })
  if (count > 0) return
  try {
    await strapi.db.query(uid).create({ data: { slot, owner, last_seen_at: new Date() } })
  } catch (error) {
    if (findViolatedColumn(error) === null) throw error
  }
}

export async function deleteBrowsers(owner: string): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { owner } })
}
