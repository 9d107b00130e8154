import { expect, test } from 'vitest'
import { getChangedFieldNames } from './changed-fields'

const stored = {
  id: 4,
  updatedAt: '2026-11-20T00:00:00.000Z',
  legal_basis: 'UU 28/2014',
  contact: { id: 9, email: 'halo@contoh.test', phone: null },
  social: [{ id: 1, name: 'Instagram', href: 'https://instagram.com/contoh' }],
}

test('ignores metadata, the ids of form rows, and whether an empty value is null or an empty string', () => {
  const numbered = {
    ...stored,
    updatedAt: '2026-11-21T00:00:00.000Z',
    contact: { email: 'halo@contoh.test', phone: '' },
    social: [{ __temp_key__: 'a0', name: 'Instagram', href: 'https://instagram.com/contoh' }],
  }
  expect(getChangedFieldNames(stored, numbered)).toEqual([])
})

test('returns the names of fields with changed text, a changed component or a removed row', () => {
  expect(getChangedFieldNames(stored, { ...stored, legal_basis: 'UU 28/2014 dan PP 56/2021' })).toEqual([
    'legal_basis',
  ])
  expect(getChangedFieldNames(stored, { ...stored, contact: { ...stored.contact, phone: '021' } })).toEqual([
    'contact',
  ])
  expect(getChangedFieldNames(stored, { ...stored, social: [] })).toEqual(['social'])
})
