export { listAnnouncementPlays } from './announcement-play/history'
export { receiveAnnouncementPlays } from './announcement-play/receive'
export { createCollectiveUser } from './collective/accounts'
export { getCheckpoints, getMonthArchive, getReportFile, getUsageLog } from './collective/files'
export { findMonthReports, listAllMonths, listMonthStates } from './collective/months'
export { getCoverageOverview, getRegionView, toAmountsView } from './collective/overview'
export {
  describeReadFilter,
  exportReadLog,
  listReaders,
  listReadLogEntries,
} from './collective/read-log'
export { recordRead } from './collective/reads'
export { searchUsageData } from './collective/search'
export { createVenueScope, findVenue, getVenueMonth } from './collective/venue'
export { getVenueRecord } from './collective/venue-record'
export { listLateDevices, listVenues, queryVenues, type VenueFilter } from './collective/venues'
export { findWorks, getWorkMonth } from './collective/works'
export { countLogFindings, listLogFindings, recordLogFinding } from './device-audit/findings'
export { provePlays } from './device-audit/prove-plays'
export { listReceiptKeys } from './device-audit/receipt-keys'
export { addReceipts } from './device-audit/receipts'
export { appendUsageLog } from './log/append'
export { findCheckpoint, findCheckpointAfter, findCheckpointBefore } from './log/checkpoints'
export { getLogDelay } from './log/delay'
export { ensureUsageLog } from './log/ensure'
export { loadRegisters } from './log/register-reader'
export { findIndexAfterSeal, findSealedPlays, findSealsOfEntries } from './log/sealed-plays'
export { getLogBundle, getLogCheckpoint, getLogKeys, getLogTile } from './log/serve'
export { findSignedState } from './log/signed-state'
export { listDestinationNames } from './report-delivery/destinations'
export { resendReportDelivery } from './report-delivery/request'
export {
  deliveryState,
  listReportDeliveries,
  type ReportDelivery,
  toDeliveryView,
} from './report-delivery/rows'
export { createCreditsLoader } from './seal/credits'
export { exportCheckpoints, exportDay } from './seal/log'
export { type PanelCall, requireLogEditor, requireLogReader } from './seal/panel-access'
export { addUsageLogRoutes } from './seal/panel-routes'
export {
  findFirstSeal,
  findSeal,
  listLatestSeals,
  type Seal,
  sealChunkSize,
} from './seal/rows'
export type { SealedCredits } from './seal/rules/leaf'
export { startReporting } from './start'
export { listIswcConflicts, listUnmatchedWorks } from './unmatched-work/list'
export { exportPlays } from './usage/export'
export { findAnyPlay, findPlay, getPlayId, type LineRow } from './usage/lines'
export { getUsageMonthView } from './usage/month'
export { resolveLineSearch } from './usage/page'
export { getCheckedPlay, getProofFile } from './usage/proof-view'
export { parseMonth } from './usage/rules/month'
export { renderStatement } from './usage/statement'
export { sumByDay, type UsagePeriod } from './usage/totals'
export { listWorks } from './usage/works'
export { isMonthRemoved } from './usage-archive/rows'
export { refreshCoverage } from './usage-coverage/refresh'
export { lateAfterMs } from './usage-coverage/unit-months'
export { createDispute } from './usage-dispute/create'
export {
  findDispute,
  findDisputeInScope,
  listDisputes,
  toDisputeView,
  usageDisputeUid,
} from './usage-dispute/row'
export { openEvidence } from './usage-evidence/write'
export { ensureColumnMap } from './usage-report/column-maps'
export { planReport } from './usage-report/create'
export { listDownloads, openReportFile, recordDownload, reportFileName } from './usage-report/download'
export { findFirstMonth } from './usage-report/first-month'
export { createPlayReader, createVenueFinder } from './usage-report/log-lines'
export { addUsageReportRoutes } from './usage-report/panel-routes'
export {
  countByKind,
  findReport,
  listReportFiles,
  listReports,
  listReportVersions,
  listTopFindings,
  listTotals,
  listTotalsFrom,
  type Report,
  type ReportFile,
} from './usage-report/rows'
export { isReported, type ReportedZone, type ReportHead, type ReportLine } from './usage-report/rules/line'
export {
  getWidestMonthBounds,
  lastFinalMonth,
  listMonths,
  monthOfDay,
  type PeriodBounds,
} from './usage-report/rules/period'
export { requestDueReports } from './usage-report/run'
export { buildExclusiveRunKey, listReportRuns, type ReportRun, requestReportRun } from './usage-report/runs'
export { createVenueLoader } from './usage-report/venues'
export { indexMissingVenues } from './usage-search/index-venues'
export { indexMissingWorks } from './usage-search/index-works'
export { addBrowserCosignature, getLogGrowth, listBrowserCosignatures } from './witness/browser'
export { formatPublicPolicy } from './witness/policy-in-force'
export { createQuorumFinder } from './witness/report-quorums'
export { countPolicyDifferences, countRefusals, getWitnessAges, getWitnessState } from './witness/state'
