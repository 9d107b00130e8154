import type { Core } from '@strapi/strapi'
import type { AnyJob } from '#src/platform/jobs/job'
import type { environment } from '#src/platform/runtime/environment'
import { seedAccounts, seedCollectiveBody } from './accounts'
import { seedBusiness } from './business'
import { seedCatalogue } from './catalogue'
import { seedContent } from './content'
import { seedLarge, seedSizes } from './large'
import { sampleMusicJob } from './music/generate'
import { seedPlayback } from './playback'
import { sampleUsageJob } from './playback/usage'

/** Adds what is missing of the sample data. Runs at every start with samples. */
async function seedSample(strapi: Core.Strapi) {
  await seedContent(strapi, { samples: true })
  await seedCatalogue(strapi)
  await seedAccounts(strapi)
  await seedCollectiveBody(strapi)
  await seedBusiness(strapi)
  await seedPlayback(strapi)
}

type Seed = typeof environment.SEED

/** The jobs that add the slower parts of the sample data. */
export const listSeedJobs = (seed: Seed): AnyJob[] =>
  seed === 'none' || seed === 'content' ? [] : [sampleMusicJob, sampleUsageJob]

/** Adds the data that a start asks for. */
export async function addSeed(strapi: Core.Strapi, seed: Seed): Promise<void> {
  if (seed === 'none') return
  if (seed === 'content') return seedContent(strapi, { samples: false })
  await seedSample(strapi)
  if (seed !== 'sample') await seedLarge(strapi, seedSizes[seed])
}
