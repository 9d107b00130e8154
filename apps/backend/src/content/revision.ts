import { randomBytes } from 'node:crypto'

// In the database, so that several backends speak of the same content with the same word.
const store = () => strapi.store({ type: 'plugin', name: 'content', key: 'revision' })

const newRevision = () => `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`

/** The word for the present state of everything that visitors see: it changes with it, and tells nothing of it. */
export const readRevision = async (): Promise<string> => String(await store().get())

export async function changeRevision(): Promise<string> {
  const value = newRevision()
  await store().set({ value })
  return value
}

/** A fresh database gets its first one. */
export async function ensureRevision(): Promise<void> {
  if (!(await store().get())) await changeRevision()
}
