import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { businessViews } from '#src/admin-panel/views/business'
import { calendarViews } from '#src/admin-panel/views/calendar'
import { collectiveViews } from '#src/admin-panel/views/collective'
import { musicViews } from '#src/admin-panel/views/music'
import { salesViews } from '#src/admin-panel/views/sales'
import { audioProblems, audioWarnings } from '#src/catalogue/audio/problems'
import { creditParts } from '#src/catalogue/track/rules/credits'
import { catalogueColumns } from '#src/catalogue/track-upload/rules/columns'
import { componentViews } from '#src/site/content/panel-views/components'
import { contentTypeViews } from '#src/site/content/panel-views/content'
import { vocabularies } from '../facets/vocabularies'
import { catalogueMessages } from './catalogue'
import { catalogueCellMessages } from './catalogue-cells'
import { contributorMessages } from './contributors'
import { designValueMessages } from './design-values'
import { editingMessages } from './editing'
import { facetMessages } from './facets'
import { fieldHints } from './hints'
import { fieldLabels } from './labels'
import { componentNames, indonesianContentTypeNames } from './names'
import { panelMessages } from './panel'
import { paymentWorkMessages } from './payment-work'
import { paymentMessages } from './payments'
import { priceChangeMessages } from './price-changes'
import { priceMessages } from './prices'
import { refundMessages } from './refunds'
import { reviewMessages } from './review'
import { secondFactorMessages } from './second-factor'
import { usageReportMessages } from './usage-reports'
import { valueMessages } from './values'
import { workMessages } from './works'

const fields = Object.values({
  ...contentTypeViews,
  ...businessViews,
  ...calendarViews,
  ...collectiveViews,
  ...musicViews,
  ...salesViews,
  ...componentViews,
}).flatMap(view => Object.values(view.fields))

test('every label and hint has an Indonesian translation, and no translation is unused', () => {
  const said = { labels: new Set(fields.map(([label]) => label)), hints: new Set<string>() }
  for (const [, hint] of fields) if (hint) said.hints.add(hint)
  expect(Object.keys(fieldLabels).sort()).toEqual([...said.labels].sort())
  expect(Object.keys(fieldHints).sort()).toEqual([...said.hints].sort())
})

test('each of our messages exists in both languages', () => {
  for (const [en, id] of Object.values({
    ...panelMessages,
    ...valueMessages,
    ...designValueMessages,
    ...editingMessages,
    ...catalogueMessages,
    ...catalogueCellMessages,
    ...reviewMessages,
    ...facetMessages,
    ...contributorMessages,
    ...workMessages,
    ...paymentMessages,
    ...paymentWorkMessages,
    ...refundMessages,
    ...priceMessages,
    ...priceChangeMessages,
    ...usageReportMessages,
    ...secondFactorMessages,
  })) {
    expect(en).not.toBe('')
    expect(id).not.toBe('')
  }
})

const source = join(import.meta.dirname, '../..')
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file))
    .map(file => join(source, folder, file))

test('every section and every content type has an Indonesian name', () => {
  const sections = filesIn('components/sections', /\.json$/).map(
    file => `sections.${basename(file, '.json')}`,
  )
  const types = filesIn('api', /schema\.json$/).map(
    file => JSON.parse(readFileSync(file, 'utf8')).info.displayName as string,
  )
  expect(sections.length).toBeGreaterThan(10)
  expect(sections.filter(uid => !componentNames[uid])).toEqual([])
  expect(types.filter(name => !indonesianContentTypeNames[name])).toEqual([])
})

test('every value that the panel shows has a label', () => {
  const schemas = [
    ...filesIn('api', /schema\.json$/),
    ...filesIn('extensions', /schema\.json$/),
    ...filesIn('components', /\.json$/),
  ].map(file => JSON.parse(readFileSync(file, 'utf8')))
  const values: string[] = schemas
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
    .flatMap(({ attributes }) =>
      Object.values<{ enum?: string[] }>(attributes).flatMap(({ enum: all = [] }) => all),
    )
  expect(values.length).toBeGreaterThan(100)
  expect(values.filter(value => !valueMessages[value] && !designValueMessages[value])).toEqual([])
})

test('every value of a facet has a label', () => {
  const values = Object.entries(vocabularies).flatMap(([name, words]) =>
    words.map(word => `panel.facet.${name}.${word}`),
  )
  const labelled = Object.keys(facetMessages).filter(id => id.split('.').length === 4)
  expect(labelled.sort()).toEqual(values.sort())
})

test('every audio, credit and table-column problem has a message', () => {
  const ids = [
    ...audioWarnings.map(warning => `reason.${warning}`),
    ...audioProblems.filter(problem => problem !== 'duplicate').map(problem => `reason.${problem}`),
    ...creditParts.map(part => `credit.${part}`),
    ...catalogueColumns.filter(column => column !== 'file').map(column => `cell.${column}`),
  ].map(id => `panel.catalogue.${id}`)
  expect(ids.filter(id => !catalogueMessages[id] && !catalogueCellMessages[id])).toEqual([])
})
