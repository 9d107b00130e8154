import { notices } from './lists'
import { peopleNotices } from './signed-in'

/** Notices of the previous page. Only the server needs them, because it sends their text. */
export const messages = { notices: { ...notices, ...peopleNotices } }

export type NoticeMessages = typeof messages
