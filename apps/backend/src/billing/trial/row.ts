import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { type Sql, sql } from '#src/platform/database/sql'

const trialRow = z.object({
  id: integerColumn,
  subscription: z.string(),
  subscription_id: integerColumn,
  organisation: integerColumn,
  unit: integerColumn,
  unit_document: z.string(),
  unit_name: z.string(),
  brand_name: z.string(),
  zone_id: integerColumn.nullable(),
  zone_document: z.string().nullable(),
  zone_name: z.string().nullable(),
  licence: z.string().nullable(),
  starts_at: z.date(),
  ends_at: z.date(),
  /** The start of the subscription that continues the trial or that followed it, or null. */
  continues_at: z.date().nullable(),
})
export type Trial = z.output<typeof trialRow>

const trials = sql`select t.id, s.document_id as subscription, s.id as subscription_id, t.organisation_id as organisation,
    u.id as unit, u.document_id as unit_document, u.name as unit_name, u.brand_name, z.id as zone_id,
    z.document_id as zone_document, z.name as zone_name, l.code as licence, s.starts_at, s.expired_date as ends_at,
    (select min(p.starts_at) from subscriptions p where p.business_unit_id = u.id and p.trial is not true
      and p.refunded is not true and p.expired_date > s.starts_at) as continues_at
  from trials t
  join subscriptions s on s.id = t.subscription_id
  join business_units u on u.id = s.business_unit_id and u.deleted_at is null
  left join zones z on z.business_unit_id = u.id and z.number = 1
  left join licences l on l.zone_id = z.id`

/** The trial of an organisation, also one that is over; null if it had none or its unit was deleted. */
export const findTrial = (organisation: number): Promise<Trial | null> =>
  selectOne(sql`${trials} where t.organisation_id = ${organisation}`, trialRow)

export const listTrials = (where: Sql): Promise<Trial[]> =>
  select(sql`${trials} where ${where} order by t.id`, trialRow)

/** The trial with this subscription; null if the subscription is not a trial. */
export const findTrialOfPeriod = (subscription: string): Promise<Trial | null> =>
  selectOne(sql`${trials} where s.document_id = ${subscription}`, trialRow)
