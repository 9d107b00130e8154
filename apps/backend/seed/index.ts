import type { Core } from '@strapi/strapi'
import { seedAccounts, seedCollectiveBody } from './accounts'
import { seedBusiness } from './business'
import { seedCatalogue } from './catalogue'
import { seedContent } from './content'
import { seedPlayback } from './playback'

/** Runs at every start with SEED=sample. Each step adds only what is missing. */
export async function seedSample(strapi: Core.Strapi) {
  await seedContent(strapi, { samples: true })
  await seedCatalogue(strapi)
  await seedAccounts(strapi)
  await seedCollectiveBody(strapi)
  await seedBusiness(strapi)
  await seedPlayback(strapi)
}
