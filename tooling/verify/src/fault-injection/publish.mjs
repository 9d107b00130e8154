import { setTimeout as pause } from 'node:timers/promises'
import { signInEditor } from '#src/product/editor.mjs'
import { timedFetch } from './timed-fetch.mjs'

/** The milliseconds from the panel's response until a page shows the published title. */
const budget = 5_000
const page = 'cookie'
const paths = { id: `/${page}`, en: `/en/${page}` }

async function untilShown(url, marker) {
  const since = performance.now()
  for (;;) {
    const { status, text } = await timedFetch(url)
    const ms = Math.round(performance.now() - since)
    const shown = text.includes(marker)
    if (shown || ms > 2 * budget) return { status, ms, shown }
    await pause(20)
  }
}

/**
 * Publishes a new title in both languages. `sites` contains the processes that must show the title, keyed by
 * the way they are notified.
 * @returns {Promise<Record<string, string>>} the titles by language
 */
export async function publishTitles({ urls, admin, sites, findings }) {
  const editor = await signInEditor(urls.backend, admin)
  const titles = {}
  const publish = async (locale, path) => {
    titles[locale] = `Terbit ${locale} ${Date.now()}`
    await editor.publish(page, locale, titles[locale])
    return Promise.all(
      Object.entries(sites).map(async ([how, site]) => ({
        how,
        ...(await untilShown(site + path, titles[locale])),
      })),
    )
  }
  for (const [locale, path] of Object.entries(paths)) {
    let results = await publish(locale, path)
    // A busy machine can only add delay, so if a result is late, it is measured again.
    if (results.some(({ ms }) => ms > budget)) results = await publish(locale, path)
    for (const { how, shown, ...rest } of results)
      findings.addPage(`published, ${how}`, path, rest, shown && rest.ms <= budget, shown ? 'new' : 'OLD')
  }
  return titles
}

/** Checks that visitors still get the content published last while the CMS is unavailable. */
export async function checkLastPublished({ site, titles, findings, name, budget: limit }) {
  for (const [locale, path] of Object.entries(paths)) {
    const { text, ...response } = await timedFetch(site + path)
    const shown = text.includes(titles[locale])
    findings.addPage(
      name,
      path,
      response,
      response.status === 200 && shown && response.ms <= limit,
      shown ? 'new' : 'OLD',
    )
  }
}
