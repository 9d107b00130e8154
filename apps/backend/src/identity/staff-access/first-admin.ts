import type { Core } from '@strapi/strapi'
import { environment } from '#src/platform/runtime/environment'
import { findStaffPasswordFault } from './passwords'
import { addSampleSecondFactor } from './second-factor'

/** Creates the first admin account from the environment, unless an admin account exists. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  const users = strapi.service('admin::user')
  if (!email || !password || (await users.exists())) return
  if (findStaffPasswordFault(password) !== null)
    throw new Error('ADMIN_PASSWORD needs 12 to 72 characters and must not be a common or leaked password')
  await users.createFirstAdmin({ email, password, firstname: 'Admin', lastname: environment.APP_TITLE })
}

const sampleSeeds = ['sample', 'small', 'large']

/** With sample data, the first administrator has a known second factor, which `npm start` prints. */
export async function ensureSampleSecondFactor(): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_TOTP_SECRET: secret, SEED } = environment
  if (email && secret && sampleSeeds.includes(SEED)) await addSampleSecondFactor(email, secret)
}
