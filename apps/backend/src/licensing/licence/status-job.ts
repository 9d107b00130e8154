import { z } from 'zod'
import { defineJob, defineRecurringJob } from '#src/platform/jobs/job'
import { refreshStatusList } from './status-list'
import { refreshTokenStatusLists } from './token-status-lists'

export async function refreshStatusLists(now = Date.now()): Promise<void> {
  await refreshStatusList(now)
  await refreshTokenStatusLists(now)
}

/**
 * Signs the lists after a change. The job has no key, because a run in progress may have read the states
 * before a later change.
 */
export const statusListJob = defineJob('sign-licence-status', z.object({}), () => refreshStatusLists())

/** Notices what changes with time alone, such as the beginning of a pause. */
export const statusRefreshJob = defineRecurringJob('refresh-licence-status', () => refreshStatusLists(), {
  cron: '*/5 * * * *',
  lease: 300,
})
