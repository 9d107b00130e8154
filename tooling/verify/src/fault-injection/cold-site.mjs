import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { timedFetch } from './timed-fetch.mjs'

/** The maximum time in milliseconds for which an uncached page waits for the CMS. */
const budget = 10_000
// The checks do not wait for readiness, which would require every page to be cached.
const services = {
  ...builtServices,
  marketing: ports => {
    const service = builtServices.marketing(ports)
    return { ...service, health: service.health.replace('/readyz', '/healthz') }
  },
}

/**
 * Checks a site with an empty cache. While the CMS is slow, the first visitor waits for the page. While the
 * CMS hangs, visitors get an error page in their language, which is not cached.
 */
export async function checkColdStart({ proxy, start, pages, findings }) {
  const cold = {
    ports: await findFreePorts(),
    dataDir: await createSeededDataFolder('faults-cold'),
    services,
  }
  proxy.fail('hanging')
  const hanging = await start(cold)
  for (const page of ['/', '/en/license']) {
    const { text, ...found } = await timedFetch(hanging.urls.site + page)
    const explained = text.includes('</html>') && found.status === 503
    findings.addPage(
      'cold, hanging',
      page,
      found,
      explained && found.ms <= budget,
      explained ? 'says so' : 'SAYS NOTHING',
    )
  }
  await hanging.stop()
  proxy.fail('slow')
  const slow = await start(cold)
  for (const page of pages) {
    const { text, ...found } = await timedFetch(slow.urls.site + page)
    const complete = found.status === 200 && /<\/(?:html|urlset)>/.test(text)
    findings.addPage(
      'cold, slow',
      page,
      found,
      complete && found.ms <= budget,
      complete ? 'whole' : 'NOT WHOLE',
    )
  }
  await slow.stop()
  proxy.fail(null)
}
