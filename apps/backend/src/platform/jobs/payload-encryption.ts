import { z } from 'zod'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'
import type { AnyJob } from './job'

const contentSchema = z.object({ payload: z.unknown(), until: z.number().optional() })

const getPurpose = (name: string) => `job ${name}`

/** What the queue stores of a job. `attempts` are those of an earlier row of the same job. */
export const storedJob = z.object({ content: z.string().nullable(), attempts: z.number().optional() })
export type StoredJob = z.output<typeof storedJob>

/** Payloads contain email addresses, codes and links, which must not be readable in tables and backups. */
export const encryptPayload = (name: string, payload: unknown, until?: Date): string =>
  encrypt(getPurpose(name), JSON.stringify({ payload, until: until?.getTime() }))

type Content = { payload: never; until: Date | null }

/**
 * Decrypts and parses the payload of a job (`{}` for a recurring job); null if the key or the schema has
 * changed since.
 */
export function decryptPayload({ name, schema }: AnyJob, text: string | null): Content | null {
  const json = text === null ? '{"payload":{}}' : decrypt(getPurpose(name), text)
  if (json === null) return null
  const { payload, until } = contentSchema.parse(JSON.parse(json))
  const parsed = schema.safeParse(payload)
  return parsed.success
    ? { payload: parsed.data as never, until: until === undefined ? null : new Date(until) }
    : null
}
