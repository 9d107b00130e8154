import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../save-file'
import {
  type Report,
  type ReportDetails,
  type ReportFile,
  type ReportsResponse,
  reportDetailsSchema,
  reportsSchema,
} from './responses'

const path = '/content-manager/usage-reports'
const pollInterval = 2_000

export const isOpenRun = ({ state }: ReportsResponse['runs'][number]) =>
  state === 'waiting' || state === 'running'

/** Loads the reports and their runs, polling while a run is in progress. */
export function useUsageReports() {
  const { get, post } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [reports, setReports] = useState<ReportsResponse | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    () =>
      get(path)
        .then(({ data }) => setReports(reportsSchema.parse(data)))
        .catch(() => setFailed(true)),
    [get],
  )
  useEffect(() => void load(), [load])
  const running = reports?.runs.some(isOpenRun) ?? false
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void load(), pollInterval)
    return () => clearInterval(timer)
  }, [running, load])

  const notify = (type: 'success' | 'danger', key: string) =>
    toggleNotification({ type, message: formatMessage({ id: `panel.reports.${key}` }) })

  const request = async (body: { kind: 'create'; period: string } | { kind: 'compare'; report: number }) => {
    setBusy(true)
    try {
      await post(`${path}/runs`, body)
      notify('success', 'requested')
    } catch {
      notify('danger', 'not-requested')
    }
    await load()
    setBusy(false)
  }

  const download = async ({ id }: Report, { format, name }: ReportFile) => {
    setBusy(true)
    try {
      const { data } = await get<Blob>(`${path}/${id}/files/${format}`, { responseType: 'blob' })
      saveFile(name, data)
    } catch {
      notify('danger', 'not-downloaded')
    }
    setBusy(false)
  }
  return { reports, failed, busy, request, download }
}

/** The totals and downloads of one report; null while they are loading. */
export function useReportDetails(id: number) {
  const { get } = useFetchClient()
  const [details, setDetails] = useState<ReportDetails | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let active = true
    get(`${path}/${id}`)
      .then(({ data }) => active && setDetails(reportDetailsSchema.parse(data).data))
      .catch(() => active && setFailed(true))
    return () => {
      active = false
    }
  }, [get, id])
  return { details, failed }
}

/** Resends files of a report; `sent` contains the deliveries requested since the page was loaded. */
export function useResend(report: number) {
  const { post } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [sent, setSent] = useState<string[]>([])
  const resend = async (delivery: string) => {
    const requested = await post(`${path}/${report}/deliveries/${delivery}/send`).then(
      () => true,
      () => false,
    )
    if (requested) setSent(before => [...before, delivery])
    const message = formatMessage({ id: `panel.reports.${requested ? 'sent-again' : 'not-sent-again'}` })
    toggleNotification({ type: requested ? 'success' : 'danger', message })
  }
  return { sent, resend }
}
