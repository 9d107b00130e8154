import type { ExplicitSetting } from '@bgm/api-client'
import { CheckboxField } from '#app/forms/choice-fields'
import { useText } from '#app/text'

/**
 * Blocks explicit tracks in a zone. If the unit or organisation already blocks them, the field shows that
 * and leaves the policy unchanged.
 */
export function ExplicitField({ explicit: { policy, scope } }: { explicit: ExplicitSetting }) {
  const t = useText()
  if (scope === 'unit' || scope === 'organisation')
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
          <span className="block text-small text-muted">{t('zones.explicit.hint_zone')}</span>
        </>
      }
    />
  )
}
