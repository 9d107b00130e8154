import { licenceCodeLength, parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'

/** Whether the role can read a field. A search must not reveal what the role cannot read. */
export type CanRead = (uid: string, field: string) => boolean

const user = 'plugin::users-permissions.user'
const unit = 'api::business-unit.business-unit'
const organisation = 'api::organisation.organisation'
const membership = 'api::membership.membership'
const order = 'api::order.order'
const subscription = 'api::subscription.subscription'
const zone = 'api::zone.zone'
const licence = 'api::licence.licence'

/** The types whose records belong to a customer. */
const customerTypes = [user, unit, organisation, membership, order, subscription, zone, licence]

const minLength = 3
const maxLength = 200
/** A search that matches more records is too short to be useful. */
const maxMatches = 200

const idRows = z.array(z.object({ id: z.coerce.number() }))
const parseIds = (rows: unknown): number[] => idRows.parse(rows).map(({ id }) => id)
type Rows = ReturnType<typeof strapi.db.connection>

const listIds = async (rows: Rows): Promise<number[]> => parseIds(await rows.limit(maxMatches))

/** The digits of a phone number after the country code or the leading zero; null if the text is not a number. */
function readPhoneDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^(?:62|0)0?/, '')
  return digits.length >= 6 ? digits : null
}

/** The licence code in a text, which may also be the address in the QR code. */
function readLicenceCode(text: string): string | null {
  const parsed = parseLicenceCode(text.replace(/^.*\/l\//i, ''))
  return parsed.ok && parsed.code.length === licenceCodeLength ? parsed.code : null
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const containing = (rows: Rows, column: string, text: string) =>
  rows.whereRaw(`lower(${column}) like ? escape '\\'`, [`%${escaped(text.toLowerCase())}%`])

/** The accounts with this mobile number. */
async function findPeople(text: string, canRead: CanRead): Promise<number[]> {
  const digits = readPhoneDigits(text)
  if (!digits || !canRead(user, 'mobile_number')) return []
  return listIds(containing(strapi.db.connection('up_users'), 'mobile_number', digits).select('id'))
}

/** The units with this name, phone number, invoice number or licence code. */
async function findUnits(text: string, canRead: CanRead): Promise<number[]> {
  const { connection } = strapi.db
  const lookups: Promise<number[]>[] = []
  if (canRead(unit, 'name'))
    lookups.push(listIds(containing(connection('business_units'), 'name', text).select('id')))
  const digits = readPhoneDigits(text)
  if (digits && canRead(unit, 'company_phone_number'))
    lookups.push(
      listIds(containing(connection('business_units'), 'company_phone_number', digits).select('id')),
    )
  if (canRead(order, 'invoice_number'))
    lookups.push(
      listIds(
        containing(connection('orders'), 'invoice_number', text)
          .whereNotNull('business_unit_id')
          .select('business_unit_id as id'),
      ),
    )
  const code = readLicenceCode(text)
  if (code && canRead(licence, 'code'))
    lookups.push(
      listIds(
        connection('licences as l')
          .join('zones as z', 'z.id', 'l.zone_id')
          .where('l.code', code)
          .whereNotNull('z.business_unit_id')
          .select('z.business_unit_id as id'),
      ),
    )
  return [...new Set((await Promise.all(lookups)).flat())]
}

type Matches = { people: number[]; units: number[]; organisations: number[]; unitOwners: number[] }

async function findCustomers(text: string, canRead: CanRead): Promise<Matches> {
  const [people, units] = await Promise.all([findPeople(text, canRead), findUnits(text, canRead)])
  const { connection } = strapi.db
  const [organisations, unitOwners] = await Promise.all([
    listIds(connection('memberships').whereIn('user_id', people).distinct('organisation_id as id')),
    listIds(
      connection('business_units')
        .whereIn('id', units)
        .whereNotNull('organisation_id')
        .distinct('organisation_id as id'),
    ),
  ])
  return { people, units, organisations, unitOwners }
}

const matchAny = (ids: readonly number[]) => ({ $in: [...new Set(ids)] })

async function listMembers(organisations: readonly number[]): Promise<number[]> {
  return listIds(
    strapi.db.connection('memberships').whereIn('organisation_id', organisations).distinct('user_id as id'),
  )
}

/** The licences of the zones of these units and organisations. */
const listLicences = (units: readonly number[], organisations: readonly number[]) =>
  listIds(
    strapi.db
      .connection('licences as l')
      .join('zones as z', 'z.id', 'l.zone_id')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .where(owned => owned.whereIn('u.id', units).orWhereIn('u.organisation_id', organisations))
      .select('l.id'),
  )

async function toFilters(
  uid: string,
  { people, units, organisations, unitOwners }: Matches,
): Promise<object[]> {
  const ofCustomer = [
    { business_unit: { id: matchAny(units) } },
    { organisation: { id: matchAny(organisations) } },
  ]
  switch (uid) {
    case organisation:
      return [{ id: matchAny([...organisations, ...unitOwners]) }]
    case unit:
      return [{ id: matchAny(units) }, { organisation: { id: matchAny(organisations) } }]
    case user:
      return [{ id: matchAny([...people, ...(await listMembers(unitOwners))]) }]
    case membership:
      return [{ user: { id: matchAny(people) } }, { organisation: { id: matchAny(unitOwners) } }]
    case zone:
      return [
        { business_unit: { id: matchAny(units) } },
        { business_unit: { organisation: { id: matchAny(organisations) } } },
      ]
    case licence:
      return [{ id: matchAny(await listLicences(units, organisations)) }]
    default:
      return ofCustomer
  }
}

/**
 * Conditions that find the records of the customer whose licence code, phone number, unit or invoice a member of
 * staff searches for. They extend the search in the type's own fields.
 */
export async function findCustomerConditions(
  uid: string,
  search: string,
  canRead: CanRead,
): Promise<object[]> {
  const text = search.trim()
  if (!customerTypes.includes(uid) || text.length < minLength || text.length > maxLength) return []
  const code = uid === licence ? readLicenceCode(text) : null
  if (code) return canRead(licence, 'code') ? [{ code }] : []
  const matches = await findCustomers(text, canRead)
  return matches.people.length + matches.units.length > 0 ? await toFilters(uid, matches) : []
}
