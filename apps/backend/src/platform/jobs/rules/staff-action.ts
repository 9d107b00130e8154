/** Staff permission to see dead background jobs, without their contents, and to retry them. */
export const retryJobsAction = 'api::jobs.retry'
