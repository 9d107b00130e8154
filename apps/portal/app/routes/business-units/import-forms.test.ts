import { expect, test } from 'vitest'
import { readImportEdit } from './import-forms.server'

const form = (texts: Record<string, string>) => ({
  form: 'import-edit',
  intent: '',
  texts,
  files: {},
  tooLarge: {},
})

test('reads corrected cells, ticked and unticked fixes, and columns whose meaning has changed', () => {
  expect(
    readImportEdit(
      form({
        cell_17_zip_code: '40131',
        cell_17_unknown: 'x',
        fixed_0: 'province Jawa Brt',
        fix_0: 'Jawa Barat',
        fixed_1: 'city Bdg',
        column_1: 'name',
        was_1: 'name',
        column_2: '',
        was_2: 'city',
        column_3: 'unknown',
        was_3: 'zones',
      }),
    ),
  ).toEqual({
    cells: [{ line: 17, column: 'zip_code', value: '40131' }],
    fixes: [
      { column: 'province', from: 'Jawa Brt', to: 'Jawa Barat' },
      { column: 'city', from: 'Bdg', to: null },
    ],
    columns: [
      { position: 2, column: null },
      { position: 3, column: null },
    ],
  })
})

test('a form without corrections changes nothing', () => {
  expect(readImportEdit(form({}))).toEqual({ cells: [], fixes: [], columns: [] })
})
