/** Every program of this room by its name: it prints what it finds, and answers what was checked and what missed. */
export const programs = {
  site: async told => (await import('./site.mjs')).checkSite(told),
  kill: async (told, options) => (await import('./kill.mjs')).checkKill(told, options),
  uploads: async (told, options) => (await import('./uploads.mjs')).checkUploads(told, options),
  portal: async (told, options) => (await import('./portal.mjs')).checkPortal(told, options),
  replies: async (told, options) => (await import('./replies.mjs')).checkReplies(told, options),
  backup: async (told, options) => (await import('./backup.mjs')).checkBackup(told, options),
  storage: async told => (await import('./storage.mjs')).checkStorage(told),
  requests: async (told, options) => (await import('./raw-requests.mjs')).checkRawRequests(told, options),
}
