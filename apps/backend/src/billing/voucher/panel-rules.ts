import { validatePackageKey } from '#src/billing/package-term/panel-rules'
import type { FieldMessage } from '#src/platform/panel/field-errors'

const toTimestamp = (value: unknown) => (value ? new Date(String(value)).getTime() : null)

/** Validates a voucher that staff save: it must not end before it starts, and its package must exist. */
export async function validateVoucher(record: Record<string, unknown>): Promise<FieldMessage[]> {
  const [starts, ends] = [toTimestamp(record.starts_at), toTimestamp(record.ends_at)]
  const problems: FieldMessage[] = []
  if (starts !== null && ends !== null && ends <= starts)
    problems.push({
      path: ['ends_at'],
      message: [
        'The voucher would end before it starts: choose a later time',
        'Voucer ini berakhir sebelum dimulai: pilih saat yang lebih kemudian',
      ],
    })
  const key = record.package_key
  const message = typeof key === 'string' && key !== '' ? await validatePackageKey(key) : null
  if (message) problems.push({ path: ['package_key'], message })
  return problems
}
