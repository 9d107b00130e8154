import type { ExplicitPolicy, ScheduleScope } from '@bgm/validation'

type Policies = { organisation: string | null; unit: string | null; zone?: string | null }

/**
 * The explicit policy of a zone, or of a unit without `zone`. Organisation, unit and zone each have a policy; unit and zone
 * can only tighten it. `scope` is the widest one that blocks.
 */
export function explicitView(policies: Policies): {
  policy: 'inherit' | 'block'
  effective: ExplicitPolicy
  scope: ScheduleScope | null
} {
  const own = 'zone' in policies ? policies.zone : policies.unit
  const scope = (['organisation', 'unit', 'zone'] as const).find(one => policies[one] === 'block') ?? null
  return {
    policy: own === 'block' ? 'block' : 'inherit',
    effective: scope === null ? 'allow' : 'block',
    scope,
  }
}
