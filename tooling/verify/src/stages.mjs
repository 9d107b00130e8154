import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { faultPrograms } from './fault-injection/programs.mjs'

async function withStack(name, options, work) {
  const dataDir = await createSeededDataFolder(name)
  const stack = await startStack({ ports: await findFreePorts(), dataDir, ...options })
  try {
    return await work(stack)
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}

const counted = (total, failures) => ({ passed: total - failures.length, failed: failures.length, failures })

async function pageWeight(print) {
  const { measurePortalPages } = await import('./page-weight/portal-build.mjs')
  const { measurePlayer } = await import('./page-weight/player-build.mjs')
  const { measureCheckPages } = await import('./page-weight/check-pages.mjs')
  const pages = [
    ...['id', 'en'].flatMap(locale => measurePortalPages(locale).map(page => ({ locale, ...page }))),
    { locale: 'id, en', name: 'player', ...measurePlayer() },
    ...(await measureCheckPages()),
  ]
  const lines = pages.map(
    ({ locale, name, script, bytes = script, requests, over }) =>
      `${locale} ${name}: ${(bytes / 1000).toFixed(1)} kB, ${requests} requests${over.length > 0 ? `, over budget: ${over.join(', ')}` : ''}`,
  )
  for (const line of lines) print(line)
  return counted(
    pages.length,
    lines.filter((_, index) => pages[index].over.length > 0),
  )
}

async function lighthouse(print) {
  const { auditSite } = await import('./bench/lighthouse-site.mjs')
  const { siteTableHead, formatSiteTableRow } = await import('./bench/lighthouse-table.mjs')
  print(siteTableHead)
  return withStack(
    'lighthouse',
    { only: ['mailbox', 'backend', 'marketing', 'player'] },
    async ({ urls }) => {
      const onPage = page => print(formatSiteTableRow(page))
      const pages = await auditSite({
        site: urls.site,
        player: urls.player,
        chromium: process.env.CHROMIUM_PATH,
        onPage,
      })
      return counted(pages.length, pages.filter(({ over }) => over.length > 0).map(formatSiteTableRow))
    },
  )
}

/** Audits every page of the portal that can be reached by links, as a visitor and as the sample owner. */
async function lighthousePortal(print) {
  const { auditPortal } = await import('./bench/lighthouse-site.mjs')
  const { siteTableHead, formatSiteTableRow } = await import('./bench/lighthouse-table.mjs')
  print(siteTableHead)
  return withStack('lighthouse-portal', { only: ['mailbox', 'backend', 'portal'] }, async ({ urls }) => {
    const onPage = page => print(formatSiteTableRow(page))
    const pages = await auditPortal({ portal: urls.portal, chromium: process.env.CHROMIUM_PATH, onPage })
    return counted(pages.length, pages.filter(({ over }) => over.length > 0).map(formatSiteTableRow))
  })
}

/** Checks whether response times reveal if an account exists. */
async function timing(print) {
  const { measureTiming, formatTimingTable } = await import('./bench/account-timing.mjs')
  const env = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', SAMPLE_TRACKS: '0' }
  return withStack('timing', { env, only: ['mailbox', 'backend'] }, async ({ urls }) => {
    const rows = await measureTiming({ api: urls.api })
    const table = formatTimingTable(rows)
    print(table)
    const failed = rows.filter(({ ok }) => !ok).length
    return { passed: rows.length - failed, failed, failures: failed > 0 ? [table] : [], summary: table }
  })
}

async function faults(name, print) {
  const { checked, misses } = await faultPrograms[name](print)
  return counted(checked, misses)
}

const withFailed = ({ passed, failures }) => ({ passed, failed: failures.length, failures })

/**
 * The stages by their names in `npm run verify -- NAME`. Each prints its findings and returns its counts.
 */
export const stages = {
  'page-weight': pageWeight,
  'multi-instance': async print =>
    (await import('./multi-instance/check-multi-instance.mjs')).checkMultiInstance(print),
  'image-smoke-test': async print =>
    withFailed(await (await import('./image-smoke-test/check-images.mjs')).checkImages(print)),
  proxy: async print => withFailed(await (await import('./proxy/check-proxy.mjs')).checkProxy(print)),
  'static-host': async print =>
    withFailed(await (await import('./static-host/check-static-host.mjs')).checkStaticHost(print)),
  'event-loop': async print =>
    withFailed(await (await import('./event-loop/check-event-loop.mjs')).checkEventLoop(print)),
  lighthouse,
  'lighthouse-portal': lighthousePortal,
  ...Object.fromEntries(
    Object.keys(faultPrograms).map(name => [`faults-${name}`, print => faults(name, print)]),
  ),
  timing,
}
