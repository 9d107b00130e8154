import type { ZoneView } from '@bgm/api-client'
import { Button } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { X } from 'lucide-react'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The member's saved views as links, and a form that saves the current view. */
export function SavedZoneViews({ views, savable }: { views: ZoneView[]; savable: boolean }) {
  const t = useText()
  if (views.length === 0 && !savable) return null
  return (
    <section aria-label={t('zone_board.views.label')} className="mb-4.5 flex flex-wrap items-start gap-2">
      {views.map(view => (
        <SavedView key={view.id} view={view} />
      ))}
      {savable ? <SaveView key={views.length} /> : null}
    </section>
  )
}

function SavedView({ view: { id, name, query } }: { view: ZoneView }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission(`remove-view-${id}`)
  return (
    <div className="inline-flex items-center rounded-pill border border-line bg-surface">
      <Link
        to={paths.zones(locale, query)}
        className="inline-flex min-h-11 items-center pr-1 pl-4 text-label font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      <SubmissionForm of={form}>
        <input type="hidden" name="view" value={id} />
        <button
          type="submit"
          aria-label={t('zone_board.views.remove', { name })}
          className="grid size-11 cursor-pointer place-items-center rounded-pill text-muted hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </SubmissionForm>
    </div>
  )
}

function SaveView() {
  const t = useText()
  const form = useSubmission('save-view', { schema: all => all.zoneViewFormSchema, saved: { view_name: '' } })
  return (
    <details className="min-w-0 max-sm:w-full" open={form.reply ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 text-label font-semibold underline underline-offset-4">
        {t('zone_board.views.save')}
      </summary>
      <SubmissionForm of={form} className="mt-2 grid max-w-100 gap-3">
        <TextField
          name="view_name"
          maxLength={40}
          autoComplete="off"
          hint={t('zone_board.views.save_hint')}
        />
        <Button type="submit" size="s" busy={form.busy} busyLabel={t('words.saving')}>
          {t('actions.save')}
        </Button>
      </SubmissionForm>
    </details>
  )
}
