import { freePorts } from '@bgm/cli/ports'
import { seededData } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { ask } from './timed-fetch.mjs'

/** A page that was never made waits for the CMS this long, then says so. */
const budget = 10_000
// Not until it is ready: that takes until every page is there.
const services = {
  ...builtServices,
  marketing: ports => {
    const service = builtServices.marketing(ports)
    return { ...service, health: service.health.replace('/readyz', '/healthz') }
  },
}

/**
 * A site that kept nothing yet, while its CMS is slow: the first visitor waits and gets the page. While it hangs: an
 * error page in both languages, which is not kept.
 */
export async function checkCold({ proxy, start, pages, table }) {
  const cold = { ports: await freePorts(), dataDir: await seededData('faults-cold'), services }
  proxy.fail('hanging')
  const hanging = await start(cold)
  for (const page of ['/', '/en/license']) {
    const { text, ...found } = await ask(hanging.urls.site + page)
    const said = text.includes('</html>') && found.status === 503
    table.judge('cold, hanging', page, found, said && found.ms <= budget, said ? 'says so' : 'SAYS NOTHING')
  }
  await hanging.stop()
  proxy.fail('slow')
  const slow = await start(cold)
  for (const page of pages) {
    const { text, ...found } = await ask(slow.urls.site + page)
    const whole = found.status === 200 && /<\/(?:html|urlset)>/.test(text)
    table.judge('cold, slow', page, found, whole && found.ms <= budget, whole ? 'whole' : 'NOT WHOLE')
  }
  await slow.stop()
  proxy.fail(null)
}
