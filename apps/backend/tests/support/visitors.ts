import { type Backend, internalKey } from './harness'

let count = 0

/** Creates a partner application with values that are unique in this run. */
export function newPartnerApplication(changes: Record<string, unknown> = {}) {
  count += 1
  return {
    company_name: 'CV Suara Contoh',
    name: 'Bima Saputra',
    email: `bima.${process.pid}.${count}@contoh.test`,
    mobile_number: '081234567890',
    province: '32',
    city: 'Bandung',
    kind: 'integrator',
    message: 'Kami memasang tata suara di hotel.',
    consent: true,
    locale: 'id',
    ...changes,
  }
}

/** Creates a contact message with values that are unique in this run. */
export function newContactMessage(changes: Record<string, unknown> = {}) {
  count += 1
  return {
    topic: 'international',
    name: 'Sari',
    email: `sari.pesan.${process.pid}.${count}@contoh.test`,
    message: 'Kami punya dua hotel di Singapura.',
    consent: true,
    locale: 'id',
    ...changes,
  }
}

type Sending = { address?: string; key?: string }

/** Submits a form as the site does, by default from a unique IP address. */
export function submitForm(
  backend: Backend,
  path: '/partner-applications' | '/contact-messages',
  body: object,
  { address = `198.19.${count >> 8}.${count & 255}`, key = '' }: Sending = {},
) {
  const headers = { 'x-internal-key': internalKey, 'x-forwarded-for': address, 'idempotency-key': key }
  return backend.call('POST', path, { body, headers })
}

const link = /\/partner-status\?token=([\w.-]+)/

/** Waits until `count` emails have been sent to an applicant, and returns the token in the newest. */
export async function waitForStatusToken(backend: Backend, email: string, count = 1): Promise<string> {
  const found = await backend.mail.waitForEmails(email, count, link)
  return link.exec(found.at(-1)?.text ?? '')?.[1] ?? ''
}
