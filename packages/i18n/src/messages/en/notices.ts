import type { NoticeMessages } from '../id/notices'
import { notices } from './lists'
import { peopleNotices } from './signed-in'

export const messages: NoticeMessages = { notices: { ...notices, ...peopleNotices } }
