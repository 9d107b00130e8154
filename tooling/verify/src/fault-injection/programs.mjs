/**
 * The programs of `npm run faults` by name. Each prints its findings and returns the number of checks and
 * the failures.
 */
export const faultPrograms = {
  site: async print => (await import('./site.mjs')).checkSite(print),
  kill: async (print, options) => (await import('./kill.mjs')).checkKills(print, options),
  uploads: async (print, options) => (await import('./uploads.mjs')).checkUploads(print, options),
  portal: async (print, options) => (await import('./portal.mjs')).checkPortal(print, options),
  replies: async (print, options) =>
    (await import('./dropped-responses.mjs')).checkDroppedResponses(print, options),
  backup: async (print, options) => (await import('./backup.mjs')).checkBackup(print, options),
  player: async (print, options) => (await import('./player.mjs')).checkPlayer(print, options),
  music: async print => (await import('./music.mjs')).checkMusic(print),
  plays: async (print, options) => (await import('./plays.mjs')).checkPlays(print, options),
  payments: async (print, options) => (await import('./payments.mjs')).checkPayments(print, options),
  storage: async print => (await import('./storage.mjs')).checkStorage(print),
  connections: async (print, options) =>
    (await import('./broken-connections.mjs')).checkBrokenConnections(print, options),
  requests: async (print, options) => (await import('./raw-requests.mjs')).checkRawRequests(print, options),
}
