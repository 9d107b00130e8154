import { forgot_password, reset_password, sign_in, verify } from './account'

/** Messages on the portal's entry pages, which are rendered only on the server. */
export const messages = { forgot_password, reset_password, sign_in, verify }

export type EntryMessages = typeof messages
