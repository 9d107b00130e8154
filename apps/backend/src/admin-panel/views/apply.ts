import type { PanelView } from '#src/platform/panel/view'
import { componentViews } from '#src/site/content/panel-views/components'
import { contentTypeViews } from '#src/site/content/panel-views/content'
import { businessViews } from './business'
import { calendarViews } from './calendar'
import { collectiveViews } from './collective'
import { musicViews } from './music'
import { salesViews } from './sales'

type Meta = { edit: Record<string, unknown>; list: Record<string, unknown> }
type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, Meta>
  layouts: { list: string[]; edit: unknown }
}
type Model = { uid: string }
type Service = {
  findConfiguration(model: Model): Promise<Configuration>
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>
}

// Increment to apply the views again. This overwrites changes that staff made to them.
const version = 21

function meta(
  { fields, open, names }: PanelView,
  name: string,
  { edit = {}, list = {} }: Partial<Meta>,
): Meta {
  const [label, description = ''] = fields[name] ?? []
  const metadata = label ? { label } : {}
  const named = names?.[name] ? { mainField: names[name] } : {}
  const editable = open ? { editable: open.includes(name) } : {}
  const help = label ? { description } : {}
  return {
    edit: { ...edit, ...metadata, ...help, ...named, ...editable },
    list: { ...list, ...metadata, ...named },
  }
}

const order = (sort: string) =>
  sort.startsWith('-')
    ? { defaultSortBy: sort.slice(1), defaultSortOrder: 'DESC' }
    : { defaultSortBy: sort, defaultSortOrder: 'ASC' }

// Forms in the panel have twelve columns.
const rows = (form: string[][]) => form.map(row => row.map(name => ({ name, size: 12 / row.length })))

function withView(found: Configuration, view: PanelView): Configuration {
  const { main, sort, columns, form } = view
  const metadatas = Object.entries(found.metadatas).map(([name, known]) => [name, meta(view, name, known)])
  return {
    settings: { ...found.settings, mainField: main, ...(sort && order(sort)), pageSize: 50 },
    metadatas: Object.fromEntries(metadatas),
    layouts: { list: columns ?? found.layouts.list, edit: form ? rows(form) : found.layouts.edit },
  }
}

async function applyViews(service: Service, views: Record<string, PanelView>) {
  for (const [uid, view] of Object.entries(views)) {
    const model = { uid }
    await service.updateConfiguration(model, withView(await service.findConfiguration(model), view))
  }
}

/** Sets labels, help texts, list columns and forms of the content types in the panel, once per `version`. */
export async function applyPanelViews() {
  const store = strapi.store({ type: 'core', name: 'content-panel' })
  if ((await store.get({ key: 'version' })) === version) return
  const manager = strapi.plugin('content-manager')
  await applyViews(manager.service('content-types'), {
    ...contentTypeViews,
    ...businessViews,
    ...calendarViews,
    ...collectiveViews,
    ...musicViews,
    ...salesViews,
  })
  await applyViews(manager.service('components'), componentViews)
  await store.set({ key: 'version', value: version })
}
