type Locale = 'id' | 'en'

export type SignInMethods = {
  email: string
  proved_mobile_number: string | null
  google_sub: string | null
  second_factor: boolean
}

const passwords = {
  id: { new: 'kata sandi baru', current: 'kata sandi' },
  en: { new: 'the new password', current: 'your password' },
}

const maskedNumber = (number: string) => `${number.slice(0, 5)}•••${number.slice(-3)}`

/** The sign-in methods of an account, one line each. */
export function listSignInMethods(
  locale: Locale,
  account: SignInMethods,
  which: 'new' | 'current',
): string[] {
  const { email, proved_mobile_number: number, google_sub, second_factor } = account
  const id = locale === 'id'
  const password = passwords[locale][which]
  const ways = [id ? `Email ${email} dan ${password}` : `Email ${email} and ${password}`]
  if (number) {
    const masked = maskedNumber(number)
    ways.push(id ? `Nomor ponsel ${masked} dan ${password}` : `Mobile number ${masked} and ${password}`)
  }
  if (google_sub) ways.push(id ? 'Akun Google yang terhubung' : 'The linked Google account')
  if (second_factor)
    ways.push(
      id
        ? 'Setiap kali dengan kode verifikasi dua langkah'
        : 'Each time with the code of two-step verification',
    )
  return ways
}
