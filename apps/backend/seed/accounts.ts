import type { Core } from '@strapi/strapi'
import { createAccount, findAccountByEmail, hashAccountPassword, updateAccount } from '#src/identity'
import { createCollectiveUser } from '#src/reporting'

const password = 'Contoh-12345'

const people = [
  {
    first_name: 'Sari',
    last_name: 'Wulandari',
    email: 'pemilik@contoh.test',
    mobile_number: '+628121110001',
    gender: 'female',
    business_type: 'multiple',
  },
  {
    first_name: 'Bagas',
    last_name: 'Pratama',
    email: 'staf@contoh.test',
    mobile_number: '+628121110002',
    gender: 'male',
    business_type: 'multiple',
  },
  {
    first_name: 'Wayan',
    email: 'lain@contoh.test',
    mobile_number: '+628121110003',
    gender: 'male',
    business_type: 'single',
  },
  {
    first_name: 'Maya',
    last_name: 'Lestari',
    email: 'manajer@contoh.test',
    mobile_number: '+628121110004',
    gender: 'female',
    business_type: 'multiple',
  },
  {
    first_name: 'Doni',
    last_name: 'Saputra',
    email: 'keuangan@contoh.test',
    mobile_number: '+628121110005',
    gender: 'male',
    business_type: 'multiple',
  },
  {
    first_name: 'Ratna',
    last_name: 'Dewi',
    email: 'auditor@contoh.test',
    mobile_number: '+628121110006',
    gender: 'female',
    business_type: 'multiple',
  },
  {
    first_name: 'Sukarno',
    email: 'dua@contoh.test',
    mobile_number: '+628121110007',
    gender: 'male',
    business_type: 'multiple',
  },
] as const

/** Adds confirmed accounts with the sample password. `business/` creates their organisations. */
export async function seedAccounts(strapi: Core.Strapi) {
  for (const person of people) {
    if (await findAccountByEmail(person.email)) continue
    const account = await createAccount({ ...person, password, terms: true, locale: 'id' })
    await updateAccount(account, { confirmed: true })
    strapi.log.info(`Sample account ${person.email} exists`)
  }
}

/** Adds a user of a collective body, who sets up the second factor when signing in for the first time. */
export async function seedCollectiveBody(strapi: Core.Strapi) {
  const email = 'lembaga@contoh.test'
  if (await findAccountByEmail(email)) return
  await strapi.db.transaction(async () => {
    const body = await strapi.db
      .query('api::collective.collective-body')
      .create({ data: { name: 'Lembaga Contoh', active: true } })
    const person = { first_name: 'Nadia', last_name: 'Kusuma', email, language: 'id', active: true } as const
    const user = await createCollectiveUser(person)
    await updateAccount(user, await hashAccountPassword(password))
    await strapi.db
      .query('api::collective.collective-account')
      .create({ data: { ...person, account: user.documentId, body: body.id } })
  })
  strapi.log.info(`Sample account ${email} exists`)
}
