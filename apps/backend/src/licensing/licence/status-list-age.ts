const hour = 60 * 60_000

/** A status list is signed again after this many milliseconds, even if nothing has changed. */
export const statusListMaxAge = 23 * hour
/** Verifiers must not rely on a status list that is older than this many milliseconds. */
export const statusListLifetime = 48 * hour
