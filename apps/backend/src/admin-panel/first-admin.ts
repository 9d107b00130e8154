import type { Core } from '@strapi/strapi'
import { environment } from '../runtime/environment'

/** Creates the first admin account from the environment, unless an admin account exists. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  const users = strapi.service('admin::user')
  if (!email || !password || (await users.exists())) return
  await users.createFirstAdmin({ email, password, firstname: 'Admin', lastname: environment.APP_TITLE })
}
