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
const pageSchema = z.object({ data: z.array(seal) })
export type Seal = z.output<typeof seal>

const path = '/content-manager/usage-log'

/** Loads the newest seals, and older seals on request, and downloads their logs. */
export function useUsageLog() {
  const { get } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [seals, setSeals] = useState<Seal[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    (before?: number) =>
      get(before === undefined ? path : `${path}?before=${before}`)
        .then(({ data }) => pageSchema.parse(data).data)
        .then(found => setSeals(known => (before === undefined ? found : [...(known ?? []), ...found])))
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
  return { seals, failed, busy, load, download }
}
