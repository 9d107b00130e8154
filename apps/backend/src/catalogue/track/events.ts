import { defineEvent } from '#src/platform/events'

/**
 * Music that zones may play has changed. `withdrawn` lists the tracks (`documentId`) that must stop at once. Raise it last
 * in the transaction, because its handler locks the counter of the change feed.
 */
export const musicChanged = defineEvent<{ withdrawn: readonly string[] }>()
