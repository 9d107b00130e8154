import type { BusinessUnit } from '@bgm/api-client'
import { Button, Card } from '@bgm/ui'
import { CheckboxField } from '#app/forms/choice-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/**
 * The setting that blocks explicit tracks in all zones of a unit, unless the organisation already blocks
 * them.
 */
export function UnitExplicitCard({ unit: { explicit } }: { unit: BusinessUnit }) {
  const t = useText()
  const form = useSubmission('unit-music', {
    schema: all => all.unitMusicSettingsSchema,
    saved: { block_explicit: explicit.policy === 'block' },
  })
  if (explicit.scope === 'organisation')
    return (
      <Card title={t('zones.explicit.title')}>
        <p className="text-label">{t('zones.explicit.by_organisation')}</p>
      </Card>
    )
  return (
    <Card title={t('zones.explicit.title')}>
      <SubmissionForm of={form} className="grid gap-3">
        <CheckboxField
          name="block_explicit"
          label={
            <>
              {t('zones.explicit.block')}
              <span className="block text-small text-muted">{t('zones.explicit.hint_unit')}</span>
            </>
          }
        />
        <Button
          type="submit"
          variant="secondary"
          size="s"
          className="justify-self-start"
          busy={form.busy}
          busyLabel={t('words.saving')}
        >
          {t('actions.save')}
        </Button>
      </SubmissionForm>
    </Card>
  )
}
