import { withholdingBases } from '@bgm/validation'
import { z } from 'zod'
import { listStaffNames } from '#src/billing/payment-office/staff'
import { HttpError } from '#src/platform/http/errors'
import { codeField, textField } from '#src/platform/http/text-fields'
import { startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'

/** A rule from a day on, at a rate in percent; 0 lets nobody withhold. The opinion is that of a tax adviser. */
export const withholdingRuleBody = z.strictObject({
  rate: z.int().min(0).max(30),
  basis: z.enum(withholdingBases),
  object_code: codeField(16).regex(/^\d{2}-\d{3}-\d{2}$/),
  opinion: textField(255).min(3),
  starts_on: z.iso.date(),
})
type RuleBody = z.output<typeof withholdingRuleBody>

const ruleRow = z.object({
  id: z.number(),
  rate: z.number(),
  basis: z.enum(withholdingBases),
  object_code: z.string(),
  opinion: z.string(),
  starts_at: z.coerce.number(),
  created_by: z.string(),
  created_at: z.coerce.number(),
})

const rows = () => strapi.db.connection('withholding_rules')

/** The rule that applies at a time; null if customers cannot withhold. */
export async function findWithholdingRule(at: Date) {
  const row: unknown = await rows()
    .where('starts_at', '<=', at.getTime())
    .orderBy([
      { column: 'starts_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first()
  const rule = row ? ruleRow.parse(row) : null
  return rule && rule.rate > 0 ? rule : null
}

/** All rules, newest first; a rule replaces earlier ones from its day on. */
export async function listWithholdingRules() {
  const listed = z.array(ruleRow).parse(await rows().orderBy('id', 'desc').limit(100))
  const names = await listStaffNames(listed.map(({ created_by }) => created_by))
  return listed.map(rule => ({ ...rule, created_by: names.get(rule.created_by) ?? rule.created_by }))
}

/** Adds a rule, which takes effect today or later, because earlier orders were paid by the rule of their time. */
export async function addWithholdingRule(
  { starts_on, ...rule }: RuleBody,
  staff: { id: number },
  now = Date.now(),
): Promise<void> {
  if (starts_on < toJakartaDay(now))
    throw new HttpError(400, 'The rule starts in the past', { code: 'withholding-past' })
  await rows().insert({
    ...rule,
    starts_at: startOfJakartaDay(starts_on),
    created_by: String(staff.id),
    created_at: now,
  })
  strapi.log.info('the withholding rule was changed', { staff: staff.id, rate: rule.rate, starts_on })
}
