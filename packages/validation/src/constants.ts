// Separate from the schemas, so that a page that only shows these values does not load zod.

/** The columns of an import, an export and their template, in this order. */
export const unitColumns = [
  'outlet_code',
  'name',
  'industry',
  'hotel_stars',
  'area_size',
  'company_name',
  'brand_name',
  'company_email',
  'company_phone_number',
  'npwp',
  'company_address',
  'province',
  'city',
  'district',
  'urban',
  'zip_code',
] as const
export type UnitColumn = (typeof unitColumns)[number]

export const importMaxBytes = 2 * 1024 * 1024
export const importMaxRows = 2000
export const taxFileMaxBytes = 5 * 1024 * 1024

/** The maximum number of zones of a unit, whatever its package. */
export const maxZones = 5

/** The period preselected on the site and in the portal. */
export const defaultBillingPeriod = 'yearly'

export const orderKinds = ['new', 'extra-zones', 'renewal'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Emails that a person can turn off. Emails about the account itself are always sent. */
export const notificationKinds = ['renewal', 'payment', 'members'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How long an override from the remote can last, in hours; `slot` is until the schedule changes. */
export const overrideHours = ['1', '2', '4', 'slot'] as const

/** Whether tracks with explicit lyrics may play. */
export const explicitPolicies = ['allow', 'block'] as const
export type ExplicitPolicy = (typeof explicitPolicies)[number]
