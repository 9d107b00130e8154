import { HttpError } from '#src/http/errors'

/** A sentence for staff in the two languages of the panel: English, Indonesian. */
export type StaffText = readonly [en: string, id: string]

/** The sentence in the language that the person who uses the panel chose in their profile; English outside of it. */
export function inStaffLanguage([en, id]: StaffText): string {
  const user: { preferedLanguage?: string | null } | undefined = strapi.requestContext.get()?.state.user
  return user?.preferedLanguage === 'id' ? id : en
}

/** A refusal that the panel shows to staff as it stands. */
export const staffError = (...text: StaffText) => new HttpError(400, inStaffLanguage(text))

export const lastOwnerText: StaffText = [
  'An organisation keeps an owner: make another member the owner first',
  'Organisasi harus memiliki pemilik: jadikan anggota lain pemilik dulu',
]
