export { findArtist, getArtistView } from './artist/view'
export type { AudioAnalysis } from './audio/analyse'
export { prepareAnnouncementFile } from './audio/analyse-file'
export { AudioError, type AudioProblem } from './audio/problems'
export { checkCreditImport, creditImportSchema, importCredits } from './credit-import/import'
export { browsePlaylists } from './playlist/browse'
export { listBundleMusic } from './playlist/bundle'
export { listPlacedTracks } from './playlist/contents'
export { reviewPlaylist } from './playlist/curation'
export { getPlaylistDetail, listTracksOfPlaylist } from './playlist/detail'
export { playlistChanged } from './playlist/events'
export { findFirstPlaylist, listPlaylists } from './playlist/list'
export {
  changePlaylistTracks,
  createPlaylist,
  findOwnPlaylist,
  type OwnPlaylist,
  removePlaylist,
  updatePlaylist,
} from './playlist/own'
export { availablePlaylistsFilter, findFallbackPlaylist, findPlaylist } from './playlist/row'
export { listSameArtistNeighbours } from './playlist/rules/change'
export { findSimilarTracks } from './playlist/similar'
export {
  type FindReportedPlaylist,
  findPlaylistTitles,
  findReportedPlaylists,
  type PlaylistRef,
} from './playlist/titles'
export { loadPlaylistTotals } from './playlist/tracks'
export { listPlaylistUses } from './playlist/uses'
export { wordListColumn } from './playlist/view'
export { startCatalogue } from './start'
export { audioFiles, buildRevisionKey, findAudio, getRevisionKey } from './track/audio'
export { hashMissingAudio } from './track/audio-hashes'
export { updateUncheckedCreditStates } from './track/credits'
export { musicChanged } from './track/events'
export { storeAudio } from './track/ingest'
export { ensureUniqueTracks } from './track/isrc'
export { listTracks } from './track/list'
export { findOrCreatePreview } from './track/preview'
export {
  type Contributor,
  listMissingMatchParts,
  storedContributors,
  toContributorView,
} from './track/rules/contributors'
export { listMissingCredits } from './track/rules/credits'
export { playbackGain } from './track/rules/gain'
export { normaliseIdentifier } from './track/rules/identifiers'
export { splitSearchWords, toSortTitle } from './track/rules/search-terms'
export { splitNames } from './track/rules/words'
export { indexMissingTracks } from './track/terms'
export { catalogueImportSchema, checkCatalogueImport } from './track-upload/check-import'
export { decideUploads, uploadDecisionSchema } from './track-upload/decide'
export { receiveUpload } from './track-upload/receive'
export { findUpload, listUploads } from './track-upload/row'
export { uploadViews } from './track-upload/view'
