import { unitCsvColumns } from '@bgm/validation'
import { samplePdf } from './customers'
import type { Backend } from './harness'

export const unitFields = {
  name: 'Melati Kemang',
  outlet_code: 'JKT-001',
  industry: 'restaurant',
  area_size: 80,
  company_name: 'PT Melati Sentosa',
  brand_name: 'Melati',
  company_email: 'kemang@melati.test',
  company_phone_number: '(021) 5551234',
  npwp: '01.234.567.8-901.000',
  company_address: 'Jl. Kemang Raya No. 5',
  province: '31',
  city: '31.71',
  district: '31.71.06',
  urban: '31.71.06.1001',
  zip_code: '10310',
}

export const csvCells = {
  ...unitFields,
  hotel_stars: '',
  area_size: '80',
  province: 'Jakarta',
  city: 'Jakarta Pusat',
  district: 'Kec. Menteng',
  urban: 'Menteng',
}

/** Creates a CSV file with these rows. */
export const toCsv = (rows: object[], mark = ',') =>
  [
    unitCsvColumns.join(mark),
    ...rows.map(row =>
      unitCsvColumns
        .map(name => `"${String(Reflect.get(row, name) ?? '').replaceAll('"', '""')}"`)
        .join(mark),
    ),
  ].join('\r\n')

async function post(backend: Backend, token: string, path: string, field: string, file: Blob, name: string) {
  const body = new FormData()
  body.append(field, file, name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${backend.origin}/api${path}`, { method: 'POST', headers, body })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

export const uploadCsv = (backend: Backend, token: string, text: string | Uint8Array<ArrayBuffer>) =>
  post(backend, token, '/business-units/imports', 'file', new Blob([text]), 'outlet.csv')

export const uploadUnitFile = (backend: Backend, token: string, id: string) =>
  post(
    backend,
    token,
    `/business-units/${id}/tax-file`,
    'file_npwp',
    new Blob([new Uint8Array(samplePdf)], { type: 'application/pdf' }),
    'baru.pdf',
  )

/** Uploads a CSV file, starts its import and returns the import once it has finished. */
export async function importCsv(backend: Backend, token: string, text: string) {
  const checked = await uploadCsv(backend, token, text)
  if (checked.status !== 200) throw new Error(`imports answered ${checked.status}`)
  const path = `/business-units/imports/${checked.body.documentId}`
  await backend.call('POST', `${path}/start`, { token })
  for (;;) {
    const { body } = await backend.call('GET', path, { token })
    if (body.state === 'done') return { checked: checked.body, done: body, path }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
