import { findViolatedColumn } from '#src/platform/database/errors'
import { hmac } from '#src/platform/runtime/cryptography'

const uid = 'api::device.device'
const computeSlot = (owner: string, device: string) => hmac('device', `${owner}:${device}`)

/** Whether the account has signed in from the device before. */
export async function isKnownDevice(owner: string, device: string | null): Promise<boolean> {
  if (!device) return false
  return (await strapi.db.query(uid).count({ where: { slot: computeSlot(owner, device) } })) > 0
}

export async function rememberDevice(owner: string, device: string | null): Promise<void> {
  if (!device) return
  const slot = computeSlot(owner, device)
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

export async function deleteDevices(owner: string): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { owner } })
}
