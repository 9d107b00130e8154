import { z } from 'zod'
import { decrypt, encrypt } from '../runtime/cryptography'
import type { AnyJob } from './job'

const envelope = z.object({ payload: z.unknown(), until: z.number().optional() })

const purposeOf = (name: string) => `job ${name}`

/** Payloads hold addresses, codes and links: no table and no backup shows them. */
export const encryptPayload = (name: string, payload: unknown, until?: Date): string =>
  encrypt(purposeOf(name), JSON.stringify({ payload, until: until?.getTime() }))

type Opened = { payload: never; until: Date | null }

/** What was sealed for that job, judged by its schema; null where neither key nor schema knows it. Nothing is an empty payload. */
export function decryptPayload({ name, schema }: AnyJob, text: string | null): Opened | null {
  const inside = text === null ? '{"payload":{}}' : decrypt(purposeOf(name), text)
  if (inside === null) return null
  const { payload, until } = envelope.parse(JSON.parse(inside))
  const judged = schema.safeParse(payload)
  return judged.success
    ? { payload: judged.data as never, until: until === undefined ? null : new Date(until) }
    : null
}
