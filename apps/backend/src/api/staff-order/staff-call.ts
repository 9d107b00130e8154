import { z } from 'zod'
import { getStaffMember, toStaffShopper } from '#src/billing'
import { findCustomer } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'

/** A parameter of the path that is a record's id. Throws 404 if it cannot be one. */
export function getRecordId({ params }: RequestContext, name: string): string {
  const id = recordId.safeParse(params[name])
  if (!id.success) throw notFound()
  return id.data
}

const signedIn = z.object({ preferedLanguage: z.string().nullish() })

/** The language in which a member of staff uses the panel. */
const getLanguage = (ctx: RequestContext): 'id' | 'en' =>
  signedIn.safeParse(ctx.state.user).data?.preferedLanguage === 'id' ? 'id' : 'en'

/** A request of staff about one customer. Throws 404 for an unknown one, and 429 after too many requests. */
export async function getStaffCall(ctx: RequestContext) {
  const staff = getStaffMember(ctx)
  await consume('staff-order-staff', String(staff.id))
  const customer = await findCustomer(getRecordId(ctx, 'id'))
  if (!customer) throw notFound()
  const locale = getLanguage(ctx)
  return { staff, customer, locale, shopper: toStaffShopper(customer.id, staff, locale) }
}
