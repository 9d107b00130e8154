import { trialDays } from '@bgm/validation'
import { z } from 'zod'
import { createZones } from '#src/billing/subscription/create-zones'
import { periodsChanged } from '#src/billing/subscription/events'
import { lockUnits, memberActor, recordAuditEntry, zonesChanged } from '#src/customers'
import { findViolatedColumn } from '#src/platform/database/errors'
import { insertRows } from '#src/platform/database/insert-rows'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { trialTexts } from './email-texts'
import { sendTrialStarted } from './emails'
import { getPhoneDigest, phoneUsedError } from './phone'
import { findTrial, type Trial } from './row'
import { computeTrialPeriod } from './rules/period'

/** The key of the package of trials, which is not sold. */
export const trialPackage = 'trial'

type NewTrial = {
  account: Account
  organisation: { id: number; documentId: string }
  /** The number that the member has proved to hold, in E.164 format. */
  number: string
  unit: { id: number; name: string }
  zoneName: string
  now: Date
}

const usedError = () => new HttpError(409, 'The organisation has already had music', { code: 'trial-used' })

async function createPeriod({ account, organisation, unit, now }: Omit<NewTrial, 'number'>): Promise<number> {
  const period: unknown = await strapi.db.query('api::subscription.subscription').create({
    data: {
      organisation: organisation.id,
      organisation_id: organisation.id,
      business_unit: unit.id,
      business_unit_id: unit.id,
      package_key: trialPackage,
      package_title: trialTexts[account.locale].title,
      billing_period: 'monthly',
      zone_count: 1,
      // A trial has no grace period.
      ended_early: true,
      trial: true,
      ...computeTrialPeriod(now),
    },
  })
  const { id } = z.object({ id: z.number() }).parse(period)
  await strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { id: unit.id }, data: { current_subscription: id } })
  return id
}

/** Of two trials with the same number or for the same organisation, the database rejects the second one. */
async function claim({ organisation, number, now }: NewTrial, subscription: number): Promise<void> {
  const row = {
    organisation_id: organisation.id,
    phone_digest: getPhoneDigest(number),
    subscription_id: subscription,
    started_at: now.getTime(),
  }
  try {
    await strapi.db.transaction(({ trx }) => insertRows(trx, 'trials', [row]))
  } catch (error) {
    const column = findViolatedColumn(error)
    if (column === 'phone_digest') throw phoneUsedError()
    throw column === 'organisation_id' ? usedError() : error
  }
}

const countPeriods = (where: { organisation_id: number } | { business_unit_id: number }) =>
  strapi.db.query('api::subscription.subscription').count({ where })

/**
 * Gives a unit the period of a trial, with its zone and licence. Call this in a transaction. Throws 409 `trial-used` if the
 * unit has had a period.
 */
export async function startTrialPeriod(request: Omit<NewTrial, 'number'>): Promise<number> {
  const { account, unit, zoneName, now } = request
  await lockUnits([unit.id])
  if ((await countPeriods({ business_unit_id: unit.id })) > 0) throw usedError()
  const period = await createPeriod(request)
  await strapi.db.transaction(({ trx }) =>
    createZones(trx, new Map([[unit.id, 1]]), { paidAt: now, locale: account.locale, name: zoneName }),
  )
  const actor = memberActor(account)
  await periodsChanged.raise({ units: [unit.id], actor, now: now.getTime() })
  await zonesChanged.raise({ units: [unit.id] })
  return period
}

/**
 * Starts the trial of an organisation in one zone of a unit. Call this in a transaction. Throws 409 (`trial-phone-used` or
 * `trial-used`).
 */
export async function startTrial(request: NewTrial): Promise<Trial> {
  const { account, organisation, unit, now } = request
  if ((await countPeriods({ organisation_id: organisation.id })) > 0) throw usedError()
  await claim(request, await startTrialPeriod(request))
  const trial = await findTrial(organisation.id)
  if (!trial) throw new Error('The trial cannot be found')
  await recordAuditEntry({
    action: 'trial.started',
    actor: memberActor(account),
    subject: 'subscription',
    subjectId: trial.subscription,
    organisation: organisation.id,
    at: now,
    details: { name: unit.name, days: trialDays },
  })
  await sendTrialStarted(trial, account)
  return trial
}
