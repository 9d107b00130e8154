import { HttpError } from '#src/platform/http/errors'

/** A message for staff in both panel languages. */
export type StaffMessage = readonly [en: string, id: string]

/** The message in the panel user's language; in English outside panel requests. */
export function translateForStaff([en, id]: StaffMessage): string {
  const user: { preferedLanguage?: string | null } | undefined = strapi.requestContext.get()?.state.user
  return user?.preferedLanguage === 'id' ? id : en
}

/** A 400 error whose message the panel shows to staff. */
export const staffError = (...text: StaffMessage) => new HttpError(400, translateForStaff(text))

export const lastOwnerMessage: StaffMessage = [
  'An organisation must have an owner: make another member the owner first',
  'Organisasi harus memiliki pemilik: jadikan anggota lain pemilik dulu',
]
