import { auditKinds } from '@bgm/validation'
import { among, day } from '#app/http/query.server'

/** What the audit can be asked for, as in its address; a person is an id, or everybody of a kind. */
export const auditRules = {
  person: (value: string) => /^[a-z0-9]{1,40}$/.test(value),
  about: among(auditKinds),
  from: day,
  to: day,
}
