import type { BackendConnection } from './call-backend'
import { createAudioCalls } from './calls/audio'
import { createPlayerCalls } from './calls/players'
import { createReportCalls } from './calls/reports'
import { createZoneCalls } from './calls/zones'

export type Backend = ReturnType<typeof createBackend>

/** The client for the backend's internal API. Every function throws BackendError on failure. */
export const createBackend = (connection: BackendConnection) => ({
  ...createPlayerCalls(connection),
  ...createZoneCalls(connection),
  ...createReportCalls(connection),
  ...createAudioCalls(connection),
})
