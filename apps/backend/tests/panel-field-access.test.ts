import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { isLongRun } from '#tests/long-run'
import { createMarkedRecords, type Mark } from '#tests/marked-records'
import { openPanel } from '#tests/panel'
import { createPanelAttacks, getOracles } from '#tests/panel-attacks'

const readAction = 'plugin::content-manager.explorer.read'
const superAdmin = 'strapi-super-admin'
const roles = ['support', 'finance', 'sales', 'curator', 'strapi-editor', 'strapi-author', superAdmin]
// Authors read what editors read, and Super Admin reads everything that a role can be granted.
const attackers = isLongRun ? roles : roles.slice(0, 5)

const showsCustomers = (page: string) =>
  `GET /content-manager/${page} shows api::organisation.organisation name`

/** What pages of our own show to a role that cannot read the type: customers to order for, or whose account it reads. */
const shownOnPages: Record<string, string[]> = {
  sales: ['staff-orders/customers', 'sent-emails/customers'].map(showsCustomers),
  finance: ['payment-office/accounts'].map(showsCustomers),
}

type Panel = Awaited<ReturnType<typeof openPanel>>
type Reader = { panel: Panel; fields: Map<string, string[]> }

let backend: Backend
let marked: Awaited<ReturnType<typeof createMarkedRecords>>
let attacks: ReturnType<typeof createPanelAttacks>
const readers = new Map<string, Reader>()

/** The fields of every type that the stored permissions of a role allow. */
async function readableFields(code: string): Promise<Map<string, string[]>> {
  const permissions: { subject: string; properties: { fields?: string[] } }[] = await backend.strapi
    .service('admin::permission')
    .findMany({ where: { role: { code }, action: readAction } })
  return new Map(permissions.map(({ subject, properties }) => [subject, properties.fields ?? []]))
}

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  marked = await createMarkedRecords(backend.strapi)
  attacks = createPanelAttacks(backend.strapi, marked)
  for (const role of roles)
    readers.set(role, { panel: await openPanel(backend, role), fields: await readableFields(role) })
}, 480_000)
afterAll(() => backend.stop())

const getReader = (role: string): Reader => {
  const found = readers.get(role)
  if (!found) throw new Error(`No panel of ${role}`)
  return found
}
const isReadable = ({ fields }: Reader, { uid, field }: Mark) =>
  (fields.get(uid) ?? []).some(name => name === field || name.startsWith(`${field}.`))
const deniedTo = (reader: Reader) => marked.marks.filter(mark => !isReadable(reader, mark))
/** The types with many records that a role can read. */
const ownTypes = ({ fields }: Reader): string[] =>
  marked.uids.filter(
    uid => fields.has(uid) && backend.strapi.contentType(uid as 'api::page.page').kind !== 'singleType',
  )

