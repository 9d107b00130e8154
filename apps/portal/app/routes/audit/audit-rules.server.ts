import { auditKinds } from '@bgm/validation'
import { isDate, isOneOf } from '#app/http/query.server'

/** The query parameters of the audit trail; `person` is an id or a type of actor. */
export const auditRules = {
  person: (value: string) => /^[a-z0-9]{1,40}$/.test(value),
  about: isOneOf(auditKinds),
  from: isDate,
  to: isDate,
}
