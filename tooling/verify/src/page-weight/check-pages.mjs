import { join } from 'node:path'
import { createToolEnvironment } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { launchService, waitUntilHealthy } from '@bgm/cli/processes'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { builtServices, getServiceUrls } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { sampleCodes, startSampleBackend } from './sample-licences.mjs'

/**
 * The maximum size of the whole document in bytes before compression, because a check must work even on the
 * slowest connection.
 */
const budget = 20_000

/** Runs `work` with the URL of the built site. Its backend only responds to licence checks. */
async function withCheckPages(work) {
  const backend = await startSampleBackend()
  const dataDir = createTemporaryFolder('check-pages')
  const ports = await findFreePorts()
  const { env, ...definition } = builtServices.marketing(ports)
  const settings = buildStackSettings({ ports, dataDir, secrets: loadLocalSecrets(dataDir) })
  const site = launchService({
    command: process.execPath,
    ...definition,
    env: { ...createToolEnvironment(), ...settings, API_URL: backend.url, CMS_API_URL: backend.url, ...env },
    log: join(dataDir, 'marketing.log'),
  })
  try {
    const { site: url } = getServiceUrls(ports)
    await waitUntilHealthy(site, `${url}/healthz`)
    return await work(url)
  } finally {
    await site.stop()
    await backend.close()
    removeFolder(dataDir)
  }
}

const loaded = /<(?:script|img|source|iframe)\b|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"/g

/** Measures the licence check page in every state and both languages: document bytes and requests. */
export const measureCheckPages = () =>
  withCheckPages(async url => {
    const pages = []
    for (const locale of ['id', 'en'])
      for (const [state, code] of Object.entries(sampleCodes)) {
        const path = `${locale === 'en' ? '/en' : ''}/l/${code.toLowerCase()}`
        const html = await fetch(url + path).then(response => response.text())
        const bytes = Buffer.byteLength(html)
        const requests = 1 + (html.match(loaded)?.length ?? 0)
        const over = [bytes > budget && 'bytes', requests > 1 && 'requests'].filter(Boolean)
        pages.push({ locale, name: `licence check, ${state}`, bytes, requests, over })
      }
    return pages
  })
