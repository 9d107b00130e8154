import { z } from 'zod'
import { decrypt, encrypt } from '#src/runtime/cryptography'

const minute = 60_000

const person = z.object({
  sub: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})

const kinds = {
  /** Between the browser's leaving for the provider and its coming back; stands in a cookie. */
  journey: {
    lasts: 10 * minute,
    schema: z.object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      app_state: z.string(),
      locale: z.enum(['id', 'en']),
    }),
  },
  /** From the provider's answer to our app, once. */
  bridge: { lasts: minute, schema: z.object({ once: z.string(), person }) },
  /** Somebody the provider has vouched for, who has no account here yet or has to sign in to it. */
  newcomer: { lasts: 30 * minute, schema: person },
} as const

type Kind = keyof typeof kinds
type Value<K extends Kind> = z.output<(typeof kinds)[K]['schema']>

const purposeOf = (kind: Kind) => `google-${kind}`

/** A value that only we can read, for a while, and for this alone. */
export const encryptState = <K extends Kind>(kind: K, value: Value<K>): string =>
  encrypt(purposeOf(kind), JSON.stringify({ until: Date.now() + kinds[kind].lasts, value }))

/** The value again; null when it was not made by us, for something else, or too long ago. */
export function decryptState<K extends Kind>(kind: K, text: string): Value<K> | null {
  const opened = decrypt(purposeOf(kind), text)
  if (opened === null) return null
  const { until, value } = z.object({ until: z.number(), value: z.unknown() }).parse(JSON.parse(opened))
  return until < Date.now() ? null : (kinds[kind].schema.parse(value) as Value<K>)
}
