/** The permission of staff to see which emails members got, and to send them again. */
export const resendEmailsAction = 'api::sent-emails.resend'
