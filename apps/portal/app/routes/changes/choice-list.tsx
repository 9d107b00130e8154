import { format } from '@bgm/i18n'
import { Button } from '@bgm/ui'
import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocale, useText } from '#app/text'
import type { Change } from './choice.server'

const choices = [
  { change: 'larger', when: 'now' },
  { change: 'smaller', when: 'end' },
  { change: 'pause', when: 'day' },
  { change: 'move', when: 'now' },
  { change: 'cancel', when: 'now' },
  { change: 'stop', when: 'end' },
] as const satisfies readonly { change: Change; when: 'now' | 'end' | 'day' }[]

const hasFields: Record<Change, boolean> = {
  larger: true,
  smaller: true,
  pause: true,
  move: true,
  cancel: false,
  stop: false,
}

type ChoiceListProps = {
  chosen: Change
  /** The end of the last paid period. */
  ends: string
  /** Until when the subscription can be cancelled, or null. */
  cancellableUntil: string | null
  /** The fields of the chosen answer. */
  children: ReactNode
}

/**
 * One question whose chosen answer is open. The answer is stored in the URL, so that its consequences are shown without
 * JavaScript too; with JavaScript, every change is applied immediately.
 */
export function ChoiceList({ chosen, ends, cancellableUntil, children }: ChoiceListProps) {
  const t = useText()
  const locale = useLocale()
  const dates = {
    next: format.date(ends, locale),
    last: format.lastDay(ends, locale),
    until: cancellableUntil ? format.dateTime(cancellableUntil, locale) : '',
  }
  const offered = choices.filter(({ change }) => change !== 'cancel' || cancellableUntil || chosen === change)
  const submit = useSubmit()
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const apply = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const other = target instanceof HTMLInputElement && target.name === 'change'
    const form = other ? new FormData() : new FormData(currentTarget)
    if (other) form.set('change', target.value)
    submit(form, { method: 'get', replace: true, preventScrollReset: true })
  }
  return (
    <Form method="get" preventScrollReset onChange={apply}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('changes.legend')}</legend>
        <input type="hidden" name="of" value={chosen} />
        <ul className="grid gap-2.5">
          {offered.map(({ change, when }) => (
            <li
              key={change}
              className="rounded-card border-[1.5px] border-line bg-surface has-[>label>input:checked]:rounded-[44px_6px_18px_6px] has-[>label>input:checked]:border-accent"
            >
              <label className="grid cursor-pointer grid-cols-[24px_minmax(0,1fr)] gap-x-4 gap-y-0.5 px-5 py-4 max-sm:px-4 sm:grid-cols-[24px_minmax(0,1fr)_auto]">
                <input
                  type="radio"
                  name="change"
                  value={change}
                  defaultChecked={change === chosen}
                  className="tick"
                />
                <b className="font-[650]">{t(`changes.${change}.label`)}</b>
                <span className="text-label font-semibold max-sm:col-start-2">
                  {t(`changes.when.${when}`)}
                </span>
                <span className="col-[2/-1] text-label text-muted">{t(`changes.${change}.text`, dates)}</span>
              </label>
              {change === chosen && hasFields[change] ? (
                <div className="grid gap-4 pr-6.5 pb-5.5 pl-15 max-sm:px-4.5" key={change}>
                  {children}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
        {live ? null : (
          <Button type="submit" variant="secondary" className="mt-4">
            {t('changes.show')}
          </Button>
        )}
      </fieldset>
    </Form>
  )
}
