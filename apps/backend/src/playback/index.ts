export { getAccessibleAnnouncement, requireEditAccess } from './announcement/access'
export { announcementFiles, withStoredAudio } from './announcement/audio'
export {
  createAnnouncement,
  removeAnnouncement,
  replaceAnnouncementAudio,
  updateAnnouncement,
} from './announcement/change'
export { requireAnnouncement } from './announcement/for-zones'
export { findAnnouncementAudio } from './announcement/row'
export { getAnnouncement, listAnnouncements, listTargetOptions } from './announcement/view'
export { listCalendarDates } from './calendar-date/dates'
export { getCalendarView, setUnitCalendar } from './calendar-date/unit-calendar'
export { recordChanges, waitForChanges } from './change/feed'
export { findGatewayContactLostAt, recordGatewayContact } from './change/gateway-contact'
export { startFeed, stopFeed } from './change/wake-up'
export { acknowledgeCommand, findCommand, listPendingCommands, toCommandView } from './command/row'
export { confirmKey, registerKey } from './device-key/register'
export { incidentChanged } from './incident/events'
export { listIncidents } from './incident/list'
export { listUptime, listUptimeForExport } from './incident/uptime'
export { installDevice } from './installation/install'
export {
  createInstallationCodes,
  listInstallationCodes,
  revokeInstallationCodes,
} from './installation/manage'
export {
  approvePairing,
  declinePairing,
  endDevicesAndPasses,
  getPairing,
  unpairPlayer,
  unpairZone,
} from './pairing/approve'
export { answerApproval } from './pairing/confirm'
export { createPairing, getDeviceToken } from './pairing/device-code'
export { hashDeviceToken, type PairingRow } from './pairing/row'
export { shareArrivalLock, takeArrivalLock } from './play/arrival-lock'
export { hasPlays } from './play/cancellation'
export { type AcceptedPlay, findZoneAssignment, lockDevices } from './play/devices'
export { type PlayRejection, playsRejected } from './play/events'
export { ensurePlayPartitions, getArrivalBounds } from './play/partitions'
export { receivePlays } from './play/receive'
export { restoreRejections } from './play/rejections'
export { getRejectionReason } from './play/rules/check'
export { toLocalDate } from './play/rules/local-date'
export { isSameRecord } from './play/rules/same-record'
export { insertPlays } from './play/store'
export { playerChanged } from './player/events'
export { addPlayer, advanceLease, revokePlayers } from './player/lease'
export { storePresence } from './player/presence'
export { findPlayersByToken, listPlayers, type PlayerRow } from './player/row'
export { checkDevicePin, setDeviceVolume } from './remote-pass/device-settings'
export { isKnownJoiner, type Joiner, joinWithPin, requestPass } from './remote-pass/join'
export { approveRequest, declineRequest, revokePass } from './remote-pass/manage'
export { findPassHolder, type PassHolder, requireActivePass } from './remote-pass/pass-holder'
export { findPass, getPassState, listOpenPasses, passActor } from './remote-pass/row'
export { findScannedZone, type ScannedZone } from './remote-pass/screen-pass'
export { getScopedUnit, getUnitRemote, setUnitRemote, toUnitRemoteView } from './remote-pass/unit-remote'
export {
  getHolderZoneView,
  listMemberActions,
  listPassViews,
  listWaitingRequests,
  toPassView,
} from './remote-pass/view'
export { calendarDatesChanged, scheduleChanged } from './schedule/events'
export { createScheduleHandlers } from './schedule/handlers'
export { listOccurrences } from './schedule/rules/repeats'
export { isOwnedBy, listExceptions } from './schedule/slots'
export { startPlayback } from './start'
export { banTrack, getBanEnd, liftBan, listBans } from './track-ban/change'
export { actOnTrack, declineBan } from './track-feedback/act'
export { getTrackFeedback, getZoneTrackFeedback } from './track-feedback/row'
export {
  countZonesByState,
  joinStatus,
  listZoneIds,
  listZoneRegions,
  loadUnitStates,
  zoneStateExpression,
  zoneStates,
} from './zone/board'
export { listBundles } from './zone/bundle'
export {
  removeOverride,
  renameZone,
  sendCommand,
  setDesiredState,
  setOverride,
  setZoneVolumes,
  updateZoneMusic,
} from './zone/change'
export { extendPlaylist } from './zone/playlist-extension'
export { measureLoad } from './zone/playlist-load'
export { isPlaylistLocked } from './zone/playlist-lock'
export { listZonesUsingPlaylist } from './zone/playlist-zones'
export { getRepetition } from './zone/repetition'
export { findZoneSetup } from './zone/setup'
export { findMemberNames, findTrackNames } from './zone/status'
export { recordOrganisationChanges, recordUnitChanges } from './zone/unit-changes'
export { increaseZoneVariety } from './zone/variety'
export { getZoneDetail, getZoneView, listPairableZones, loadZoneViews } from './zone/view'
export { findZoneBatch, getZoneBatchView } from './zone-batch/row'
export { getBatchPermission } from './zone-batch/run'
export { startZoneBatch } from './zone-batch/start'
export { listSavedZoneViews, removeSavedZoneView, saveZoneView } from './zone-view/row'
