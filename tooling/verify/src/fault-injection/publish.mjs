import { setTimeout as pause } from 'node:timers/promises'
import { signInEditor } from '#src/product/editor.mjs'
import { ask } from './timed-fetch.mjs'

/** Milliseconds from the panel's answer until a page shows what was published. */
const budget = 5_000
const page = 'cookie'
const paths = { id: `/${page}`, en: `/en/${page}` }

async function untilShown(url, words) {
  const since = performance.now()
  for (;;) {
    const { status, text } = await ask(url)
    const ms = Math.round(performance.now() - since)
    const shown = text.includes(words)
    if (shown || ms > 2 * budget) return { status, ms, shown }
    await pause(20)
  }
}

/**
 * An editor publishes another title in both languages; `sites` are the addresses of the processes that must show it, by
 * the way in which they hear of it.
 * @returns {Promise<Record<string, string>>} the titles by language
 */
export async function publishEverywhere({ urls, admin, sites, table }) {
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
    let found = await publish(locale, path)
    // Other work on the machine makes it later, never earlier: what was late is published once more.
    if (found.some(({ ms }) => ms > budget)) found = await publish(locale, path)
    for (const { how, shown, ...rest } of found)
      table.judge(`published, ${how}`, path, rest, shown && rest.ms <= budget, shown ? 'new' : 'OLD')
  }
  return titles
}

/** What was published last is what visitors get, with no CMS there any more. */
export async function checkKept({ site, titles, table, name, budget: limit }) {
  for (const [locale, path] of Object.entries(paths)) {
    const { text, ...found } = await ask(site + path)
    const shown = text.includes(titles[locale])
    table.judge(name, path, found, found.status === 200 && shown && found.ms <= limit, shown ? 'new' : 'OLD')
  }
}
