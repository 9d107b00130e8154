import type { PartnerState } from './rules/state'

export const partnerApplicationUid = 'api::partner-application.partner-application'

/** A row as stored in the database. */
export type PartnerApplication = {
  documentId: string
  number: string
  state: PartnerState
  note: string | null
  company_name: string
  name: string
  email: string
  mobile_number: string
  province: string
  city: string
  kind: 'reseller' | 'integrator' | 'agency' | 'association' | 'other'
  message: string | null
  language: 'id' | 'en'
  received_at: string
  in_review_at: string | null
  decided_at: string | null
}

export const findPartnerApplication = (documentId: string): Promise<PartnerApplication | null> =>
  strapi.db.query(partnerApplicationUid).findOne({ where: { documentId } })
