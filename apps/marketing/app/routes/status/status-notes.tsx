import type { StatusNote } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { getNotePhase, type NotePhase } from './assess-status'

const phases: NotePhase[] = ['current', 'planned', 'past']
const tones = {
  planned: 'off',
  investigating: 'bad',
  identified: 'warn',
  monitoring: 'info',
  resolved: 'ok',
} as const

/** Incidents and maintenance by phase, each with its updates. */
export function StatusNotes({ notes, now }: { notes: readonly StatusNote[]; now: number }) {
  const { t } = useSite()
  return (
    <>
      <h2 className="mb-4 text-h2">{t('service_status.notes.title')}</h2>
      {notes.length === 0 ? <p className="text-muted">{t('service_status.notes.none')}</p> : null}
      {phases.map(phase => {
        const found = notes.filter(note => getNotePhase(note, now) === phase)
        return found.length === 0 ? null : (
          <section key={phase} className="mt-6">
            <h3 className="mb-2 text-h4">{t(`service_status.notes.${phase}`)}</h3>
            <ul className="grid gap-4">
              {found.map(note => (
                <Note key={note.id} note={note} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function Note({ note: { kind, state, title, parts, starts_at, ends_at, updates } }: { note: StatusNote }) {
  const { t, locale } = useSite()
  const from = format.dateTime(starts_at, locale)
  return (
    <li className="rounded-card border border-line p-4.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 className="text-lead font-[650]">{title[locale]}</h4>
        <Badge tone={tones[state]}>{t(`service_status.note_states.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-label text-muted">
        {t(`service_status.notes.${kind}`)} ·{' '}
        {ends_at === null
          ? t('service_status.notes.from', { from })
          : t('service_status.notes.period', { from, until: format.dateTime(ends_at, locale) })}{' '}
        · {parts.map(part => t(`service_status.parts.${part}.name`)).join(', ')}
      </p>
      <ol className="mt-3 grid gap-3">
        {updates.map(update => (
          <li key={update.at} className="border-l-2 border-line pl-3">
            <p className="text-small text-muted">
              <time dateTime={update.at}>{format.dateTime(update.at, locale)}</time> ·{' '}
              {t(`service_status.note_states.${update.state}`)}
            </p>
            <p className="whitespace-pre-line">{update.text[locale]}</p>
          </li>
        ))}
      </ol>
    </li>
  )
}
