import { expect, test } from 'vitest'
import { isPanelQueryKnown } from './panel-query'

const models: Record<string, Record<string, { type: string; target?: string }>> = {
  'api::order.order': { number: { type: 'string' }, unit: { type: 'relation', target: 'api::unit.unit' } },
  'api::unit.unit': { name: { type: 'string' } },
}
const find = (uid: string) => (Object.hasOwn(models, uid) ? models[uid] : undefined)
const isKnown = (path: string, query: Record<string, unknown>) =>
  isPanelQueryKnown(`/content-manager/${path}`, query, find)

const orders = 'collection-types/api::order.order'
const units = 'relations/api::order.order/unit'

test.each([
  [orders, {}],
  [orders, { sort: 'number:desc', _q: 'x' }],
  [orders, { sort: 'number,id:asc' }],
  [orders, { sort: ['unit.name:asc'] }],
  [orders, { sort: { unit: { name: 'asc' } } }],
  [orders, { fields: ['number', 'documentId'] }],
  [orders, { fields: '*' }],
  [units, { sort: 'name', fields: 'name,id' }],
  ['relations/api::order.order/abc/unit', { sort: 'name' }],
  ['relations/api::order.order/none', { sort: 'none' }],
  ['relations/none/unit', { sort: 'none' }],
  ['content-types', { sort: 'none', _q: ['x'] }],
])('%s accepts %j', (path, query) => expect(isKnown(path, query)).toBe(true))

test.each([
  [orders, { sort: 'none' }],
  [orders, { sort: 'unit' }],
  [orders, { sort: 'unit.none:asc' }],
  [orders, { sort: 'number.x' }],
  [orders, { sort: ['number', 'none:desc'] }],
  [orders, { sort: { a: { b: 'c' } } }],
  [orders, { sort: 'constructor' }],
  [orders, { fields: 'none' }],
  [orders, { fields: ['number', 'none'] }],
  [orders, { fields: { a: 'b' } }],
  [orders, { fields: ['toString'] }],
  [orders, { _q: ['x'] }],
  [orders, { _q: { a: 'x' } }],
  [units, { sort: 'number' }],
  [units, { fields: 'number' }],
  ['relations/api::order.order/abc/unit', { sort: 'none' }],
])('%s rejects %j', (path, query) => expect(isKnown(path, query)).toBe(false))
