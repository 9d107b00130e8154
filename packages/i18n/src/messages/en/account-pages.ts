import type { AccountMessages } from '../id/account-pages'
import { personal_data, personal_data_errors } from './personal-data'
import { security } from './security'
import { verify_code } from './verify-code'

/** Messages about the account's security and personal data. */
export const messages: AccountMessages = {
  errors: personal_data_errors,
  personal_data,
  security,
  verify_code,
}
