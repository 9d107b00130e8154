import { defineEvent } from '#src/platform/events'

/** An account (a `documentId`) has been blocked or removed. */
export const accountClosed = defineEvent<{ account: string }>()
