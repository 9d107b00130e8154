import { Button } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useListUrl } from '#app/components/list-url'
import { useHasPermission } from '#app/components/use-has-permission'
import { useSelectedCount } from '#app/components/use-selected-count'
import { ShownFor } from '#app/forms/shown-for'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type SelectUnitsProps = { total: number; shown: number; children: ReactNode }

/** A form around the list, for members who may order. It adds the selected units to the cart. */
export function SelectUnits({ total, shown, children }: SelectUnitsProps) {
  const locale = useLocale()
  const { query } = useListUrl()
  if (!useHasPermission()('order.create')) return children
  const { page: _, ...filter } = Object.fromEntries(query)
  return (
    <Form
      method="post"
      action={paths.cart(locale, filter)}
      key={String(query)}
      data-unguarded=""
      className="group/list"
    >
      <ShownFor />
      <input type="hidden" name="form" value="cart-add" />
      <SelectionBar total={total} shown={shown} />
      {children}
    </Form>
  )
}

/** CSS shows the bar once something is selected, so it needs no JavaScript. */
function SelectionBar({ total, shown }: { total: number; shown: number }) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const count = useSelectedCount(bar, 'units', total)
  const units = (number: number) => t('words.units', { count: number })
  return (
    <div ref={bar}>
      {total > shown ? (
        <label className="mb-3 inline-flex min-h-11 items-center gap-3 text-label">
          <input type="checkbox" name="all" value="on" className="tick" />
          {t('cart.select.all', { units: units(total) })}
        </label>
      ) : null}
      <div className="on-deep sticky top-3 z-20 mb-4 hidden flex-wrap items-center gap-2.5 rounded-[30px_6px] py-3 pr-3.5 pl-6.5 text-label group-has-[input:checked]/list:flex max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-20 max-md:mb-0 max-md:px-4">
        <b role="status" className="mr-auto font-semibold">
          {count === null ? t('cart.select.some') : t('cart.select.count', { units: units(count) })}
        </b>
        <Button type="submit" variant="ghost" size="s">
          <ShoppingCart aria-hidden="true" strokeWidth={1.75} />
          {t('cart.select.add')}
        </Button>
      </div>
    </div>
  )
}

export function UnitCheckbox({ id, name }: { id: string; name: string }) {
  const t = useText()
  return (
    <label className="-m-2.5 grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{t('cart.select.unit', { unit: name })}</span>
      <input type="checkbox" name="units" value={id} className="tick" />
    </label>
  )
}
