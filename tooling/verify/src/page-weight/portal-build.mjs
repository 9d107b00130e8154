import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

const client = join(root, 'apps/portal/build/client')

/** The pages without the framework's script, and the budgets of these and of the other pages. */
const entryPages = [
  ...['sign-in', 'pass', 'google-join', 'register', 'verify', 'invitation'],
  ...['forgot-password', 'verify-code', 'reset-password', 'join-remote'],
]
const light = { script: 5_000, requests: 3 }
/** Member pages without a form do not load the code for forms. */
const formless = { script: 127_000, requests: 13 }
const usual = { script: 136_000, requests: 13 }
/** Pages that draw music, a week, a payment, zones, who controls them, or what was played. */
const rich = { script: 146_000, requests: 16 }
const week = { script: 148_500, requests: 16 }

/** Pages outside the signed-in layout that also load its texts. */
const insideToo = ['terms', 'pay-link', 'pay-link-payment', 'staff-remote']

const payments = ['pay-order', 'pay-orders', 'payment', 'pay-link', 'pay-link-payment']
const schedules = ['zone-schedule', 'unit-schedule', 'organisation-schedule']

const remotes = ['remote', 'staff-remote']

const board = ['zones', 'zone-wall', 'change-zones', 'zone-batch']

const richPages = [
  ...payments,
  ...['announcement', 'new-announcement', 'integrations', 'webhook', 'zone-wall'],
  'zones',
  'zone',
  'business-unit',
  'order',
  'music',
  'playlist',
  'curated-playlist',
  'licences',
  'remote',
  'staff-remote',
  'usage',
]

/** Texts that only some pages load. */
const groups = {
  dashboard: ['dashboard'],
  announcements: [
    ...['announcements', 'new-announcement', 'announcement', 'delete-announcement'],
    'zone-announcements',
  ],
  integrations: [
    ...['integrations', 'new-api-key', 'revoke-api-key', 'new-webhook', 'webhook', 'remove-webhook'],
  ],
  account: [...['account', 'contact', 'security', 'second-factor', 'consents', 'account-removal'], 'terms'],
  zones: [
    ...board,
    'zone',
    'zone-repetition',
    'unpair',
    'business-unit',
    ...schedules,
    ...remotes,
    'pair',
    ...['incidents', 'uptime', 'zone-announcements'],
  ],
  'zone-board': board,
  zone: ['zone', 'zone-repetition', 'unpair', 'business-unit', ...schedules],
  incidents: ['incidents', 'uptime', 'opening-hours'],
  schedule: [...schedules, 'unit-calendar', 'announcements', 'new-announcement', 'announcement'],
  remote: remotes,
  'remote-passes': [...remotes, 'zone', 'business-unit'],
  pairing: ['pair'],
  usage: ['usage', 'usage-play', 'usage-disputes', 'new-usage-dispute'],
  music: ['music', 'curated-playlist', 'use-playlist', 'artist', 'playlists', 'playlist'],
  playlists: ['music', 'curated-playlist', 'playlists', 'new-playlist', 'delete-playlist', 'playlist'],
  payments: ['orders', 'order', 'renew-units', ...payments],
  licences: ['licences', 'licence', 'licence-batch'],
  'single-page': ['import-units', 'unit-import', 'roles'],
}

/** Files below 200 bytes are not compressed. */
export const sizeOf = path => {
  const compressed = join(client, `${path}.br`)
  return statSync(existsSync(compressed) ? compressed : join(client, path)).size
}
const codeOf = path => readFileSync(join(client, path), 'utf8')

function asset(shape) {
  const name = readdirSync(join(client, 'assets')).find(file => shape.test(file))
  if (!name) throw new Error(`The portal's build has no file like ${shape}`)
  return `/assets/${name}`
}

/** Scripts with their static imports. */
function withImports(paths) {
  const collected = new Set(paths)
  for (const path of collected)
    for (const [, name] of codeOf(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      collected.add(`/assets/${name}`)
  return [...collected]
}

function chainOf(routes, id) {
  const chain = []
  for (let at = routes[id]; at; at = routes[at.parentId]) chain.push(at)
  return chain
}

/** The page's own script, stylesheet and document. */
function measureEntryPage(name) {
  const script = sizeOf(asset(/^entry-script-[\w-]+\.js$/))
  return {
    name,
    script,
    words: 0,
    requests: 3,
    files: [],
    over: listExceeded({ script, requests: 3 }, light),
  }
}

function budgetOf(name, linked) {
  if (schedules.includes(name)) return week
  if (richPages.includes(name)) return rich
  return linked.some(path => path.startsWith('/assets/forms-')) ? usual : formless
}

const listExceeded = (measured, budget) => Object.keys(budget).filter(what => measured[what] > budget[what])

/**
 * Measures every page of the portal in one language from the build: script size after Brotli, the texts' share of it,
 * and the requests of the page itself (without texts and font). `over` names the exceeded budgets.
 */
export function measurePortalPages(locale = 'id') {
  const text = codeOf(asset(/^manifest-\w+\.js$/))
  const { routes, entry } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const manifest = asset(new RegExp(`^manifest-${locale}-\\w+\\.js$`))
  const parts = [
    asset(new RegExp(`^messages-${locale}-.+\\.js$`)),
    asset(new RegExp(`^signed-in-${locale}-.+\\.js$`)),
  ]
  const groupOf = group => asset(new RegExp(`^${group}-${locale}-.+\\.js$`))
  return Object.keys(routes)
    .filter(id => id.startsWith(`${locale}:`) && /\bdefault\b/.test(codeOf(routes[id].module)))
    .map(id => {
      const name = id.slice(locale.length + 1)
      const chain = chainOf(routes, id)
      if (entryPages.includes(name) || chain.some(({ id: one }) => one === `${locale}:collective-shell`))
        return measureEntryPage(name)
      const linked = withImports([
        manifest,
        ...[entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const inside = insideToo.includes(name) || chain.some(({ id: one }) => one === `${locale}:shell`)
      const loaded = Object.keys(groups).filter(group => groups[group].includes(name))
      const listed = [...(inside ? parts : parts.slice(0, 1)), ...loaded.map(groupOf)]
      const sum = paths => paths.reduce((all, path) => all + sizeOf(path), 0)
      const script = sum(linked) + sum(listed)
      const requests = linked.length + 2
      const over = listExceeded({ script, requests }, budgetOf(name, linked))
      return { name, script, words: sum(listed), requests, files: [...linked, ...listed], over }
    })
    .sort((a, b) => b.script - a.script)
}
