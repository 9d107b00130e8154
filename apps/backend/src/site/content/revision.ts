import { randomBytes } from 'node:crypto'

// The revision is stored in the database, so that all backends share it.
const store = () => strapi.store({ type: 'plugin', name: 'content', key: 'revision' })

const newRevision = () => `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`

/** Returns an opaque id that changes whenever public content changes. */
export const readRevision = async (): Promise<string> => String(await store().get())

export async function changeRevision(): Promise<string> {
  const value = newRevision()
  await store().set({ value })
  return value
}

/** Creates the first revision of a new database. */
export async function ensureRevision(): Promise<void> {
  if (!(await store().get())) await changeRevision()
}
