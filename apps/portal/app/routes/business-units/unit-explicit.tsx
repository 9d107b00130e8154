import type { BusinessUnit } from '@bgm/api-client'
import { Button, Card } from '@bgm/ui'
import { ExplicitField } from '#app/components/explicit-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** The filter of explicit tracks for all zones of a unit. */
export function UnitExplicit({ unit }: { unit: BusinessUnit }) {
  const t = useText()
  const { explicit } = unit
  const form = useSubmission('unit-music', {
    schema: all => all.unitMusicSchema,
    saved: { block_explicit: explicit.policy === 'block' },
  })
  return (
    <Card id="music" title={t('zones.explicit.title')} className="scroll-mt-6">
      <SubmissionForm of={form} className="grid gap-3">
        <ExplicitField explicit={explicit} own="unit" />
        {explicit.scope === 'organisation' ? null : (
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
        )}
      </SubmissionForm>
    </Card>
  )
}
