import { randomInt, randomUUID } from 'node:crypto'
import type { Session, SignInResult } from '@bgm/contract'
import { createApi } from '../api'

/** Set by the gate, which starts a freshly seeded backend and its mailbox. */
// biome-ignore lint/style/noProcessEnv: the gate passes the running backend in the environment
const { API_URL: apiUrl = '', MAILBOX_URL: mailboxUrl = '', INTERNAL_API_KEY: internalKey = '' } = process.env

/** Contract tests need a running backend; without its URL they are skipped. */
export const backendAvailable = apiUrl !== ''

// A new IP address per client, so that rate limits by address do not interfere.
const randomAddress = () => `198.18.${randomInt(255)}.${randomInt(1, 255)}`

export function connectClient(token: string | null = null, locale: 'id' | 'en' = 'id') {
  const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': randomAddress() }
  return createApi({ apiUrl, locale, token, headers, requestId: randomUUID() })
}

type Message = {
  subject: string
  text: string
}

/**
 * Waits for a message to an email address or phone number, and returns the first group of `pattern` in the
 * newest one.
 */
export async function readFromMailbox(to: string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const response = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(to)}`)
    const messages: Message[] = await response.json()
    const found = messages.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
    if (found) return found
    await new Promise(resume => setTimeout(resume, 100))
  }
  throw new Error(`No message to ${to} with ${pattern}`)
}

export const confirmationLinkPattern = /\/verify\?token=([\w.~-]+)/
export const codePattern = /^(\d{6})$/m
export const samplePassword = 'Contoh-12345'
export const newUserPassword = 'Kopi-susu-pagi-7'

/** Registration data for a person without an account. */
export const newRegistration = () => ({
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: `sari.${randomUUID()}@contoh.test`,
  mobile_number: `+62812${randomInt(10_000_000, 99_999_999)}`,
  gender: 'female' as const,
  password: newUserPassword,
  business_type: 'single' as const,
  terms: true as const,
  locale: 'id' as const,
})

export async function registerUser() {
  const person = newRegistration()
  const session = await connectClient().identity.register(person)
  return { person, session, api: connectClient(session.jwt) }
}

export async function registerConfirmedUser() {
  const known = await registerUser()
  await known.api.identity.confirmEmail({
    token: await readFromMailbox(known.person.email, confirmationLinkPattern),
  })
  return known
}

/** The session of an account without a second factor. */
export async function requireSession(entry: Promise<SignInResult>): Promise<Session> {
  const result = await entry
  if ('jwt' in result) return result
  throw new Error('A second factor is required')
}
