import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

const client = join(root, 'apps/portal/build/client')

/** The pages without the framework's script. Their budget is `light`. */
const entryPages = [
  ...['sign-in', 'sign-in-second-factor', 'google-join', 'register', 'start-trial', 'verify', 'invitation'],
  ...['forgot-password', 'verify-code', 'reset-password', 'join-remote'],
]
const light = { script: 5_000, requests: 3 }
/** The budget for the lists that members open most often. */
const frequent = { script: 115_000, requests: 10 }
/** The budget for the list of orders, beside which requests and quotations are listed. */
const orderList = { script: 118_000, requests: 10 }
/** The budget for member pages without a form, which do not load the form code. */
const formless = { script: 120_000, requests: 12 }
/** The budget for the dashboard, which shows what plays in all zones. */
const board = { script: 126_500, requests: 11 }
const usual = { script: 135_000, requests: 13 }
/** The budget for pages with a form that also show zones, a payment, lines of an order, tracks or an announcement. */
const rich = { script: 142_000, requests: 14 }
/** The budget for the pages of one announcement, on which it is recorded and planned. */
const announcement = { script: 140_000, requests: 14 }
/** The budget for the remotes, on which songs are liked, banned and reported. */
const control = { script: 143_000, requests: 13 }
/** The budget for the schedule pages and the cart. */
const large = { script: 146_000, requests: 12 }

const budgets = new Map([
  ['orders', orderList],
  ['business-units', frequent],
  ...['zone-schedule', 'unit-schedule', 'organisation-schedule', 'cart'].map(name => [name, large]),
  ...['remote', 'staff-remote'].map(name => [name, control]),
  ...['announcement', 'new-announcement'].map(name => [name, announcement]),
  ['dashboard', board],
  ...[
    ...['order', 'pay-order', 'pay-orders', 'payment', 'pay-link', 'pay-link-payment', 'withholding'],
    ...['zones', 'zone-wall', 'zone', 'playlist', 'announcements', 'groups', 'group'],
    ...['change-subscription', 'order-requests', 'order-approval', 'quotation', 'user'],
    'renew-units',
  ].map(name => [name, rich]),
])

/** Returns the compressed size of a file in bytes. Files smaller than 200 bytes are not compressed. */
export const getCompressedSize = path => {
  const compressed = join(client, `${path}.br`)
  return statSync(existsSync(compressed) ? compressed : join(client, path)).size
}
const getCode = path => readFileSync(join(client, path), 'utf8')

function asset(shape) {
  const name = readdirSync(join(client, 'assets')).find(file => shape.test(file))
  if (!name) throw new Error(`The portal's build has no file like ${shape}`)
  return `/assets/${name}`
}

/** Returns the scripts together with their static imports. */
function withImports(paths) {
  const collected = new Set(paths)
  for (const path of collected)
    for (const [, name] of getCode(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      collected.add(`/assets/${name}`)
  return [...collected]
}

function getChain(routes, id) {
  const chain = []
  for (let at = routes[id]; at; at = routes[at.parentId]) chain.push(at)
  return chain
}

/** Measures the page's own script, style sheet and document. */
function measureEntryPage(name) {
  const script = getCompressedSize(asset(/^entry-script-[\w-]+\.js$/))
  return {
    name,
    script,
    words: 0,
    requests: 3,
    files: [],
    over: listExceeded({ script, requests: 3 }, light),
  }
}

const listExceeded = (measured, budget) => Object.keys(budget).filter(what => measured[what] > budget[what])

/** Lists the message groups loaded by scripts, e.g. by `await load("zones","zone")`. */
const listGroups = paths =>
  paths.flatMap(path =>
    [...getCode(path).matchAll(/\bawait [\w$]+\(((?:"[\w-]+",?)+)\)/g)].flatMap(([, names]) =>
      names.replaceAll('"', '').split(','),
    ),
  )

/**
 * Measures every page of the portal in one language from the build: the size of the scripts after Brotli
 * compression, the share of texts in that size, and the page's own requests (without texts and fonts).
 * `over` lists the exceeded budgets.
 */
export function measurePortalPages(locale = 'id') {
  const text = getCode(asset(/^manifest-\w+\.js$/))
  const { routes, entry } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const manifest = asset(new RegExp(`^manifest-${locale}-\\w+\\.js$`))
  const common = asset(new RegExp(`^messages-${locale}-.+\\.js$`))
  const getGroup = group => asset(new RegExp(`^${group}(?:-pages)?-${locale}-.+\\.js$`))
  return Object.keys(routes)
    .filter(id => id.startsWith(`${locale}:`) && /\bdefault\b/.test(getCode(routes[id].module)))
    .map(id => {
      const name = id.slice(locale.length + 1)
      const chain = getChain(routes, id)
      if (entryPages.includes(name) || chain.some(({ id: one }) => one === `${locale}:collective-shell`))
        return measureEntryPage(name)
      const linked = withImports([
        manifest,
        ...[entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]),
      ])
      const hasForm = linked.some(path => path.startsWith('/assets/forms-'))
      const listed = [common, ...new Set(listGroups(linked).map(getGroup))]
      const sum = paths => paths.reduce((all, path) => all + getCompressedSize(path), 0)
      const script = sum(linked) + sum(listed)
      const requests = linked.length + 2
      const over = listExceeded({ script, requests }, budgets.get(name) ?? (hasForm ? usual : formless))
      return { name, script, words: sum(listed), requests, files: [...linked, ...listed], over }
    })
    .sort((a, b) => b.script - a.script)
}
