import { forgot_password, reset_password, sign_in, verify } from './account'

export const messages = { forgot_password, reset_password, sign_in, verify }
