import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { findAccountByEmail } from '#src/identity'
import type { Account } from '#src/platform/http/request-context'
import { codeField, textField } from '#src/platform/http/text-fields'
import { sendEmail } from '#src/platform/mail/send'
import { type FieldMessage, throwFieldErrors } from '#src/platform/panel/field-errors'
import { staffError } from '#src/platform/panel/staff-language'
import { collectiveInvitationEmail } from './collective-emails'

const uid = 'api::collective.collective-account'
const users = 'plugin::users-permissions.user'

const newAccount = z.object({
  first_name: textField(60).min(1),
  last_name: textField(60).nullish(),
  email: codeField(254).toLowerCase().pipe(z.email()),
  language: z.enum(['id', 'en']).default('id'),
  active: z.boolean().default(true),
})
export type NewCollectiveAccount = z.output<typeof newAccount>

const accountRow = newAccount.extend({ account: z.string().nullable() })

/**
 * Creates the account that a collective body's user signs in with. The account has no password until its
 * owner sets one with an emailed code.
 */
export async function createCollectiveUser(person: NewCollectiveAccount): Promise<Account> {
  const { first_name, last_name, email, language, active } = person
  const role: { id: number } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'collective' } })
  return strapi.db.query(users).create({
    data: {
      first_name,
      last_name: last_name || null,
      email,
      locale: language,
      username: randomUUID(),
      provider: 'local',
      confirmed: true,
      blocked: !active,
      role: role.id,
    },
  })
}

type Data = Record<string, unknown>
type Context = { uid: string; action: string; params: { documentId?: string; data?: Data } }

const required = (path: string): FieldMessage => ({
  path: [path],
  message: ['Required, and at most 60 characters', 'Wajib diisi, paling banyak 60 karakter'],
})
const invalidEmail: FieldMessage = {
  path: ['email'],
  message: ['Not a valid email address', 'Alamat email tidak sah'],
}
const takenEmail: FieldMessage = {
  path: ['email'],
  message: [
    'This address has an account already; a person who is also a member needs a second address',
    'Alamat ini sudah memiliki akun; orang yang juga anggota memerlukan alamat lain',
  ],
}

function parsePerson(data: Data): NewCollectiveAccount {
  const parsed = newAccount.safeParse(data)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  throwFieldErrors([...wrong].map(name => (name === 'email' ? invalidEmail : required(name))))
  throw parsed.error
}

async function parseNew(data: Data): Promise<NewCollectiveAccount> {
  const person = parsePerson(data)
  if (await findAccountByEmail(person.email)) throwFieldErrors([takenEmail])
  return person
}

type ChangePreparation = (params: Context['params']) => Promise<() => Promise<void>>

const prepareNew: ChangePreparation = async params => {
  const person = await parseNew(params.data ?? {})
  const { documentId } = await createCollectiveUser(person)
  params.data = { ...params.data, ...person, account: documentId }
  return async () => {
    const { email, language, active, first_name } = person
    if (active) await sendEmail(email, language, collectiveInvitationEmail(language, first_name))
  }
}

const findStored = async (documentId = '') =>
  accountRow.parse(await strapi.db.query(uid).findOne({ where: { documentId } }))

const prepareChange: ChangePreparation = async params => {
  const stored = await findStored(params.documentId)
  const { email = stored.email, account: _, ...changes } = params.data ?? {}
  if (email !== stored.email)
    throw staffError(
      'The address cannot be changed: deactivate this account and create another',
      'Alamat tidak dapat diubah: nonaktifkan akun ini, lalu buat yang baru',
    )
  params.data = changes
  const { first_name, last_name, language, active } = parsePerson({ ...stored, ...changes })
  return async () => {
    const data = { first_name, last_name: last_name || null, locale: language, blocked: !active }
    if (stored.account) await strapi.db.query(users).update({ where: { documentId: stored.account }, data })
  }
}

const prepareRemoval: ChangePreparation = async ({ documentId }) => {
  const { account } = await findStored(documentId)
  return async () => {
    if (account) await strapi.db.query(users).delete({ where: { documentId: account } })
  }
}

const rejectClone: ChangePreparation = () => {
  throw staffError('Create a new account instead', 'Buat akun baru sebagai gantinya')
}

const preparations: Partial<Record<string, ChangePreparation>> = {
  create: prepareNew,
  update: prepareChange,
  delete: prepareRemoval,
  clone: rejectClone,
}

/**
 * Creates, blocks and deletes the account behind each record that staff save in the panel.
 */
export function manageCollectiveAccounts(): void {
  strapi.documents.use(async (context, next) => {
    const { uid: type, action, params } = context as Context
    const prepare = type === uid ? preparations[action] : undefined
    if (!prepare) return await next()
    return await strapi.db.transaction(async () => {
      const afterWrite = await prepare(params)
      const written = await next()
      await afterWrite()
      return written
    })
  })
}
