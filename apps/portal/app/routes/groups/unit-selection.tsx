import { Form } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { useListUrl } from '#app/components/list-url'
import { useSelectedCount } from '#app/components/use-selected-count'
import { ShownFor } from '#app/forms/shown-for'
import { useText } from '#app/text'

type UnitSelectionProps = {
  /** The numbers of units that match, and of those on the page. */
  total: number
  shown: number
  /** The filter of the list, repeated in the form for actions that read it from there. */
  filter: Record<string, string | undefined>
  /** The buttons, each with its own action. */
  actions: ReactNode
  children: ReactNode
}

/** A form around a list of units. CSS shows its actions once something is selected, so it needs no JavaScript. */
export function UnitSelection({ total, shown, filter, actions, children }: UnitSelectionProps) {
  const t = useText()
  const { query, pathname } = useListUrl()
  const bar = useRef<HTMLDivElement>(null)
  const count = useSelectedCount(bar, 'units', total)
  const units = (number: number) => t('words.units', { count: number })
  return (
    <Form key={`${pathname}${query}`} data-unguarded="" className="group/list">
      <ShownFor />
      {Object.entries(filter).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div ref={bar}>
        {total > shown ? (
          <label className="mb-3 inline-flex min-h-11 items-center gap-3 text-label">
            <input type="checkbox" name="all" value="on" className="tick" />
            {t('groups.select.all', { units: units(total) })}
          </label>
        ) : null}
        <div className="on-deep sticky top-3 z-20 mb-4 hidden flex-wrap items-center gap-2.5 rounded-[30px_6px] py-3 pr-3.5 pl-6.5 text-label group-has-[input:checked]/list:flex max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-20 max-md:mb-0 max-md:px-4">
          <b role="status" className="mr-auto font-semibold max-md:basis-full">
            {count === null ? t('groups.select.some') : t('groups.select.count', { units: units(count) })}
          </b>
          {actions}
        </div>
      </div>
      {children}
    </Form>
  )
}
