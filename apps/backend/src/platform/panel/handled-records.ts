import { z } from 'zod'
import { staffError } from './staff-language'
import type { StaffUpdate } from './staff-records'

/** The only fields that staff may change. */
const change = z.object({
  state: z.enum(['unhandled', 'handled']).optional(),
  staff_note: z.string().max(2000).nullish(),
  updatedBy: z.unknown(),
})

/**
 * Validates an update of a record that visitors submit and staff handle, and stores when it was handled.
 * Returns the function to run after the update.
 */
export async function prepareHandling(params: StaffUpdate): Promise<() => Promise<void>> {
  const requested = change.safeParse(params.data ?? {})
  if (!requested.success)
    throw staffError('The state or the note is not valid', 'Status atau catatannya tidak sah')
  const { state } = requested.data
  const handled = state ? { handled_at: state === 'handled' ? new Date() : null } : {}
  params.data = { ...requested.data, ...handled }
  return async () => undefined
}
