import { forgot_password, reset_password, sign_in, verify } from './account'

/** Messages of the portal's entry pages, which only the server renders. */
export const messages = { forgot_password, reset_password, sign_in, verify }

export type EntryMessages = typeof messages
