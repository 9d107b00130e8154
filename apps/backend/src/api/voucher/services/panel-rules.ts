import type { FieldMessage } from '#src/admin-panel/field-errors'
import { packageKeyError } from '#src/api/package-term/services/panel-rules'

const moment = (value: unknown) => (value ? new Date(String(value)).getTime() : null)

/** Field errors of a voucher that staff save: an end before its beginning, a package that does not exist. */
export async function voucherErrors(record: Record<string, unknown>): Promise<FieldMessage[]> {
  const [starts, ends] = [moment(record.starts_at), moment(record.ends_at)]
  const found: FieldMessage[] = []
  if (starts !== null && ends !== null && ends <= starts)
    found.push({
      path: ['ends_at'],
      message: [
        'The voucher would end before it begins: choose a later moment',
        'Voucer ini berakhir sebelum dimulai: pilih saat yang lebih kemudian',
      ],
    })
  const key = record.package_key
  const message = typeof key === 'string' && key !== '' ? await packageKeyError(key) : null
  if (message) found.push({ path: ['package_key'], message })
  return found
}
