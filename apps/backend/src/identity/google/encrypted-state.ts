import { z } from 'zod'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'

const minute = 60_000

const person = z.object({
  sub: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})

const kinds = {
  /** Stored in a cookie from the redirect to the provider until the callback. */
  journey: {
    lifetime: 10 * minute,
    schema: z.object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      app_state: z.string(),
      locale: z.enum(['id', 'en']),
    }),
  },
  /** Passed from the callback to the app, for a single use. */
  bridge: { lifetime: minute, schema: z.object({ once: z.string(), person }) },
  /** A Google profile that is not linked yet. The person can register or link an existing account. */
  newcomer: { lifetime: 30 * minute, schema: person },
} as const

type Kind = keyof typeof kinds
type Value<K extends Kind> = z.output<(typeof kinds)[K]['schema']>

const getPurpose = (kind: Kind) => `google-${kind}`

/** Encrypts a value for one purpose and a limited time. */
export const encryptState = <K extends Kind>(kind: K, value: Value<K>): string =>
  encrypt(getPurpose(kind), JSON.stringify({ until: Date.now() + kinds[kind].lifetime, value }))

/** Decrypts a value. Returns null if it is invalid, has expired or was encrypted for another purpose. */
export function decryptState<K extends Kind>(kind: K, text: string): Value<K> | null {
  const opened = decrypt(getPurpose(kind), text)
  if (opened === null) return null
  const { until, value } = z.object({ until: z.number(), value: z.unknown() }).parse(JSON.parse(opened))
  return until < Date.now() ? null : (kinds[kind].schema.parse(value) as Value<K>)
}
