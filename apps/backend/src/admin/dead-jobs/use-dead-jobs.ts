import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'

const deadJob = z.object({
  id: z.string(),
  job: z.string(),
  died_at: z.string(),
  tries: z.number().nullable(),
  reason: z.string().nullable(),
})
const listSchema = z.object({
  data: z.array(deadJob),
  meta: z.object({ counts: z.record(z.string(), z.number()) }),
})
const retriedSchema = z.object({ data: z.object({ retried: z.number() }) })
export type DeadJob = z.output<typeof deadJob>
type DeadJobs = { jobs: DeadJob[]; counts: [job: string, count: number][] }

const path = '/content-manager/dead-jobs'

/** Loads the latest dead jobs and their numbers, and retries them. */
export function useDeadJobs() {
  const { get, post } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [deadJobs, setDeadJobs] = useState<DeadJobs | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    () =>
      get(path)
        .then(({ data }) => listSchema.parse(data))
        .then(({ data, meta }) => setDeadJobs({ jobs: data, counts: Object.entries(meta.counts) }))
        .catch(() => setFailed(true)),
    [get],
  )
  useEffect(() => void load(), [load])

  const retry = async (job: string, ids?: string[]) => {
    setBusy(true)
    try {
      const { data } = await post(`${path}/retry`, { job, ids })
      const { retried } = retriedSchema.parse(data).data
      const message = formatMessage({ id: 'panel.jobs.retried' }, { count: retried })
      toggleNotification({ type: 'success', message })
    } catch {
      toggleNotification({ type: 'danger', message: formatMessage({ id: 'panel.jobs.not-retried' }) })
    }
    await load()
    setBusy(false)
  }
  return { found: deadJobs, failed, busy, retry }
}
