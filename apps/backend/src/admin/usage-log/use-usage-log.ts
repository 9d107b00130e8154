import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { saveFile } from '../save-file'

const seal = z.object({
  number: z.number(),
  day: z.string(),
  size: z.number(),
  root: z.string(),
  sealed_at: z.string(),
})
const logState = z.object({ origin: z.string(), size: z.number(), root: z.string(), signed_at: z.string() })
const pageSchema = z.object({ log: logState.nullable(), data: z.array(seal) })
export type Seal = z.output<typeof seal>
export type LogState = z.output<typeof logState>

type Page = z.output<typeof pageSchema>

const path = '/content-manager/usage-log'

/** Loads the state of the log and the newest daily seals, older ones on request, and downloads them. */
export function useUsageLog() {
  const { get } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [page, setPage] = useState<Page | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    (before?: number) =>
      get(before === undefined ? path : `${path}?before=${before}`)
        .then(({ data }) => pageSchema.parse(data))
        .then(({ log, data }) =>
          setPage(known => ({ log, data: before === undefined ? data : [...(known?.data ?? []), ...data] })),
        )
        .catch(() => setFailed(true)),
    [get],
  )
  useEffect(() => void load(), [load])

  const download = async (rest: string, name: string) => {
    setBusy(true)
    try {
      const { data } = await get<Blob>(`${path}/${rest}`, { responseType: 'blob' })
      saveFile(name, data)
    } catch {
      toggleNotification({ type: 'danger', message: formatMessage({ id: 'panel.log.failed' }) })
    }
    setBusy(false)
  }
  return { page, failed, busy, load, download }
}
