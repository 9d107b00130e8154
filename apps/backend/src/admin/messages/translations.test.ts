import { expect, test } from 'vitest'
import { businessViews } from '#src/admin-panel/views/business'
import { componentViews } from '#src/admin-panel/views/components'
import { contentTypeViews } from '#src/admin-panel/views/content'
import { salesViews } from '#src/admin-panel/views/sales'
import { editingMessages } from './editing'
import { hints } from './hints'
import { labels } from './labels'
import { ownMessages } from './panel'
import { valueMessages } from './values'

const fields = Object.values({
  ...contentTypeViews,
  ...businessViews,
  ...salesViews,
  ...componentViews,
}).flatMap(view => Object.values(view.fields))

test('every label and hint of the panel exists in Indonesian, and no translation is left over', () => {
  const said = { labels: new Set(fields.map(([label]) => label)), hints: new Set<string>() }
  for (const [, hint] of fields) if (hint) said.hints.add(hint)
  expect(Object.keys(labels).sort()).toEqual([...said.labels].sort())
  expect(Object.keys(hints).sort()).toEqual([...said.hints].sort())
})

test('both languages say something for each word of ours', () => {
  for (const [en, id] of Object.values({ ...ownMessages, ...valueMessages, ...editingMessages })) {
    expect(en).not.toBe('')
    expect(id).not.toBe('')
  }
})
