import { auditKinds } from '@bgm/validation'
import { isDate, oneOf } from '#app/http/query.server'

/** The query parameters of the audit trail; `person` is an id or a type of actor. */
export const auditRules = {
  person: (value: string) => /^[a-z0-9]{1,40}$/.test(value),
  about: oneOf(auditKinds),
  from: isDate,
  to: isDate,
}
