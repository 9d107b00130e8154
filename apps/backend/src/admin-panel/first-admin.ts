import type { Core } from '@strapi/strapi'
import { environment } from '../runtime/environment'

/** The first account of the admin panel, where the environment names one and there is none yet. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  const users = strapi.service('admin::user')
  if (!email || !password || (await users.exists())) return
  await users.createFirstAdmin({ email, password, firstname: 'Admin', lastname: environment.APP_TITLE })
}
