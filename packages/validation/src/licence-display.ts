/** The state filters for licences. `expiring` licences are valid but end within `licenceNoticeDays`. */
export const licenceFilters = ['expiring', 'active', 'overdue', 'suspended', 'expired', 'revoked'] as const
export type LicenceFilter = (typeof licenceFilters)[number]
export const licenceNoticeDays = 14

/** Whether a licence allows music in this state. It still does in the grace period after its paid time. */
export const isValidLicence = (state: string): boolean => state === 'active' || state === 'overdue'

/** Formats `4H7K9QX2M3VTB` as `4H7K-9QX2-M3VTB`. */
export const formatLicenceCode = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].filter(part => part !== '').join('-')
