import { buttonVariants, FieldPair } from '@bgm/ui'
import { localiseTitle } from '#app/components/zone-text'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { EditorActions } from './editor-actions'
import type { SlotEditorView } from './editor-view'
import { OverlapActions } from './overlap'
import { PanelDialog } from './panel-dialog'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { useSlotImpact } from './use-slot-impact'
import { formatMinute } from './week'
import { WeekdayChips } from './weekday-chips'

/** Adds slots, or changes all slots that have the same times and playlist. */
export function SlotEditor({ editor, data }: { editor: SlotEditorView; data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(data.place)
  const { slot, days } = editor
  const clock = (minute: string) => (/^\d{1,4}$/.test(minute) ? formatMinute(Number(minute), locale) : '')
  const saved = {
    days: days.join(','),
    from_time: slot ? formatMinute(slot.from_minute, locale) : clock(editor.from),
    until_time: slot ? formatMinute(slot.until_minute, locale) : clock(editor.until),
    playlist: editor.playlist,
    ...data.typed,
  }
  const form = useSubmission('slot', {
    schema: all => all.slotFormSchema,
    saved,
    order: ['days', 'from_time', 'until_time', 'playlist'],
  })
  const consequence = useSlotImpact({ data, slot, saved, reply: form.reply })
  return (
    <PanelDialog title={t(slot ? 'schedule.edit' : 'schedule.add')} close={to()}>
      <SubmissionForm of={form} className="grid gap-5" onInput={consequence.read} onChange={consequence.read}>
        <input type="hidden" name="version" value={data.schedule.version} />
        <WeekdayChips />
        <div>
          <FieldPair>
            <TextField name="from_time" inputMode="decimal" maxLength={16} autoComplete="off" />
            <TextField name="until_time" inputMode="decimal" maxLength={16} autoComplete="off" />
          </FieldPair>
          {consequence.edited ? null : <OverlapActions reply={form.reply} to={to} />}
          <p className="mt-2 text-small text-muted">{t('schedule.times_hint')}</p>
        </div>
        <SelectField
          name="playlist"
          placeholder=""
          options={data.playlists.map(({ id, title }) => ({
            value: id,
            label: localiseTitle(title, locale),
          }))}
        />
        <p
          role="status"
          className={consequence.text ? 'rounded-field bg-sunken px-4 py-3 text-label' : 'sr-only'}
        >
          {consequence.text}
        </p>
        <EditorActions
          busy={form.busy}
          close={to()}
          remove={slot ? { id: 'slot-remove', label: t('schedule.remove') } : null}
        >
          <DescribeButton />
        </EditorActions>
      </SubmissionForm>
    </PanelDialog>
  )
}

/** Shows the consequence on request, for use without JavaScript. */
function DescribeButton() {
  const t = useText()
  return (
    <noscript>
      <button type="submit" name="intent" value="describe" className={buttonVariants({ variant: 'quiet' })}>
        {t('schedule.consequence.show')}
      </button>
    </noscript>
  )
}
