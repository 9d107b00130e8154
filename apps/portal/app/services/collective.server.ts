import type {
  Api,
  CollectiveMonthState,
  CollectiveReadQuery,
  CoverageGrouping,
  StreamedDownload,
} from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { parseTilePath } from '@bgm/validation'
import { getCsvSeparator } from './csv'

const pageSize = 25

export const getCollectiveOverview = (api: Api, month: string, by?: CoverageGrouping) =>
  api.collectiveCoverage.getOverview(month, by ? { by } : {})

export const getCollectiveMonth = (api: Api, month: string) => api.collectiveMonths.getMonth(month)

type VenueFilter = Omit<
  Parameters<Api['collectiveCoverage']['listVenues']>[0],
  'month' | 'page' | 'page_size'
>

export const listVenues = (api: Api, month: string, filter: VenueFilter, page: number) =>
  api.collectiveCoverage.listVenues({ ...filter, month, page, page_size: pageSize })

export type LineFilter = Partial<Record<'zone' | 'day' | 'q', string>>

export const getVenue = (
  api: Api,
  id: string,
  month: string,
  { page, ...filter }: LineFilter & { page: number },
) => api.collectiveVenues.getVenue(id, { ...filter, month, page, page_size: pageSize })

export const getVenueRecord = (api: Api, id: string, month: string) =>
  api.collectiveVenues.getVenueRecord(id, { month })

export const getWork = (api: Api, id: string, month: string, page: number) =>
  api.collectiveVenues.getWork(id, { month, page, page_size: pageSize })

export const searchCollectiveUsage = (api: Api, text: string) => api.collectiveVenues.search({ q: text })

export const listLateDevices = (api: Api, page: number) =>
  api.collectiveCoverage.listLateDevices({ page, page_size: pageSize })

export const getCollectivePlay = (api: Api, id: string) => api.collectivePlays.getPlay(id)

export const listAccessLogEntries = (api: Api, filter: CollectiveReadQuery, page: number) =>
  api.collectiveReads.listReads({ ...filter, page, page_size: pageSize })

export const exportAccessLog = (api: Api, filter: CollectiveReadQuery, locale: Locale) =>
  api.collectiveReads.exportReads({ ...filter, separator: getCsvSeparator(locale) })

/** Opens a file by its path below `/collective/download/`; returns null if no file has this path. */
export function findCollectiveFile(api: Api, path: string): Promise<StreamedDownload> | null {
  if (path.startsWith(logPath)) return findBundle(api, path.slice(logPath.length))
  const [kind = '', one = '', two = '', three = '', ...rest] = path.split('/')
  if (rest.length > 0) return null
  const version = Number(two)
  if (kind === 'reports' && three && Number.isInteger(version) && version > 0)
    return api.collectiveMonths.openReportFile(one, two, three)
  if (two) return null
  if (kind === 'months' && one) return api.collectiveMonths.openMonthArchive(one)
  if (kind === 'logs' && one) return api.collectiveMonths.openLog(one)
  if (kind === 'proofs' && one) return openProof(api, one)
  return kind === 'checkpoints' && !one ? api.collectiveMonths.openCheckpoints() : null
}

/** The address of an entry bundle of the usage log ends as C2SP tlog-tiles defines it. */
const logPath = 'usage-log/tile/'

function findBundle(api: Api, path: string): Promise<StreamedDownload> | null {
  const tile = parseTilePath(path)
  if (tile?.level !== 'entries') return null
  return api.collectiveLog.openBundle(String(tile.index), String(tile.width))
}

async function openProof(api: Api, id: string): Promise<StreamedDownload> {
  const { bytes, ...file } = await api.collectivePlays.downloadProof(id)
  return { ...file, size: bytes.length, digest: null, stream: new Blob([bytes]).stream() }
}

type MonthEntry = {
  month: string
  state: CollectiveMonthState
}

/** Returns the newest month with a report, or else the current month. */
export const getDefaultMonth = (months: readonly MonthEntry[], current: string) =>
  months.findLast(({ state }) => ['waiting', 'final', 'supplement'].includes(state))?.month ?? current
