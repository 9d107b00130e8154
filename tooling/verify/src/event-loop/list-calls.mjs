/** Queries that make a list as long as it can be. */
const queries = {
  '/api/business-units': ['', '?page_size=100', '?q=contoh', '?sort=-expired_date&page_size=100'],
  '/api/orders': ['', '?page_size=100'],
  '/api/audit-entries': ['', '?page_size=100'],
  '/api/zones': ['', '?page_size=100', '?q=zona'],
  '/api/tracks': ['', '?page_size=100', '?q=ka'],
  '/api/own-playlists': ['', '?page_size=100'],
  '/api/changes': ['?wait=0'],
}

/** What the parameter of a route stands for, by the part of the path before it. */
const parameters = [
  ['business-units/:id', 'unit'],
  ['zones/:id', 'zone'],
  ['announcements/:id', 'announcement'],
  ['own-playlists/:id', 'playlist'],
  ['playlists/:id', 'playlist'],
  ['orders/:id', 'order'],
  ['tracks/:id', 'track'],
  ['licences/:code', 'licence'],
  ['units/:id', 'unit'],
  [':month', 'month'],
]

/** Requests of the panel's lists, which are one route with the content type as a parameter. */
const panelLists = [
  'api::business-unit.business-unit',
  'api::order.order',
  'api::subscription.subscription',
  'api::audit-entry.audit-entry',
  'api::organisation.organisation',
  'api::track.track',
  'api::playlist.playlist',
].map(type => `/content-manager/collection-types/${type}?page=1&pageSize=100`)

/** Finds a record of each kind in the full organisation. */
export async function findRecords(records) {
  const find = async statement => Object.values((await records.rows(statement))[0] ?? {})[0]
  const organisation = "(select id from organisations where name = 'Perusahaan Contoh 001')"
  return {
    unit: await find(
      `select document_id from business_units where organisation_id = ${organisation} order by id limit 1`,
    ),
    order: await find(
      `select document_id from orders where organisation_id = ${organisation} order by id limit 1`,
    ),
    zone: await find('select document_id from zones order by id desc limit 1'),
    announcement: await find('select document_id from announcements order by id desc limit 1'),
    playlist: await find('select document_id from playlists order by id desc limit 1'),
    track: await find(
      "select document_id from tracks where document_id like 'generated-%' order by id limit 1",
    ),
    licence: await find('select code from licences order by id desc limit 1'),
    month: new Date().toISOString().slice(0, 7),
  }
}

function fillIn(route, available) {
  let path = route
  for (const [part, name] of parameters)
    if (available[name]) path = path.replace(part, part.replace(/:\w+/, available[name]))
  return path.includes(':') || path.includes('(') ? null : path
}

/** Lists the calls to measure, and the routes for which there is no record. */
export function listCalls(routes, available) {
  const skipped = []
  const calls = []
  for (const route of new Set(routes.filter(path => path.startsWith('/api/')))) {
    const path = fillIn(route, available)
    if (path === null) skipped.push(route)
    else
      for (const query of queries[path] ?? ['']) {
        calls.push({ path: path + query, caller: 'member' })
        calls.push({ path: path + query, caller: 'server' })
      }
  }
  for (const path of panelLists) calls.push({ path, caller: 'panel' })
  return { calls, skipped }
}
