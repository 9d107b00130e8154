import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'

type Configuration = {
  settings: { mainField: string }
  metadatas: Record<string, { edit: { label: string; description: string } }>
  layouts: { list: string[] }
}
type Service = {
  findConfiguration(model: { uid: string }): Promise<Configuration>
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>
}

let backend: Backend
const service = (name: string): Service => backend.strapi.plugin('content-manager').service(name)
const industry = { uid: 'api::industry.industry' }

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('the panel shows the configured list columns and field descriptions', async () => {
  const { metadatas, layouts } = await service('content-types').findConfiguration(industry)
  expect(layouts.list).toEqual(['name', 'key', 'tagline', 'position'])
  expect(metadatas.key?.edit.description).toContain('never change it')
  const card = await service('components').findConfiguration({ uid: 'parts.card' })
  expect(card.settings.mainField).toBe('title')
  expect(card.metadatas.subtitle?.edit.description).toBe('6 to 11 words, no full stop')
})

test('every label belongs to a field that exists', () => {
  const { contentTypeViews } = loadCompiled(() => import('#src/site/content/panel-views/content'))
  const { componentViews } = loadCompiled(() => import('#src/site/content/panel-views/components'))
  const unknownFields = Object.entries({ ...contentTypeViews, ...componentViews }).flatMap(
    ([uid, { fields }]) => {
      const model = backend.strapi.getModel(uid as `parts.${string}`)
      return Object.keys(fields)
        .filter(name => !(name in model.attributes))
        .map(name => `${uid} ${name}`)
    },
  )
  expect(unknownFields).toEqual([])
})

test('every field of a section has its own label', () => {
  const { componentViews } = loadCompiled(() => import('#src/site/content/panel-views/components'))
  const sections = Object.values(backend.strapi.components).filter(({ uid }) => uid.startsWith('sections.'))
  const bare = sections.flatMap(({ uid, attributes }) =>
    Object.keys(attributes)
      .filter(name => name !== 'id' && !componentViews[uid]?.fields[name])
      .map(name => `${uid} ${name}: label it in src/site/content/panel-views/components.ts`),
  )
  expect(bare).toEqual([])
})

test('layout changes made by staff survive a restart', async () => {
  const found = await service('content-types').findConfiguration(industry)
  const changed = { ...found, layouts: { ...found.layouts, list: ['name', 'position'] } }
  await service('content-types').updateConfiguration(industry, changed)
  await loadCompiled(() => import('#src/admin-panel/views/apply')).applyPanelViews()
  const { layouts } = await service('content-types').findConfiguration(industry)
  expect(layouts.list).toEqual(['name', 'position'])
})
