import type { ExplicitPolicy, ScheduleScope } from '@bgm/validation'

type Policies = { organisation: string | null; unit: string | null; zone?: string | null }

/**
 * The explicit policy of a zone, or of a unit if `zone` is missing. Organisation, unit and zone each have a
 * policy, and units and zones can only make it stricter. `scope` is the widest scope that blocks.
 */
export function toExplicitPolicyView(policies: Policies): {
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
