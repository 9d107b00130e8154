import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackend()
  panel = await openPanel(backend)
}, 480_000)
afterAll(() => backend.stop())

const order = 'api::order.order'
const lists = [`relations/${order}/business_unit`, `collection-types/${order}`]

const unknownPaths = [
  `relations/${order}/none`,
  `relations/${order}/constructor`,
  'relations/none/none',
  'relations/__proto__/x',
  'relations/constructor/x',
  'collection-types/__proto__',
  `relations/${order}/none-of-this-id/business_unit`,
]

const queries = [
  'id=abc',
  'id[]=1',
  'id[a]=1',
  'id=1e999',
  `id=${'9'.repeat(30)}`,
  'idsToOmit=1',
  'idsToOmit[]=abc',
  'idsToOmit[a]=b',
  'idsToInclude[][]=1',
  `idsToInclude[]=${'9'.repeat(30)}`,
  'page=-1',
  'page=x',
  'page=1e999',
  'page=99999999999999999999',
  'pageSize=0',
  'pageSize[]=1',
  '_q[]=x',
  '_q[a]=x',
  `_q=${'%25'.repeat(50)}`,
  '_q=%00',
  '_filter=$nothing',
  '_filter[]=x',
  'status=none',
  'status[]=draft',
  'locale=none',
  'locale[]=id',
  'locale[a]=id',
  'component=none',
  'component[]=x',
  'sort=none',
  'sort=none:asc',
  'sort[]=name:sideways',
  'sort[a][b]=c',
  'sort=business_unit',
  'fields=none',
  'fields[]=none',
  'fields[a]=b',
  'populate=none',
  'populate[none]=*',
  'populate[]=none',
  'filters=x',
  'filters[none]=x',
  'filters[name][$none]=x',
  'filters[$and]=x',
  'filters[$and][]=x',
  'filters[$and][0]=x',
  'filters[$or][0][name][$in]=x',
  'filters[$not]=x',
  'filters[id][$between]=1',
  'filters[id]=abc',
  'filters[id][$eq]=abc',
  'filters[id][$in][]=abc',
  'filters[createdAt][$gt]=abc',
  'filters[business_unit]=abc',
  'filters[business_unit][none]=abc',
  'filters[business_unit][id][$null]=abc',
  'pagination=x',
  'pagination[page]=x',
  'pagination[pageSize]=-5',
  'pagination[start]=x&pagination[limit]=y',
  'params[x]=y',
  '__proto__[x]=y',
  'constructor=x',
  'filters[constructor]=x',
  'sort=constructor',
]

/** Returns the paths that get a 5xx. */
async function findFailing(paths: string[]): Promise<string[]> {
  const failing: string[] = []
  for (const path of paths) {
    const { status } = await panel.call('GET', `/content-manager/${path}`)
    if (status >= 500) failing.push(`${status} ${path}`)
  }
  return failing
}

test.each(lists)('no query to the panel’s %s is an internal error', async path => {
  expect(await findFailing(queries.map(query => `${path}?${query}`))).toEqual([])
})

test('no unknown model or relation of the panel is an internal error', async () => {
  expect(await findFailing(unknownPaths.flatMap(path => [path, `${path}?sort=none&_q=x`]))).toEqual([])
})

test('the panel’s own queries are accepted', async () => {
  const own = [
    `relations/${order}/business_unit?page=1&pageSize=10&_q=toko&_filter=$containsi`,
    `collection-types/${order}?page=1&pageSize=10&sort=number:DESC&_q=MB`,
    `collection-types/${order}?sort=business_unit.name:ASC&filters[$and][0][number][$contains]=1`,
    'collection-types/api::page.page?page=1&sort=title:ASC&locale=id',
  ]
  for (const path of own)
    expect([path, (await panel.call('GET', `/content-manager/${path}`)).status]).toEqual([path, 200])
})

test.each([
  '/upload/folders',
  '/upload/files',
  '/admin/users',
  '/content-manager/collection-types/api::page.page',
])('%s refuses the parameters of the database’s own queries', async path => {
  const ownNames = [
    'where[createdBy][password][$startsWith]=a',
    'orderBy[createdBy][password]=asc',
    'select=*',
  ]
  for (const name of ownNames) expect((await panel.call('GET', `${path}?${name}`)).status).toBe(400)
})
