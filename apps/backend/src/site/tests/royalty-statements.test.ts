import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

const read = async (locale: string) => {
  const of = async (path: string) =>
    (await backend.call('GET', `${path}locale=${locale}&status=draft`)).body.data
  const [[home], [question], setting] = [
    await of('/pages?filters[slug][$eq]=home&'),
    await of('/faqs?filters[key][$eq]=royalty-to-lmkn&'),
    await of('/site-setting?'),
  ]
  return { note: home.sections[0].note, answer: question.answer, setting }
}

const separateRow = {
  label: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN',
  covered: false,
}

test('by default, every text about the royalty states that it is paid separately', async () => {
  const id = await read('id')
  expect(id.note).toBe('Ditunjuk resmi untuk mengumpulkan data pemutaran. Royalti LMKN dibayar terpisah.')
  expect(id.answer).toContain('Royalti LMKN dibayar terpisah.')
  expect(id.setting.coverage).toContainEqual(separateRow)
  expect((await read('en')).note).toContain('The LMKN royalty is paid separately.')
})

test('the API does not return the alternative wordings', async () => {
  expect(Object.keys((await read('id')).setting).filter(name => name.startsWith('wording'))).toEqual([])
})

test('changing the setting changes all texts in both languages', async () => {
  const documents = backend.strapi.documents('api::site-setting.site-setting')
  const setting = await documents.findFirst({ locale: 'id' })
  if (!setting) throw new Error('the sample has a site setting')
  const data: Record<string, unknown> = { royalty: 'included' }
  await documents.update({ documentId: setting.documentId, locale: 'id', data })
  const [id, en] = [await read('id'), await read('en')]
  expect(id.note).toContain('Royalti LMKN tercakup dalam langganan.')
  expect(id.setting).toMatchObject({ royalty: 'included' })
  expect(id.setting.coverage).not.toContainEqual(separateRow)
  expect(id.setting.coverage).toContainEqual({
    label: 'Royalti pertunjukan publik melalui LMKN',
    covered: true,
  })
  expect(en.note).toContain('The LMKN royalty is covered by the subscription.')
  expect(en.setting.royalty).toBe('included')
})
