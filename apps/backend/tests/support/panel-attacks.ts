import type { Core } from '@strapi/strapi'
import { isLongRun } from './long-run'
import { type createMarkedRecords, listAttributes, type Mark } from './marked-records'

type Marked = Awaited<ReturnType<typeof createMarkedRecords>>

/** Queries that would tell records with the value from others. One of them per path; all of them in the long run. */
export function getOracles(path: string[], { field, value }: Mark, at: number): string[] {
  const keys = [...path, field].map(name => `[${name}]`).join('')
  const search = typeof value === 'object' ? 'x' : encodeURIComponent(String(value))
  const dotted = [...path, field].join('.')
  const all = [
    `filters${keys}[$eq]=${search}`,
    `filters[$and][0][$or][0]${keys}[$startsWith]=${search}`,
    `sort=${dotted}:ASC`,
    `filters[$not]${keys}[$null]=true`,
    `sort[0]=id:ASC&sort[1]=${dotted}:desc`,
    `filters[${dotted}][$ne]=${search}`,
    `fields[0]=${dotted}`,
  ]
  return isLongRun ? all : [all[at % all.length] ?? '']
}

/** The requests by which a role of the panel could read marked records, or tell them from others. */
export function createPanelAttacks(strapi: Core.Strapi, { marks, records }: Marked) {
  const getRecord = (uid: string) => {
    const found = records.get(uid)
    if (!found) throw new Error(`No record of ${uid}`)
    return found
  }
  const listRelations = (uid: string): [string, string][] =>
    listAttributes(strapi, uid).flatMap(([name, { type, target }]) =>
      type === 'relation' && target && records.has(target) ? [[name, target] as [string, string]] : [],
    )

  /** The requests by which a role could read the marked record of a type and what is connected to it. */
  function getReads(uid: string, isReadable: boolean): string[] {
    const { id, documentId } = getRecord(uid)
    const list = `/content-manager/collection-types/${uid}`
    const asked = `${list}?page=1&pageSize=10&filters[id][$eq]=${id}`
    const one = `${list}/${documentId}?locale=id`
    const relations = `/content-manager/relations/${uid}`
    if (!isReadable && !isLongRun)
      return [asked, one, ...listRelations(uid).map(([name]) => `${relations}/${documentId}/${name}`)]
    const populates = (name: string, target: string) => [
      `${asked}&populate[${name}][populate]=*`,
      ...(isLongRun
        ? [
            `${one}&populate=${name}`,
            ...listRelations(target).flatMap(([next]) => [
              `${asked}&populate=${name}.${next}`,
              `${relations}/${name}?populate=${next}`,
              `${relations}/${documentId}/${name}?populate=${next}`,
            ]),
            ...marks
              .filter(mark => mark.uid === target)
              .map(({ field }) => `${relations}/${name}?fields[0]=${field}`),
          ]
        : []),
    ]
    const related = listRelations(uid).flatMap(([name, target]) => [
      `${relations}/${name}?pageSize=100`,
      `${relations}/${documentId}/${name}?pageSize=100`,
      `${relations}/${name}?fields[0]=${listAttributes(strapi, target)[0]?.[0]}`,
      ...populates(name, target),
    ])
    const history = `/content-manager/history-versions?contentType=${uid}&documentId=${documentId}`
    const preview = `/content-manager/preview/url/${uid}?documentId=${documentId}&locale=id`
    const versions = `/content-manager/versions/${uid}/${documentId}?locale=id`
    return [asked, one, `${asked}&populate=*`, ...related, history, versions, preview]
  }

  /** The paths by which a query of a type could name a field of a type: its own, and through one or two relations. */
  function pathsFrom(uid: string): [path: string[], owner: string][] {
    const near = listRelations(uid).map(([name, target]): [string[], string] => [[name], target])
    const far = near.flatMap(([path, middle]) =>
      listRelations(middle).map(([name, target]): [string[], string] => [[...path, name], target]),
    )
    return [[[], uid], ...near, ...(isLongRun ? far : far.slice(0, 2))]
  }

  /** The paths of all GET routes outside the content API. Parameters are ids of marked records. */
  function panelPaths(): string[] {
    const layers: { methods: string[]; path: string }[] = strapi.server.listRoutes()
    const orders = 'api::order.order'
    return layers
      .filter(({ methods, path }) => methods.includes('GET') && /^\/[a-z-]+\//.test(path))
      .filter(({ path }) => !/^\/(api|admin\/login|admin\/logout)\b/.test(path) && !path.includes('('))
      .flatMap(({ path }) =>
        [getRecord(orders).documentId, '1'].map(id =>
          path.replaceAll(/:(?:model|uid|contentType)\b/g, orders).replaceAll(/:\w+/g, id),
        ),
      )
      .filter((path, index, all) => all.indexOf(path) === index)
  }

  return { getRecord, getReads, pathsFrom, panelPaths }
}
