import { type Backend, internalKey } from './harness'

let count = 0

/** Creates a registration body with values that are unique in this run. */
export function newRegistration(changes: Record<string, unknown> = {}) {
  count += 1
  return {
    first_name: 'Sari',
    last_name: 'Wulandari',
    email: `sari.${process.pid}.${count}@contoh.test`,
    mobile_number: `0812${String(10_000_000 + ((process.pid * 7919 + count) % 89_999_999))}`,
    gender: 'female',
    password: 'Kopi-susu-pagi-7',
    business_type: 'single',
    terms: true,
    locale: 'id',
    ...changes,
  }
}

const link = /\/verify\?token=([\w-]+)/
const digits = /^\d{6}$/m

/** Waits until `count` confirmation emails have been sent to an address, and returns the token of the newest. */
export async function waitForConfirmationToken(backend: Backend, email: string, count = 1): Promise<string> {
  const mails = await backend.mail.waitForEmails(email, count, link)
  return link.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Waits for `count` emails with a six-digit code to an address, and returns the newest code. */
export async function waitForEmailedCode(backend: Backend, email: string, count = 1): Promise<string> {
  const mails = await backend.mail.waitForEmails(email, count, digits)
  return digits.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

export async function register(backend: Backend, changes: Record<string, unknown> = {}) {
  const body = newRegistration(changes)
  // Each person has their own IP address, because most tests are not about limits per IP address.
  const address = `198.18.${count >> 8}.${count & 255}`
  const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': address }
  const response = await backend.call('POST', '/auth/local/register', { body, headers })
  if (response.status !== 200) throw new Error(`register answered ${response.status}: ${response.text}`)
  return { body, email: body.email, token: String(response.body.jwt), user: response.body.user }
}

/** Confirms the email address of an account with its session. */
export const confirmEmail = (backend: Backend, session: string, token: string) =>
  backend.call('POST', '/account/email-confirmation', { token: session, body: { token } })

/** Registers an account and confirms its email address. */
export async function createMember(backend: Backend, changes: Record<string, unknown> = {}) {
  const person = await register(backend, changes)
  const token = await waitForConfirmationToken(backend, person.email)
  const response = await confirmEmail(backend, person.token, token)
  if (response.status !== 200) throw new Error(`confirmation answered ${response.status}: ${response.text}`)
  return person
}

export const signIn = (backend: Backend, identifier: string, password: string, headers = {}) =>
  backend.call('POST', '/auth/local', { body: { identifier, password }, headers })
