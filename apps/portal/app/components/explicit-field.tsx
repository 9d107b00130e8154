import type { Explicit } from '@bgm/api-client'
import type { ScheduleScope } from '@bgm/validation'
import { CheckboxField } from '#app/forms/choice-fields'
import { useText } from '#app/text'

/** Blocks explicit tracks. Where a wider scope already does, it says so and keeps the policy as it is. */
export function ExplicitField({ explicit, own }: { explicit: Explicit; own: ScheduleScope }) {
  const t = useText()
  const { policy, scope } = explicit
  if (scope !== null && scope !== own)
    return (
      <p className="text-label">
        {policy === 'block' ? <input type="hidden" name="block_explicit" value="on" /> : null}
        {t(`zones.explicit.by_${scope}`)}
      </p>
    )
  return (
    <CheckboxField
      name="block_explicit"
      label={
        <>
          {t('zones.explicit.block')}
          <span className="block text-small text-muted">{t(`zones.explicit.hint_${own}`)}</span>
        </>
      }
    />
  )
}
