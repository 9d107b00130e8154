import type { User } from '@bgm/api-client'
import { hasPermission, type ScheduleScope } from '@bgm/validation'
import { findActiveMembership } from '#app/services/account.server'

/** Only members with access to all units may change the schedule of the organisation. */
export function canEditSchedule(account: User, scope: ScheduleScope): boolean {
  const membership = findActiveMembership(account)
  const covers = scope !== 'organisation' || membership?.all_units === true
  return covers && hasPermission(membership?.role ?? null, 'schedule.update')
}
