import { emailTexts } from './account-email-texts'

export type SignInMethods = {
  email: string
  proved_mobile_number: string | null
  google_sub: string | null
  second_factor: boolean
}

const maskedNumber = (number: string) => `${number.slice(0, 5)}•••${number.slice(-3)}`

/** The sign-in methods of an account, one line each. */
export function formatSignInMethods(
  locale: 'id' | 'en',
  account: SignInMethods,
  which: 'new' | 'current',
): string[] {
  const { email, proved_mobile_number: number, google_sub, second_factor } = account
  const { passwords, signInMethods: texts } = emailTexts[locale]
  const password = passwords[which]
  return [
    texts.email(email, password),
    ...(number ? [texts.mobileNumber(maskedNumber(number), password)] : []),
    ...(google_sub ? [texts.google] : []),
    ...(second_factor ? [texts.secondFactor] : []),
  ]
}
