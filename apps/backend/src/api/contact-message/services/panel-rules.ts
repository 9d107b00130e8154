import { z } from 'zod'
import { staffError } from '#src/admin-panel/staff-language'
import type { StaffUpdate } from '#src/admin-panel/staff-records'

/** All that staff may write; the rest is what the sender wrote. */
const change = z.object({
  state: z.enum(['unhandled', 'handled']).optional(),
  staff_note: z.string().max(2000).nullish(),
  updatedBy: z.unknown(),
})

/** Prepares an update by staff. */
export async function prepareStaffUpdate(params: StaffUpdate): Promise<() => Promise<void>> {
  const wanted = change.safeParse(params.data ?? {})
  if (!wanted.success)
    throw staffError('The state or the note is not valid', 'Status atau catatannya tidak sah')
  const { state } = wanted.data
  const handled = state ? { handled_at: state === 'handled' ? new Date() : null } : {}
  params.data = { ...wanted.data, ...handled }
  return async () => undefined
}