async function readText({ panel }: Reader, method: string, path: string, body?: object) {
  const response = await fetch(backend.origin + path, {
    method,
    headers: { authorization: `Bearer ${panel.token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  return { path: `${method} ${path}`, status: response.status, text: await response.text() }
}
type Response = Awaited<ReturnType<typeof readText>>

/** The denied values that responses show, as sentences. */
function leaksIn(role: string, responses: Response[]): string[] {
  const denied = deniedTo(getReader(role))
  const leaks = responses.flatMap(({ path, text }) =>
    denied.filter(mark => text.includes(mark.text)).map(({ uid, field }) => `${path} shows ${uid} ${field}`),
  )
  return [...new Set(leaks)].slice(0, 20)
}

/** The readable values of the types themselves that a form does not show. */
async function missingIn(reader: Reader): Promise<string[]> {
  const missing: string[] = []
  for (const uid of ownTypes(reader)) {
    const { documentId } = attacks.getRecord(uid)
    const path = `/content-manager/collection-types/${uid}/${documentId}?locale=id`
    const { status, text } = await readText(reader, 'GET', path)
    if (status !== 200 && !conditional.includes(uid)) missing.push(`${uid} ${status}`)
    if (status === 200)
      for (const mark of marked.marks)
        if (
          mark.uid === uid &&
          isReadable(reader, mark) &&
          !text.includes(mark.text) &&
          !translated.includes(uid)
        )
          missing.push(`${uid} ${mark.field}`)
  }
  return missing
}

/** Types whose records a role sees under a condition that the marked record does not meet. */
const conditional = ['api::contact-message.contact-message', 'api::playlist.playlist']
/** Types whose stored keys the panel shows as words. */
const translated = ['api::audit-entry.audit-entry']

describe.each(attackers)('the role %s', role => {
  test('reads its own fields, but no denied field of any record or relation', async () => {
    const reader = getReader(role)
    // Super Admin is also granted fields that no page shows.
    if (role !== superAdmin) expect(await missingIn(reader)).toEqual([])
    const responses: Response[] = []
    for (const uid of marked.uids)
      for (const path of attacks.getReads(uid, reader.fields.has(uid)))
        responses.push(await readText(reader, 'GET', path))
    expect(leaksIn(role, responses)).toEqual([])
    expect(responses.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([])
  }, 240_000)

  test('reads no denied field in the response of a save, a bulk action or a widget', async () => {
    const reader = getReader(role)
    const responses: Response[] = []
    for (const uid of ownTypes(reader)) {
      const { documentId } = attacks.getRecord(uid)
      const path = `/content-manager/collection-types/${uid}`
      const selected = { documentIds: [documentId], locale: 'id' }
      responses.push(
        await readText(reader, 'PUT', `${path}/${documentId}`, {}),
        await readText(reader, 'POST', `${path}/actions/bulkFindForValidation`, selected),
      )
    }
    for (const action of ['update', 'publish'])
      responses.push(
        await readText(reader, 'GET', `/content-manager/homepage/recent-documents?action=${action}`),
      )
    expect(leaksIn(role, responses)).toEqual([])
  }, 120_000)

  test('reads no denied field from any other route of the panel', async () => {
    const reader = getReader(role)
    const responses: Response[] = []
    for (const path of attacks.panelPaths()) responses.push(await readText(reader, 'GET', path))
    expect(responses.length).toBeGreaterThan(50)
    expect(leaksIn(role, responses)).toEqual(shownOnPages[role] ?? [])
  }, 120_000)

  test('can neither filter nor sort by a denied field, of the type or of a relation', async () => {
    const reader = getReader(role)
    const denied = deniedTo(reader)
    const accepted: string[] = []
    for (const uid of ownTypes(reader))
      for (const [path, owner] of attacks.pathsFrom(uid))
        for (const [at, mark] of denied.filter(mark => mark.uid === owner).entries())
          for (const query of getOracles(path, mark, at)) {
            const list = `/content-manager/collection-types/${uid}?page=1&pageSize=1&${query}`
            const { status } = await reader.panel.call('GET', list)
            // Strapi leaves such names out.
            const ignored = path.length === 0 && /^(sort|fields)/.test(query)
            if (status !== 403 && status !== 400 && !ignored) accepted.push(`${status} ${uid} ${query}`)
          }
    expect(accepted.slice(0, 20)).toEqual([])
  }, 240_000)

  test('sees the same order whichever denied field of its own types it sorts by', async () => {
    const reader = getReader(role)
    for (const uid of ownTypes(reader)) {
      const list = `/content-manager/collection-types/${uid}?page=1&pageSize=20&sort=`
      const order = async (sort: string) => {
        const { body } = await reader.panel.call('GET', list + sort)
        return body.results.map(({ id }: { id: number }) => id)
      }
      const [mark] = deniedTo(reader).filter(mark => mark.uid === uid)
      if (mark)
        expect([uid, await order(`${mark.field}:ASC`)]).toEqual([uid, await order(`${mark.field}:DESC`)])
    }
  })

  test('searches only in fields that it can read', async () => {
    const reader = getReader(role)
    const wrong: string[] = []
    for (const uid of ownTypes(reader).filter(
      uid => !conditional.includes(uid) && !translated.includes(uid),
    )) {
      const texts = marked.marks.filter(mark => mark.uid === uid && typeof mark.value === 'string')
      const denied = texts.filter(mark => !isReadable(reader, mark))
      const [readable] = texts.filter(mark => mark.text.startsWith('mark-') && isReadable(reader, mark))
      for (const mark of [...denied, ...(readable ? [readable] : [])]) {
        const list = `/content-manager/collection-types/${uid}?page=1&pageSize=1&_q=${encodeURIComponent(mark.text)}`
        const { body } = await reader.panel.call('GET', list)
        const total = body.pagination?.total
        if (total !== (mark === readable ? 1 : 0)) wrong.push(`${uid} ${mark.field} ${total}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test('can open every list of its own in the order of the view', async () => {
    const reader = getReader(role)
    for (const uid of ownTypes(reader)) {
      const { body } = await reader.panel.call('GET', `/content-manager/content-types/${uid}/configuration`)
      const { defaultSortBy, defaultSortOrder } = body.data.contentType.settings
      const query = `?page=1&pageSize=50&sort=${defaultSortBy}:${defaultSortOrder}`
      const { status } = await reader.panel.call('GET', `/content-manager/collection-types/${uid}${query}`)
      expect([uid, defaultSortBy, status]).toEqual([uid, defaultSortBy, 200])
    }
  })
})

describe('a record that only the system or members create', () => {
  const written = ['audit-entry', 'consent', 'licence', 'order', 'subscription'].map(
    name => `api::${name}.${name}`,
  )
  const kept = [...written, 'api::collective.collective-read']

  test.each(kept)('cannot be created or removed by any role, not even by Super Admin: %s', async uid => {
    const actions = ['create', 'delete', 'publish'].map(name => `plugin::content-manager.explorer.${name}`)
    const granted = await backend.strapi
      .service('admin::permission')
      .findMany({ where: { subject: uid, action: { $in: actions } } })
    expect(granted).toEqual([])
    const { panel } = getReader(superAdmin)
    const { documentId } = attacks.getRecord(uid)
    const path = `/content-manager/collection-types/${uid}`
    const requests = [
      ['POST', path, {}],
      ['POST', `${path}/clone/${documentId}`, {}],
      ['POST', `${path}/auto-clone/${documentId}`, {}],
      ['DELETE', `${path}/${documentId}`, undefined],
      ['POST', `${path}/actions/bulkDelete`, { documentIds: [documentId] }],
    ] as const
    for (const [method, address, body] of requests)
      expect([address, (await panel.call(method, address, body)).status]).toEqual([address, 403])
    expect((await panel.read(uid, documentId)).status).toBe(200)
  })

  test.each(['session', 'second-factor', 'tax-file', 'recovery-code', 'code', 'invitation'])(
    'cannot even be read by Super Admin if it is for programs: %s',
    async name => {
      const uid = `api::${name}.${name}`
      const { panel } = getReader(superAdmin)
      expect((await panel.list(uid)).status).toBe(403)
      expect((await panel.read(uid, attacks.getRecord(uid).documentId)).status).toBe(403)
    },
  )
})
